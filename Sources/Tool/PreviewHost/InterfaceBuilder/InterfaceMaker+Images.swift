import CoreGraphics
import DisplayList
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// The image of a name: a symbol, one near the file, or a grey box of the size that the file notes for it.
  func image(_ name: String?, catalog: String?, line: Int) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    let noted = stage.document.resources.images[name]
    if catalog == "system" || noted?.isSymbol == true {
      if stage.isCanvas, let noted { SymbolShapes.note(name, width: CGFloat(noted.width), height: CGFloat(noted.height)) }
      return UIImage(systemName: name)
    }
    // Files and catalogs are looked through without a note of what is not there: the size is known all the same.
    let asset = AssetLibrary.shared.image(named: name)
    // One that can't be read is noted as such; the file knows how large its place is.
    if let asset, noted == nil || asset.pixels(for: UITraitCollection.current.values) != nil { return UIImage(named: name) }
    if asset == nil, missingImages.insert(name).inserted {
      note("missing-image", "the image \u{201C}\(name)\u{201D} was not found in the project: its place is grey", line: line)
    }
    let size = CGSize(width: max(0, noted?.width ?? 0), height: max(0, noted?.height ?? 0))
    guard size.width > 0, size.height > 0, size.width < 20_000, size.height < 20_000 else { return nil }
    let box = CGRect(origin: .zero, size: size)
    // Grey in buttons and bars, too, whose tint would make it look like something that is drawn on purpose.
    return UIImage(content: .drawing([.fill(.rect(box), .color(CGColor(gray: 0.8, alpha: 1)), .winding)], size))
      .withRenderingMode(.alwaysOriginal)
  }

  /// The image of a property: an attribute, or an element that also says how the image is drawn.
  func image(of object: InterfaceObject, _ key: String) -> UIImage? {
    guard let reference = object.value(key), reference.tag == "imageReference" else {
      return image(object[key], catalog: object["catalog"], line: object.line)
    }
    return image(reference)
  }

  func image(_ reference: InterfaceElement) -> UIImage? {
    var image = image(reference["image"] ?? reference["name"], catalog: reference["catalog"], line: reference.line)
    // Its place stays grey, whatever the image would have been.
    if let name = reference["image"] ?? reference["name"], missingImages.contains(name) { return image }
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    if let scale = scales[reference["symbolScale"] ?? ""] {
      image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    for (tag, isHierarchical) in [("hierarchicalColors", true), ("paletteColors", false)] {
      guard let tones = reference.first(tag)?.children.compactMap({ colors.color($0) }), let first = tones.first else { continue }
      image = image?.withConfiguration(
        isHierarchical ? UIImage.SymbolConfiguration(hierarchicalColor: first) : UIImage.SymbolConfiguration(paletteColors: tones))
    }
    switch reference["renderingMode"] {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
      "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scale = scales[element["scale"] ?? ""]
    if let points = element.number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: CGFloat(points), weight: weights[element["weight"] ?? ""] ?? .unspecified, scale: scale ?? .unspecified)
    }
    if let font = InterfaceFonts.font(element.first("fontDescription")) {
      return UIImage.SymbolConfiguration(font: font, scale: scale ?? .unspecified)
    }
    if let weight = weights[element["weight"] ?? ""] { return UIImage.SymbolConfiguration(weight: weight) }
    return scale.map { UIImage.SymbolConfiguration(scale: $0) }
  }
}
