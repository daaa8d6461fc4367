public import CoreGraphics
import DisplayList
public import Foundation

/// Settings of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  open internal(set) var bounds = CGRect.zero
  public required override init() { super.init() }
  open class func preferred() -> Self { self.init() }
  open class func `default`() -> Self { self.init() }
}

/// Settings of an image renderer; the scale is the screen's at first.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  open var opaque = false
  /// No effect: pictures are drawn in the standard range.
  open var preferredRange = Range.automatic
  /// No effect: pictures are drawn in the standard range.
  open var prefersExtendedRange = false

  public required init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let format = format as? UIGraphicsImageRendererFormat
    return UIGraphicsImageRenderer.image(of: cgContext, bounds: self.format.bounds, scale: format?.scale ?? 1)
  }
}

/// Shared by the renderers of images and documents.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  public var allowsImageOutput: Bool { true }
  package let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }
}

/// Makes images from drawing code.
///
/// The drawing is kept as it is: it becomes pixels only where someone asks for them, and stays sharp in every picture.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  open func image(actions: DrawingActions) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let context = CGContext(bounds: bounds, scale: format.scale)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    GraphicsContexts.push(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    GraphicsContexts.pop()
    return UIGraphicsImageRenderer.image(of: context, bounds: bounds, scale: format.scale)
  }

  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  static func image(of context: CGContext, bounds: CGRect, scale: CGFloat) -> UIImage {
    var items = context.items
    if bounds.origin != .zero, !items.isEmpty {
      let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      items = [.group(.init(name: "drawing", kind: "UIGraphicsImageRenderer", transform: shift, items: items))]
    }
    return UIImage(content: .drawing(items, bounds.size), attributes: ImageAttributes(scale: scale))
  }
}
