import CoreGraphics
import Foundation

/// A row of an alert.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isSheet: Bool, isPreferred: Bool, _ onTap: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    let isStrong = action.style == .cancel || isPreferred
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isStrong ? .semibold : .regular)
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    label.textAlignment = .center
    isEnabled = action.isEnabled
    addSubview(label)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if action.isEnabled, action.style != .destructive { label.textColor = tintColor }
  }
}
