public import UIKit

/// Two anchors that are related together: a point (`center`) or a size (`size`).
@preconcurrency @MainActor
public struct LayoutAnchorPair<First: AnyObject, Second: AnyObject> {
  let first: LayoutAnchor<First>
  let second: LayoutAnchor<Second>

  /// Both pairs are at the same place, or of the same size: two constraints, the horizontal one first.
  @preconcurrency @MainActor
  public static func == (left: Self, right: Self) -> Layout {
    [left.first == right.first, left.second == right.second]
  }
}

extension LayoutAnchorPair where First == NSLayoutDimension, Second == NSLayoutDimension {
  /// The size is so many points wide and high: two constraints, that of the width first.
  @preconcurrency @MainActor
  public static func == (pair: Self, size: CGSize) -> Layout {
    [pair.first == size.width, pair.second == size.height]
  }
}

/// The centre of a view or guide.
public typealias PointAnchors = LayoutAnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor>
/// The width and height of a view or guide.
public typealias SizeAnchors = LayoutAnchorPair<NSLayoutDimension, NSLayoutDimension>
