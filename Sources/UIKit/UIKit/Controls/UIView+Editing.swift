import Foundation

extension UIView {
  /// Ends the editing of the field that is the view or lies inside it; whether one did.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() || force }
    return subviews.contains { $0.endEditing(force) }
  }
}
