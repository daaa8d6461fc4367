import CoreGraphics
package import DisplayList
public import Foundation

/// A view that shows a material, with content upon it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let storedContentView = UIVisualEffectContentView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  open var contentView: UIView { storedContentView }

  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  /// UIKit raises the same exception.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== storedContentView else { return }
    UIKitException.raise(
      "NSInternalInconsistencyException",
      """
      \(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add \
      them to the -contentView.
      """)
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    guard bounds.isDrawable, let color = effect?.color(with: traitCollection)?.cgColor(with: traitCollection) else { return }
    items.append(ControlDrawing.group("material", of: "UIVisualEffectView", [ControlDrawing.fill(layer.outline, color)]))
  }
}

/// Holds what stands upon a material.
final class UIVisualEffectContentView: UIView {}
