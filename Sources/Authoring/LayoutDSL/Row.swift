public import UIKit

/// A stack view whose views stand side by side, from the leading side to the trailing one.
@preconcurrency @MainActor
public final class Row: UIStackView {
  /// A row of the views that the block lists.
  ///
  /// - Parameters:
  ///   - spacing: The distance between neighbours, in points.
  ///   - alignment: How the views lie down; they fill the height by default.
  ///   - distribution: How the views share the width.
  ///   - content: The views, and constraints among them.
  public init(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    @LayoutBuilder content: () -> Layout
  ) {
    super.init(frame: .zero)
    stack(.horizontal, spacing, alignment, distribution, content())
  }

  /// A row out of an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}
