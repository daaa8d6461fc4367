import UIKit

extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(TabletOrientation(orientation)) }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { pad("ipad-mini-5", orientation) }

  public static let iPad9_7 = iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(TabletOrientation(orientation)) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { pad("ipad-9.7", orientation) }

  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(TabletOrientation(orientation)) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { pad("ipad-10.2", orientation) }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(TabletOrientation(orientation)) }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { pad("ipad-pro-10.5", orientation) }

  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(TabletOrientation(orientation)) }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { pad("ipad-pro-11", orientation) }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(TabletOrientation(orientation)) }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    var config = pad("ipad-pro-12.9", orientation)
    // Of the one with a home button, as swift-snapshot-testing has it.
    config.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return config
  }
}
