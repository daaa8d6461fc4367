/// The classes of UIKit and LayoutDSL that user classes inherit from, and how each is made without arguments.
enum KnownClasses {
  struct KnownClass: Sendable {
    /// Signatures of the designated initialisers that a subclass has to override to inherit the others.
    var designated: [String]
    /// Signatures of initialisers that can be called without knowing anything, best first, with their arguments.
    var makers: [Maker]
  }

  struct Maker: Hashable, Sendable {
    /// `frame:`, empty for `init()`.
    var signature: String
    /// What stands between the parentheses.
    var arguments: String
  }

  static let noArguments = Maker(signature: "", arguments: "")
  static let frame = Maker(signature: "frame:", arguments: "frame: .zero")
  private static let nib = Maker(signature: "nibName:bundle:", arguments: "nibName: nil, bundle: nil")
  private static let cell = Maker(signature: "style:reuseIdentifier:", arguments: "style: .default, reuseIdentifier: nil")
  private static let header = Maker(signature: "reuseIdentifier:", arguments: "reuseIdentifier: nil")

  private static let view = KnownClass(designated: ["frame:"], makers: [frame, noArguments])
  private static let controller = KnownClass(designated: ["nibName:bundle:"], makers: [noArguments, nib])

  /// Views and controllers by name.
  ///
  /// Classes that UIKit itself makes (windows, alerts) are left out.
  static let classes: [String: KnownClass] = {
    var classes: [String: KnownClass] = [:]
    for name in [
      "UIView", "UIControl", "UILabel", "UITextField", "UIScrollView", "UIStackView", "UISwitch", "UISlider", "UIStepper", "UIDatePicker",
      "UIPickerView", "UIPageControl", "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar", "UICollectionReusableView",
      "UICollectionViewCell", "UICollectionViewListCell", "UIRefreshControl", "UIButton", "LayoutView",
    ] { classes[name] = view }
    for name in [
      "UIViewController", "UINavigationController", "UITabBarController", "UISearchController", "UISplitViewController",
      "LayoutViewController",
    ] { classes[name] = controller }
    classes["UIImageView"] = KnownClass(
      designated: ["frame:", "image:"], makers: [frame, noArguments, Maker(signature: "image:", arguments: "image: nil")])
    classes["UIActivityIndicatorView"] = KnownClass(
      designated: ["frame:", "style:"], makers: [frame, noArguments, Maker(signature: "style:", arguments: "style: .medium")])
    classes["UIProgressView"] = KnownClass(designated: ["frame:"], makers: [frame, noArguments])
    classes["UISegmentedControl"] = KnownClass(designated: ["frame:", "items:"], makers: [frame, noArguments])
    classes["UIVisualEffectView"] = KnownClass(
      designated: ["effect:"], makers: [Maker(signature: "effect:", arguments: "effect: nil"), noArguments])
    classes["UITextView"] = KnownClass(
      designated: ["frame:textContainer:"],
      makers: [frame, noArguments, Maker(signature: "frame:textContainer:", arguments: "frame: .zero, textContainer: nil")])
    classes["UITableView"] = KnownClass(
      designated: ["frame:style:"],
      makers: [Maker(signature: "frame:style:", arguments: "frame: .zero, style: .plain"), noArguments, frame])
    let collectionLayout = "collectionViewLayout: UICollectionViewFlowLayout()"
    classes["UICollectionView"] = KnownClass(
      designated: ["frame:collectionViewLayout:"],
      makers: [Maker(signature: "frame:collectionViewLayout:", arguments: "frame: .zero, " + collectionLayout)])
    classes["UITableViewCell"] = KnownClass(designated: ["style:reuseIdentifier:"], makers: [cell, noArguments])
    classes["UITableViewHeaderFooterView"] = KnownClass(designated: ["reuseIdentifier:"], makers: [header, noArguments])
    classes["UITableViewController"] = KnownClass(
      designated: ["style:", "nibName:bundle:"], makers: [noArguments, Maker(signature: "style:", arguments: "style: .plain"), nib])
    classes["UICollectionViewController"] = KnownClass(
      designated: ["collectionViewLayout:", "nibName:bundle:"],
      makers: [Maker(signature: "collectionViewLayout:", arguments: collectionLayout), nib])
    classes["UIPageViewController"] = KnownClass(
      designated: ["transitionStyle:navigationOrientation:options:"],
      makers: [
        Maker(
          signature: "transitionStyle:navigationOrientation:options:",
          arguments: "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil")
      ])
    return classes
  }()

  /// Whether a name of UIKit or Foundation is a class, for extensions of it.
  static func isClass(_ name: String) -> Bool {
    classes[name] != nil
      || ["NSObject", "UIResponder", "UIWindow", "UIApplication", "UIGestureRecognizer", "UIBarButtonItem"].contains(name)
  }
}
