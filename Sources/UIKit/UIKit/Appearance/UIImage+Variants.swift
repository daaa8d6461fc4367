import CoreGraphics
public import Foundation

extension UIImage {
  public var renderingMode: RenderingMode { attributes.renderingMode }
  public var imageOrientation: Orientation { attributes.orientation }
  public var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }
  public var resizingMode: ResizingMode { attributes.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeftLayoutDirection }
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }
  public var hasBaseline: Bool { attributes.baselineOffsetFromBottom != nil }

  public var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = content { return configuration }
    return nil
  }

  public var configuration: Configuration? { symbolConfiguration }

  private func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeftLayoutDirection = true } }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      switch $0.orientation {
      case .up: $0.orientation = .upMirrored
      case .down: $0.orientation = .downMirrored
      case .left: $0.orientation = .leftMirrored
      case .right: $0.orientation = .rightMirrored
      case .upMirrored: $0.orientation = .up
      case .downMirrored: $0.orientation = .down
      case .leftMirrored: $0.orientation = .left
      case .rightMirrored: $0.orientation = .right
      }
    }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let size = size
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: max(size.height - CGFloat(topCapHeight) - 1, 0),
        right: max(size.width - CGFloat(leftCapWidth) - 1, 0)), resizingMode: .stretch)
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration { return applyingSymbolConfiguration(symbol) ?? self }
    return with { $0.traits = configuration.traitCollection?.values }
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let current) = content else { return self }
    return UIImage(content: .symbol(name: name, current.applying(configuration)), attributes: attributes)
  }
}
