import Foundation

extension UITextView {
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, isEditable else { return resign() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// What typing does: asks the delegate, changes the text, tells of it.
  func replaceSelection(with text: String) { replace(selectedRange, with: text) }

  func deleteSelection() {
    var range = selectedRange
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (textStorage.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(range, with: "")
  }

  private func replace(_ range: NSRange, with text: String) {
    guard range.location >= 0, NSMaxRange(range) <= textStorage.length,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    textStorage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
