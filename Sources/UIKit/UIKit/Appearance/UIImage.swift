public import CoreGraphics
public import Foundation

/// A picture.
///
/// Immutable.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  package let content: ImageContent
  package let attributes: ImageAttributes

  package init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
    self.content = content
    self.attributes = attributes
    super.init()
  }

  /// An image without pixels, of size zero.
  public convenience override init() { self.init(content: .empty) }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = UIImage.decode(data, name: "image data") else { return nil }
    self.init(content: .bitmap(pixels), attributes: ImageAttributes(scale: scale))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let file = AssetLibrary.file(at: path), let pixels = UIImage.decode(path: file.path) else {
      if AssetLibrary.file(at: path) == nil {
        UIKitDiagnostics.shared.note(kind: "missing-image", message: "there is no image file at \(path)")
      }
      return nil
    }
    self.init(content: .bitmap(pixels), attributes: ImageAttributes(scale: file.scale))
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: .bitmap(cgImage), attributes: ImageAttributes(scale: scale, orientation: orientation))
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(resource: name, traits: traitCollection)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(resource: name, traits: configuration?.traitCollection)
  }

  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      content: .symbol(name: name, configuration as? SymbolConfiguration ?? SymbolConfiguration.unspecified),
      attributes: ImageAttributes(renderingMode: .automatic))
  }

  public required convenience init(imageLiteralResourceName name: String) {
    if let resource = AssetLibrary.shared.image(named: name) {
      self.init(content: .asset(name: name, resource), attributes: resource.attributes)
    } else {
      UIKitDiagnostics.shared.note(kind: "missing-image", message: "no file or asset catalog has an image named “\(name)”")
      self.init(content: .empty)
    }
  }

  private convenience init?(resource name: String, traits: UITraitCollection?) {
    guard let resource = AssetLibrary.shared.image(named: name) else {
      UIKitDiagnostics.shared.note(kind: "missing-image", message: "no file or asset catalog has an image named “\(name)”")
      return nil
    }
    var attributes = resource.attributes
    attributes.traits = traits?.values
    self.init(content: .asset(name: name, resource), attributes: attributes)
  }

  private static func decode(path: String) -> CGImage? {
    guard let data = FileManager.default.contents(atPath: path) else {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path) cannot be read")
      return nil
    }
    return decode(data, name: path)
  }

  /// The pixels of a file's bytes; nil and a diagnostic where they are no image.
  package static func decode(_ data: Data, name: String) -> CGImage? {
    guard let decoder = ImageDecoding.current else {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(name): no image decoder is installed")
      return nil
    }
    do {
      return try decoder.decode(data)
    } catch {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(name): \(error)")
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (other.attributes == attributes && other.content == content)
  }

  nonisolated open override var hash: Int { content.hashValue }
}

public typealias _ImageLiteralType = UIImage
