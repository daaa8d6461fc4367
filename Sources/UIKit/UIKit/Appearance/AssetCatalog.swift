import Foundation

/// Reads the sets of asset catalogs: `Contents.json` as Xcode writes it.
enum AssetCatalog {
  private static func contents(_ folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      UIKitDiagnostics.shared.note(kind: "unreadable-asset", message: "\(path) is missing")
      return nil
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      UIKitDiagnostics.shared.note(kind: "unreadable-asset", message: "\(path) is not valid JSON")
      return nil
    }
    return object
  }

  static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  static func image(at folder: String) -> AssetImage? {
    guard let contents = contents(folder) else { return nil }
    var variants: [AssetImage.Variant] = []
    var attributes = ImageAttributes()
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, !file.isEmpty else { continue }
      let path = folder + "/" + file
      let written = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
      let scale = VectorImage.isVector(path) ? nil : written
      let conditions = conditions(of: entry)
      variants.append(
        AssetImage.Variant(
          path: path, scale: scale, idiom: conditions.idiom, style: conditions.style, contrast: conditions.contrast,
          direction: (entry["language-direction"] as? String).map { $0 == "right-to-left" ? .rightToLeft : .leftToRight }))
      if let insets = entry["alignment-insets"] as? [String: Any] {
        attributes.alignmentRectInsets = edgeInsets(insets, scale: written ?? 1)
      }
      if let resizing = entry["resizing"] as? [String: Any], let caps = resizing["cap-insets"] as? [String: Any] {
        attributes.capInsets = edgeInsets(caps, scale: written ?? 1)
        let center = resizing["center"] as? [String: Any]
        attributes.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
      }
    }
    let properties = contents["properties"] as? [String: Any]
    attributes.preservesVectorRepresentation = properties?["preserves-vector-representation"] as? Bool ?? false
    switch properties?["template-rendering-intent"] as? String {
    case "template": attributes.renderingMode = .alwaysTemplate
    case "original": attributes.renderingMode = .alwaysOriginal
    default: break
    }
    return variants.isEmpty ? nil : AssetImage(variants: variants, attributes: attributes)
  }

  /// Insets are stored in pixels.
  private static func edgeInsets(_ values: [String: Any], scale: CGFloat) -> UIEdgeInsets {
    func points(_ key: String) -> CGFloat { CGFloat((values[key] as? NSNumber)?.doubleValue ?? 0) / scale }
    return UIEdgeInsets(top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
  }

  static func color(at folder: String) -> AssetLibrary.ColorSet? {
    guard let contents = contents(folder) else { return nil }
    let variants = (contents["colors"] as? [[String: Any]] ?? []).compactMap { entry -> AssetLibrary.ColorSet.Variant? in
      guard let description = entry["color"] as? [String: Any], let color = color(description, folder: folder) else { return nil }
      let conditions = conditions(of: entry)
      return AssetLibrary.ColorSet.Variant(
        color: color, idiom: conditions.idiom, style: conditions.style, contrast: conditions.contrast)
    }
    return variants.isEmpty ? nil : AssetLibrary.ColorSet(variants: variants)
  }

  private static func color(_ description: [String: Any], folder: String) -> UIColor? {
    if let reference = description["reference"] as? String {
      guard let color = systemColor(reference) else {
        UIKitDiagnostics.shared.note(kind: "unreadable-asset", message: "\(folder): the colour “\(reference)” is not known")
        return nil
      }
      return color
    }
    guard let components = description["components"] as? [String: Any] else { return nil }
    let space = description["color-space"] as? String ?? "srgb"
    let alpha = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = component(components["red"]), let green = component(components["green"]), let blue = component(components["blue"])
    else { return nil }
    if space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The three notations of Xcode's inspector: `0.5`, `128` and `0x80`.
  static func component(_ value: Any?) -> CGFloat? {
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
  }

  /// `systemBlueColor` and `labelColor` as catalogs name them.
  private static func systemColor(_ reference: String) -> UIColor? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    return ColorPalette.entry(name) == nil ? nil : UIColor(storage: .system(name: name))
  }

  private static func conditions(
    of entry: [String: Any]
  ) -> (idiom: UIUserInterfaceIdiom?, style: UIUserInterfaceStyle?, contrast: UIAccessibilityContrast?) {
    var idiom: UIUserInterfaceIdiom?
    switch entry["idiom"] as? String {
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    case "tv": idiom = .tv
    case "mac": idiom = .mac
    case "car": idiom = .carPlay
    case "vision": idiom = .vision
    default: break
    }
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): contrast = .high
      default: break
      }
    }
    return (idiom, style, contrast)
  }
}
