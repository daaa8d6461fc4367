import CoreGraphics
package import DisplayList
public import Foundation

/// A bar with a field for words to search for.
///
/// Approximation: the fill behind, the distances in the field and the scope bar's height are near what iOS shows; “Cancel” is English.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  private let field = UISearchTextField()
  final var storedCancelButton: UIButton?
  final var storedPromptLabel: UILabel?
  final var storedScopeBar: UISegmentedControl?
  private var icons: [Icon: UIImage] = [:]

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
    addSubview(field)
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  open var searchTextField: UISearchTextField { field }
  open var text: String? {
    get { field.text }
    set { field.text = newValue ?? "" }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String? { didSet { partsDidChange() } }

  // MARK: Buttons

  open var showsCancelButton = false { didSet { partsDidChange() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  open var showsBookmarkButton = false { didSet { partsDidChange() } }
  open var showsSearchResultsButton = false { didSet { partsDidChange() } }
  /// No effect: the button looks the same when it is selected.
  open var isSearchResultsButtonSelected = false
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    partsDidChange()
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  // MARK: Scope

  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  open var selectedScopeButtonIndex = 0 { didSet { partsDidChange() } }
  open var showsScopeBar = false { didSet { partsDidChange() } }
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  // MARK: Looks

  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// No effect: the bar's fill is its material's colour.
  open var isTranslucent = true
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// No effect: the text stands where the field puts it.
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // MARK: Layout

  private func partsDidChange() {
    updateParts(icons)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The field with 10 points above and below: 56 in all up to iOS 18, 44 up to iOS 10, as Interface Builder stores it.
  private var height: CGFloat {
    (SystemGeneration.current < 11 ? 44 : UISearchTextField.height + 20) + promptHeight + scopeHeight
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The bar's fill, with hairlines above and below; its colour is an approximation.
  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    guard bounds.isDrawable else { return }
    let traits = traitCollection
    if let backgroundImage {
      let drawn = ImageDrawing.items(backgroundImage, in: bounds, tint: nil, traits: traits)
      if !drawn.isEmpty { items.append(ControlDrawing.group("background", of: "UISearchBar", drawn)) }
      return
    }
    guard searchBarStyle != .minimal, backgroundColor == nil || barTintColor != nil else { return }
    guard SystemGeneration.current < 26 || barTintColor != nil else { return }
    let line = 1 / PixelGrid(traits).scale
    let separator = UIColor.separator.cgColor(with: traits)
    let top = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: line)
    let color = barTintColor ?? UIBlurEffect(style: .systemChromeMaterial).color(with: traits) ?? .systemBackground
    items.append(
      ControlDrawing.group(
        "background", of: "UISearchBar",
        [
          ControlDrawing.fill(.rect(bounds), color.cgColor(with: traits)), ControlDrawing.fill(.rect(top), separator),
          ControlDrawing.fill(.rect(top.offsetBy(dx: 0, dy: bounds.height - line)), separator),
        ]))
  }
}
