import CoreGraphics
import Foundation

/// The view of an alert or action sheet.
///
/// Sizes and fonts are those of iOS 13 to 18 as known from the field; the material is drawn as its colour over a light or dark screen.
@MainActor
final class AlertBox: UIView {
  private weak var alert: UIAlertController?
  private let box = UIView()
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  init(_ alert: UIAlertController) {
    super.init(frame: .zero)
    self.alert = alert
    for view in [box, cancelBox] {
      view.backgroundColor = AlertBox.material
      view.layer.cornerRadius = 14
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      box.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let material = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 0.97) : UIColor(white: 0.95, alpha: 0.97)
  }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }
  private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }
  /// Actions in the order shown: the cancelling one last; apart from the others in a phone's sheet, left of two in an alert.
  private var mainActions: [UIAlertAction] {
    let actions = alert?.actions ?? []
    let others = actions.filter { $0.style != .cancel }
    if isSheet { return others }
    let cancel = actions.filter { $0.style == .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }
  private var cancelAction: UIAlertAction? { isSheet && !isPad ? alert?.actions.first { $0.style == .cancel } : nil }

  // MARK: Measuring

  private struct Plan {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var header: CGFloat = 0
    var isSideBySide = false
    var boxHeight: CGFloat = 0
  }

  private func plan(width: CGFloat) -> Plan {
    update()
    var plan = Plan()
    let inner = width - 32
    var y: CGFloat = isSheet ? 14 : 20
    func place(_ label: UILabel) -> CGRect {
      guard label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      defer { y += size.height }
      return CGRect(x: 16, y: y, width: inner, height: size.height)
    }
    plan.title = place(titleLabel)
    if plan.title.height > 0, messageLabel.text?.isEmpty == false { y += isSheet ? 12 : 2 }
    plan.message = place(messageLabel)
    for _ in alert?.textFields ?? [] {
      y += plan.fields.isEmpty ? 16 : 0
      plan.fields.append(CGRect(x: 16, y: y, width: inner, height: 30))
      y += 29
    }
    let hasHeader = plan.title.height > 0 || plan.message.height > 0 || !plan.fields.isEmpty
    plan.header = hasHeader ? y + (isSheet ? 14 : 20) : 0
    let half = width / 2
    plan.isSideBySide =
      !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= half - 16 }
    plan.boxHeight = plan.header + (plan.isSideBySide ? rowHeight : rowHeight * CGFloat(mainActions.count))
    return plan
  }

  func height(width: CGFloat) -> CGFloat {
    plan(width: width).boxHeight + (cancelAction == nil ? 0 : rowHeight + 8)
  }

  private func update() {
    guard let alert else { return }
    let secondary = UIColor.secondaryLabel
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    titleLabel.textColor = isSheet ? secondary : .label
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.textColor = isSheet ? secondary : .label
    if titleLabel.text != alert.title { titleLabel.text = alert.title }
    if messageLabel.text != alert.message { messageLabel.text = alert.message }
    let actions = mainActions + (cancelAction.map { [$0] } ?? [])
    if buttons.count != actions.count || !zip(buttons, actions).allSatisfy({ $0.action === $1 }) {
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map { action in
        AlertButton(action, isSheet: isSheet, isPreferred: action === alert.preferredAction) { [weak alert] in
          alert?.presentingViewController?.dismiss(animated: true)
          action.handler?(action)
        }
      }
    }
    for field in alert.textFields ?? [] where field.superview !== box {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      if field.backgroundColor == nil { field.backgroundColor = .systemBackground }
      field.font = .systemFont(ofSize: 13)
      box.addSubview(field)
    }
  }

  // MARK: Placing

  override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    box.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(plan.boxHeight, bounds.height))
    cancelBox.isHidden = cancelAction == nil
    if cancelAction != nil {
      cancelBox.frame = CGRect(x: 0, y: bounds.height - rowHeight, width: bounds.width, height: rowHeight)
      cancelBox.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white }
    }
    titleLabel.frame = plan.title
    messageLabel.frame = plan.message
    for (field, frame) in zip(alert?.textFields ?? [], plan.fields) { field.frame = frame }
    placeButtons(plan)
  }

  private func placeButtons(_ plan: Plan) {
    let pixel = 1 / UIScreen.main.scale
    var frames: [CGRect] = []
    for (index, button) in buttons.enumerated() {
      let isCancel = cancelAction != nil && index == buttons.count - 1
      let parent = isCancel ? cancelBox : box
      if button.superview !== parent { parent.addSubview(button) }
      if isCancel {
        button.frame = cancelBox.bounds
      } else if plan.isSideBySide {
        button.frame = CGRect(x: bounds.width / 2 * CGFloat(index), y: plan.header, width: bounds.width / 2, height: rowHeight)
        frames.append(
          index == 0
            ? CGRect(x: 0, y: plan.header - pixel, width: bounds.width, height: pixel)
            : CGRect(x: bounds.width / 2, y: plan.header, width: pixel, height: rowHeight))
      } else {
        let y = plan.header + rowHeight * CGFloat(index)
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
        if y > 0 { frames.append(CGRect(x: 0, y: y - pixel, width: bounds.width, height: pixel)) }
      }
    }
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      box.addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= frames.count
      if index < frames.count { line.frame = frames[index] }
    }
  }
}
