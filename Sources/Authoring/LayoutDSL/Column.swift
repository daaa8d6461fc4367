public import UIKit

/// A stack view whose views stand one below the other.
@preconcurrency @MainActor
public final class Column: UIStackView {
  /// A column of the views that the block lists.
  ///
  /// - Parameters:
  ///   - spacing: The distance between neighbours, in points.
  ///   - alignment: How the views lie across; they fill the width by default.
  ///   - distribution: How the views share the height.
  ///   - content: The views, and constraints among them.
  public init(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    @LayoutBuilder content: () -> Layout
  ) {
    super.init(frame: .zero)
    stack(.vertical, spacing, alignment, distribution, content())
  }

  /// A column out of an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}
