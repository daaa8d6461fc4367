public import Foundation

extension UIButton {
  /// The looks of a button as a value.
  public struct Configuration: @unchecked Sendable {
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }
    public enum Indicator: Int, Sendable {
      case automatic
      case none
      case popup
    }

    enum Style: Sendable {
      case plain, tinted, gray, filled
    }

    let style: Style
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// No effect: a Mac is not drawn for.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true
    private var storedInsets: NSDirectionalEdgeInsets?
    private var storedTitle: AttributedString?
    private var storedSubtitle: AttributedString?

    init(style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    public var title: String? {
      get { storedTitle.map { String($0.characters) } }
      set { storedTitle = newValue.map { AttributedString($0) } }
    }

    public var attributedTitle: AttributedString? {
      get { storedTitle }
      set { storedTitle = newValue }
    }

    public var subtitle: String? {
      get { storedSubtitle.map { String($0.characters) } }
      set { storedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var attributedSubtitle: AttributedString? {
      get { storedSubtitle }
      set { storedSubtitle = newValue }
    }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { effectiveContentInsets }
      set { storedInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { storedInsets = nil }

    /// The insets of the size where code sets none: 34.33 points high with a body title, as Interface Builder stores it.
    var effectiveContentInsets: NSDirectionalEdgeInsets {
      if let storedInsets { return storedInsets }
      switch buttonSize {
      case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
