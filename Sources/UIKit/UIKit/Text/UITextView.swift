import CoreGraphics
package import DisplayList
public import Foundation
import TextLayout

/// A scroll view that shows text of many lines, which people may edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, _UITextViewDelegating, UITextInputTraits {
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  public let textContainer: NSTextContainer
  public let layoutManager: NSLayoutManager
  public let textStorage: NSTextStorage

  private var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedAlignment = NSTextAlignment.natural
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?

  /// A text view over a container that stands in a layout manager with a storage, or over a stack of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    self.textContainer = container
    layoutManager = manager
    textStorage = storage
    super.init(frame: frame)
    if textContainer == nil { container.widthTracksTextView = true }
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Both ways of laying text out are one here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    layoutManager = NSLayoutManager()
    textStorage = NSTextStorage(string: "")
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    super.init(coder: coder)
    textContainer.widthTracksTextView = true
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    updateSurroundings()
    layoutManager.didInvalidate = { [weak self] in MainActor.assumeIsolated { self?.layoutDidChange() } }
  }

  // MARK: Text

  open var text: String! {
    get { textStorage.string }
    set {
      textStorage.setAttributedString(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
      selectedRange = NSRange(location: textStorage.length, length: 0)
    }
  }

  open var attributedText: NSAttributedString! {
    get { textStorage.snapshot }
    set {
      textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      selectedRange = NSRange(location: textStorage.length, length: 0)
    }
  }

  /// Setting it gives all of the text that font.
  open var font: UIFont? {
    get { attributeOfText(.font) as? UIFont ?? storedFont }
    set {
      storedFont = newValue
      setAttribute(.font, newValue ?? UITextView.defaultFont)
    }
  }

  /// A text view without a font shows the system's at 12 points.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  open var textColor: UIColor? {
    get { attributeOfText(.foregroundColor) as? UIColor ?? storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      setAttribute(.foregroundColor, newValue ?? UIColor.label)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { (attributeOfText(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? storedAlignment }
    set {
      storedAlignment = newValue
      textStorage.beginEditing()
      textStorage.snapshot.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: textStorage.length)) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
        style.alignment = newValue
        textStorage.addAttributes([.paragraphStyle: style], range: range)
      }
      textStorage.endEditing()
      updateSurroundings()
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes ?? plainAttributes }
    set {
      storedTypingAttributes = newValue
      updateSurroundings()
    }
  }

  /// How links look; the view's tint by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { updateSurroundings() } }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    return [
      .font: storedFont ?? UITextView.defaultFont, .foregroundColor: storedTextColor ?? UIColor.label, .paragraphStyle: style,
    ].merging(storedTypingAttributes ?? [:]) { $1 }
  }

  private func attributeOfText(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attributes(at: 0, effectiveRange: nil)[key] : nil
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    storedTypingAttributes?[key] = nil
    textStorage.addAttributes([key: value], range: NSRange(location: 0, length: textStorage.length))
    updateSurroundings()
  }

  /// Tells the layout manager what the view's place and style mean for the text.
  final func updateSurroundings() {
    layoutManager.surroundings = NSLayoutManager.Surroundings(
      traits: traitCollection, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      emptyFont: typingAttributes[.font] as? UIFont ?? UITextView.defaultFont,
      linkAttributes: linkTextAttributes ?? [.foregroundColor: tintColor ?? UIColor.systemBlue])
  }

  // MARK: Layout

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layoutDidChange() } }
  }
  /// No effect: text is drawn at its own size.
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory = false

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { layoutDidChange() } } }

  /// The text with what surrounds it: made when it is asked for.
  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(width: layoutState.intrinsicLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width > 0 ? size.width : nil) }

  package override var hasWidthDependentHeight: Bool { !isScrollEnabled }
  package override var firstBaselineFromTop: CGFloat? { baselines?.first }
  package override var lastBaselineFromBottom: CGFloat? { baselines?.last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    items += GraphicsContexts.record(in: bounds, scale: PixelGrid(traitCollection).scale) {
      draw(bounds)
      drawVisibleText()
    }
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    if adjustsFontForContentSizeCategory, traitCollection.differsInTextSize(from: previous) { adjustFonts() }
    updateSurroundings()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateSurroundings()
  }

  private func adjustFonts() {
    storedFont = storedFont?.adjusted(for: traitCollection)
    let text = textStorage.snapshot
    textStorage.beginEditing()
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      textStorage.addAttributes([.font: font.adjusted(for: traitCollection)], range: range)
    }
    textStorage.endEditing()
  }

  // MARK: Editing

  open var isEditable = true
  open var isSelectable = true
  /// No effect: addresses and numbers in text stay plain.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// No effect: nobody types in a picture.
  open var allowsEditingTextAttributes = false
  /// No effect: nobody types in a picture.
  open var clearsOnInsertion = false
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
  }
  open var hasText: Bool { textStorage.length > 0 }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }
  open func insertText(_ text: String) { replaceSelection(with: text) }
  open func deleteBackward() { deleteSelection() }

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
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

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
  /// No effect: a text view shows its text.
  open var isSecureTextEntry = false
  /// No effect: no picture shows a keyboard.
  open var textContentType: UITextContentType!
}
