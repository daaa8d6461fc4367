import HostProtocol

/// The options of `render`, `inspect` and `list`, checked.
struct RenderOptions {
  static let defaultOutput = "out"

  var formats: [HostRequest.Output.Format]
  var outlinesText: Bool
  var variants: [Variant]
  var only: [String]
  var jobs: Int
  var timeOut: Double
  var iosVersion: Int
  var isStrict: Bool
  var drawsChrome: Bool
  /// Draws what `inspect` finds over pictures.
  var drawsOverlay: Bool
  /// Draws Interface Builder files with the sizes of the Xcode that saved them.
  var usesFileEra: Bool

  init(_ arguments: Arguments, processors: Int) throws {
    formats = arguments.list("format").compactMap(HostRequest.Output.Format.init)
    if formats.isEmpty { formats = HostRequest.Output.Format.allCases }
    outlinesText = arguments.value("svg-text") == "outlines"
    if let kind = arguments.value("svg-text"), !formats.contains(.svg) {
      throw UsageError.conflict(
        option: "--svg-text \(kind)", with: "--format \(formats.map(\.rawValue).joined(separator: ","))", why: "no SVG is written")
    }
    only = arguments.list("only")
    isStrict = arguments.has("strict")
    drawsChrome = arguments.has("chrome")
    drawsOverlay = arguments.has("overlay")
    if arguments.command.name == "inspect", let folder = arguments.value("out"), !drawsOverlay {
      throw UsageError.conflict(option: "--out \(folder)", with: "inspect without --overlay", why: "no picture is written")
    }
    usesFileEra = arguments.value("ib-era") == "file"
    jobs = try RenderOptions.whole(arguments, "jobs", 1...256) ?? processors
    // Another version is drawn as the nearest generation whose numbers are known.
    iosVersion = min(max(try RenderOptions.whole(arguments, "ios", 1...99) ?? 18, 12), 26)
    timeOut = 20
    if let text = arguments.value("timeout") {
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw UsageError.badValue(option: "--timeout", value: text, expected: "a number of seconds above 0 and up to 86400")
      }
      timeOut = seconds
    }
    variants = try RenderOptions.matrix(arguments)
  }

  private static func whole(_ arguments: Arguments, _ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError.badValue(
        option: "--\(name)", value: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Every combination of the values given, the last option varying fastest.
  private static func matrix(_ arguments: Arguments) throws -> [Variant] {
    var base = Variant()
    base.background = try background(arguments)
    var variants = [base]
    func expand<Value>(_ values: [Value], _ set: (inout Variant, Value) -> Void) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var copy = variant
          set(&copy, value)
          return copy
        }
      }
    }
    let scales = try arguments.list("scale").map { text -> Double in
      guard let scale = Double(text), scale > 0, scale <= 8 else {
        throw UsageError.badValue(option: "--scale", value: text, expected: "a number above 0 and up to 8")
      }
      return scale
    }
    for locale in arguments.list("locale") where !LocaleName.isValid(locale) {
      throw UsageError.badValue(option: "--locale", value: locale, expected: LocaleName.expectation(for: locale))
    }
    expand(arguments.list("device")) { $0.device = $1 }
    expand(arguments.list("orientation")) { $0.isLandscape = $1 == "landscape" }
    expand(arguments.list("split")) { $0.split = Variant.Split(rawValue: $1) }
    expand(arguments.list("appearance").compactMap(Variant.Appearance.init)) { $0.appearance = $1 }
    expand(arguments.list("text-size").compactMap(Variant.TextSize.init)) { $0.textSize = $1 }
    expand(arguments.list("direction").compactMap(Variant.Direction.init)) { $0.direction = $1 }
    expand(arguments.list("locale")) { $0.locale = $1 }
    expand(scales) { $0.scale = $1 }
    try variants.forEach(checkSplit)
    // Two spellings of one variant (2 and 2.0, en and none) would write one file twice.
    var seen: Set<String> = []
    return variants.filter { seen.insert(OutputNames.variant($0)).inserted }
  }

  /// A share of the screen that the device has.
  private static func checkSplit(_ variant: Variant) throws {
    guard let split = variant.split, let device = Device.named(variant.device ?? Device.defaultIdentifier) else { return }
    let isLandscape = variant.isLandscape ?? false
    guard device.width(of: split, isLandscape: isLandscape) == nil else { return }
    let why =
      !device.isPad
      ? "Split View is an iPad's"
      : device.width(of: split, isLandscape: true) != nil
        ? "in portrait there is no such share; add --orientation landscape" : "its widths in Split View are not known"
    throw UsageError.conflict(option: "--split \(split.rawValue)", with: "--device \(device.id)", why: why)
  }

  private static func background(_ arguments: Arguments) throws -> String? {
    guard let text = arguments.value("background") else { return nil }
    if text == "none" { return text }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), [3, 6, 8].contains(digits.count) else {
      throw UsageError.badValue(option: "--background", value: text, expected: "none or a colour such as #F2F2F7")
    }
    return "#" + (digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)).uppercased()
  }
}
