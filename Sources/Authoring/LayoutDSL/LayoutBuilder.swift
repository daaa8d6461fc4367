public import UIKit

/// Reads a block as a layout: a view or guide in it is added, a constraint activated, in the order in which they stand.
///
/// `let`, `if`, `switch` and `for` work as elsewhere, and so do statements without a value, such as `backgroundColor = .white`.
@preconcurrency @MainActor
@resultBuilder
public enum LayoutBuilder {
  /// A view to add.
  public static func buildExpression(_ view: UIView) -> Layout { Layout([.view(view)]) }
  /// Views to add.
  public static func buildExpression(_ views: [UIView]) -> Layout { Layout(views.map { .view($0) }) }
  /// A guide to add.
  public static func buildExpression(_ guide: UILayoutGuide) -> Layout { Layout([.guide(guide)]) }
  /// A constraint made by UIKit's own anchors.
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> Layout { buildExpression([constraint]) }
  /// Constraints made by UIKit's own anchors.
  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> Layout {
    Layout(constraints.map { .constraint($0, of: $0.firstItem) })
  }
  /// A relation, `pin`, `placed` or another layout as part of this one.
  public static func buildExpression(_ layout: Layout, file: StaticString = #filePath, line: UInt = #line) -> Layout {
    layout.located(file, line)
  }
  /// A statement.
  public static func buildExpression(_ nothing: Void) -> Layout { [] }

  /// All parts of a block.
  public static func buildBlock(_ parts: Layout...) -> Layout { buildArray(parts) }
  /// The turns of a loop.
  public static func buildArray(_ parts: [Layout]) -> Layout { Layout(parts.flatMap(\.elements)) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: Layout?) -> Layout { part ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first part: Layout) -> Layout { part }
  /// The other branch of a choice.
  public static func buildEither(second part: Layout) -> Layout { part }
  /// The branch of `if #available`.
  public static func buildLimitedAvailability(_ part: Layout) -> Layout { part }
}
