import CoreGraphics
import Foundation

/// Asks or tells something in a box over the screen.
///
/// Approximation: the material is drawn as its colour over a light or dark screen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var preferredStyle = Style.alert
  open var message: String? { didSet { (storedView as? AlertBox)?.setNeedsLayout() } }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?
  /// No effect: an alert looks the same in both.
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        "NSInternalInconsistencyException", "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// UIKit doesn't show a box with nothing in it.
  func checkContent() {
    guard (title ?? "").isEmpty, (message ?? "").isEmpty, actions.isEmpty, textFields == nil else { return }
    UIKitException.raise(
      "NSInternalInconsistencyException", "UIAlertController must have a title, a message or an action to display")
  }

  open override func loadView() { view = AlertBox(self) }

  func boxFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard let box = storedView as? AlertBox else { return bounds }
    let isPad = box.traitCollection.userInterfaceIdiom == .pad
    // 270 points wide in the middle; an action sheet is 8 points from the edges, on an iPad 304 wide in the middle.
    let isSheet = preferredStyle == .actionSheet
    let width: CGFloat = !isSheet ? 270 : isPad ? 304 : min(bounds.width, bounds.height) - 16
    let height = min(box.height(width: width), bounds.height - safeArea.top - safeArea.bottom - 16)
    let y =
      isSheet && !isPad
      ? bounds.height - max(safeArea.bottom, 8) - height : safeArea.top + (bounds.height - safeArea.top - safeArea.bottom - height) / 2
    return CGRect(x: ((bounds.width - width) / 2).rounded(), y: y.rounded(), width: width, height: height)
  }
}
