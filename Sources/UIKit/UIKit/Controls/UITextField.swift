import CoreGraphics
package import DisplayList
public import Foundation
import TextLayout

/// A control that shows one line of text that people edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  final var storedText: NSAttributedString?
  private var storedPlaceholder: NSAttributedString?
  final var placeholderIsPlain = true
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Text

  /// Never nil once read, as in UIKit.
  open var text: String? {
    get { storedText?.string ?? "" }
    set {
      if newValue == storedText?.string, storedText?.length == 0 || newValue == nil { return }
      storedText = newValue.map { NSAttributedString(string: $0) }
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { storedText.map { textWithAttributes($0) } }
    set {
      storedText = newValue
      textDidChange()
    }
  }

  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      placeholderIsPlain = true
      textDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      placeholderIsPlain = false
      textDidChange()
    }
  }

  open var font: UIFont? {
    get { storedFont ?? UITextField.defaultFont }
    set {
      storedFont = newValue
      textDidChange()
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      setNeedsDisplay()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }
  /// No effect: nobody types in a picture.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { accessoryDidChange(from: oldValue, to: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { accessoryDidChange(from: oldValue, to: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?
  open private(set) var isEditing = false
  open var clearsOnBeginEditing = false
  /// No effect: nobody types in a picture.
  open var clearsOnInsertion = false
  /// No effect: nobody types in a picture.
  open var allowsEditingTextAttributes = false
  open override var canBecomeFirstResponder: Bool { isEnabled }
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    setNeedsLayout()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    setNeedsLayout()
    return true
  }

  // MARK: Keyboard

  /// No effect: no picture shows a keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// No effect: no picture shows a keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// No effect: no picture shows a keyboard.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// No effect: no picture shows a keyboard.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// No effect: no picture shows a keyboard.
  open var smartDashesType = UITextSmartDashesType.default
  /// No effect: no picture shows a keyboard.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// No effect: no picture shows a keyboard.
  open var keyboardType = UIKeyboardType.default
  /// No effect: no picture shows a keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// No effect: no picture shows a keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// No effect: no picture shows a keyboard.
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// No effect: no picture shows a keyboard.
  open var textContentType: UITextContentType!

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { accessoryRect(leftView, atLeft: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { accessoryRect(rightView, atLeft: false, in: bounds) }

  open func drawText(in rect: CGRect) { draw(textToShow, in: rect) }
  open func drawPlaceholder(in rect: CGRect) { draw(placeholderToShow, in: rect) }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  package override var firstBaselineFromTop: CGFloat? { baselineFromTop }
  package override var lastBaselineFromBottom: CGFloat? { baselineFromTop.map { naturalSize.height - $0 } }
  package override var centersText: Bool { contentVerticalAlignment == .center }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessories()
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    items += GraphicsContexts.record(in: bounds, scale: PixelGrid(traitCollection).scale) {
      drawBackground()
      draw(bounds)
      let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      if storedText?.length ?? 0 > 0 { drawText(in: rect) } else { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    }
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    if traitCollection.differsInTextSize(from: previous) { adjustFont() }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
