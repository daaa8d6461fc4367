public import UIKit

extension LayoutAnchor {
  /// Moves a position down or towards the trailing side, or adds to a length, by points.
  @preconcurrency @MainActor
  public static func + (anchor: Self, points: CGFloat) -> Self { anchor.adding(points) }

  /// Moves a position up or towards the leading side, or takes from a length, by points.
  @preconcurrency @MainActor
  public static func - (anchor: Self, points: CGFloat) -> Self { anchor.adding(-points) }

  private func adding(_ points: CGFloat) -> Self {
    var sum = self
    sum.constant += points
    return sum
  }

  fileprivate func scaled(by factor: CGFloat) -> Self {
    var product = self
    product.multiplier *= factor
    product.constant *= factor
    return product
  }
}

extension LayoutAnchor where Axis == NSLayoutDimension {
  /// A multiple of a length.
  @preconcurrency @MainActor
  public static func * (factor: CGFloat, length: Self) -> Self { length.scaled(by: factor) }

  /// A multiple of a length.
  @preconcurrency @MainActor
  public static func * (length: Self, factor: CGFloat) -> Self { length.scaled(by: factor) }

  /// A part of a length.
  @preconcurrency @MainActor
  public static func / (length: Self, divisor: CGFloat) -> Self { length.scaled(by: 1 / divisor) }
}
