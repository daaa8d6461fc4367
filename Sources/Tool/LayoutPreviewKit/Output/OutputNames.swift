import HostProtocol

/// Where each picture of a run goes.
struct OutputNames {
  private var names = UniqueNames()
  private var modules: [String: String] = [:]

  /// The folder of a preview; previews of the same name in other modules carry their module's name.
  mutating func folder(forPreview name: String, module: String) -> String {
    let safe = SafeName.make(from: name)
    let key = safe.lowercased()
    if let first = modules[key], first != module { return names.unique("\(safe)-\(SafeName.make(from: module))") }
    modules[key] = module
    return names.unique(safe)
  }

  /// What tells the variants of a preview apart: the device, then every value that is not the default.
  static func variant(_ variant: Variant) -> String {
    let identifier = variant.device ?? Device.defaultIdentifier
    var name = identifier
    if variant.isLandscape == true { name += "-landscape" }
    if let split = variant.split { name += "-\(split.rawValue)" }
    if variant.appearance == .dark { name += "-dark" }
    if let size = variant.textSize, size != .L { name += "-\(size.rawValue)" }
    if let direction = variant.direction, direction != Variant.Direction(ofLocale: variant.locale) { name += "-\(direction.rawValue)" }
    if let locale = variant.locale, locale != "en" { name += "-\(locale)" }
    if let scale = variant.scale, scale != Device.named(identifier)?.scale { name += "@\(OutputNames.shown(scale))x" }
    return name
  }

  /// A number without a fraction is shown without one.
  static func shown(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
