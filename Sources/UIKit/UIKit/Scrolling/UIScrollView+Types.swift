public import Foundation

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }

  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also where the content is that of a controller in a navigation controller.
    case automatic
    /// Along the axes that can be scrolled.
    case scrollableAxes
    case never
    case always
  }

  /// How fast scrolling slows down after a finger has left.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
