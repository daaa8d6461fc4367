public import UIKit

/// A place or a length in a layout: `multiplier × anchor + constant`, in points.
///
/// `Axis` keeps apart what must not be mixed: positions across (`HorizontalAnchor`), positions down (`VerticalAnchor`) and lengths
/// (`LengthAnchor`). Relating two kinds, multiplying a position or adding two anchors does not compile.
@preconcurrency @MainActor
public struct LayoutAnchor<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  /// The view or guide, kept alive: constraints hold their items weakly.
  let item: AnyObject
  /// One for positions.
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ anchor: NSLayoutAnchor<Axis>, of item: AnyObject) {
    self.anchor = anchor
    self.item = item
  }
}

/// A position across: `leading`, `trailing`, `centerX`.
public typealias HorizontalAnchor = LayoutAnchor<NSLayoutXAxisAnchor>
/// A position down: `top`, `bottom`, `centerY` or a baseline.
public typealias VerticalAnchor = LayoutAnchor<NSLayoutYAxisAnchor>
/// A length: `width` or `height`.
public typealias LengthAnchor = LayoutAnchor<NSLayoutDimension>
