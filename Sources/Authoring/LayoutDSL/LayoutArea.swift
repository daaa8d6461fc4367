public import UIKit

/// A rectangle that takes part in a layout: a view or a layout guide.
///
/// The anchors are members of an extension, so UIKit's own property wins where both fit: `view.center` stays a `CGPoint` wherever
/// a point is meant.
@preconcurrency @MainActor
public protocol LayoutArea: AnyObject {
  /// The side where lines of text begin: the left one, in a right-to-left layout the right one.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The side where lines of text end.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The middle across.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The middle down.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The extent across.
  var widthAnchor: NSLayoutDimension { get }
  /// The extent down.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutArea {}
extension UILayoutGuide: LayoutArea {}

extension LayoutArea {
  /// The side where lines of text begin: the left one, in a right-to-left layout the right one.
  public var leading: HorizontalAnchor { HorizontalAnchor(leadingAnchor, of: self) }
  /// The side where lines of text end.
  public var trailing: HorizontalAnchor { HorizontalAnchor(trailingAnchor, of: self) }
  /// The middle across.
  public var centerX: HorizontalAnchor { HorizontalAnchor(centerXAnchor, of: self) }
  /// The upper edge.
  public var top: VerticalAnchor { VerticalAnchor(topAnchor, of: self) }
  /// The lower edge.
  public var bottom: VerticalAnchor { VerticalAnchor(bottomAnchor, of: self) }
  /// The middle down.
  public var centerY: VerticalAnchor { VerticalAnchor(centerYAnchor, of: self) }
  /// The extent across.
  public var width: LengthAnchor { LengthAnchor(widthAnchor, of: self) }
  /// The extent down.
  public var height: LengthAnchor { LengthAnchor(heightAnchor, of: self) }
  /// The middle, both ways.
  public var center: PointAnchors { PointAnchors(first: centerX, second: centerY) }
  /// The extent, both ways.
  public var size: SizeAnchors { SizeAnchors(first: width, second: height) }
}

extension LayoutArea where Self: UIView {
  /// The baseline of the first line of text; the top where there is none.
  public var firstBaseline: VerticalAnchor { VerticalAnchor(firstBaselineAnchor, of: self) }
  /// The baseline of the last line of text; the bottom where there is none.
  public var lastBaseline: VerticalAnchor { VerticalAnchor(lastBaselineAnchor, of: self) }
}
