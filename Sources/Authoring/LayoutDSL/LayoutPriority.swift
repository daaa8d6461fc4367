public import UIKit

/// Binds looser than relations: `header.height == 200 ~ .defaultHigh`.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

/// Gives constraints a priority.
infix operator ~ : LayoutPriorityPrecedence

/// Gives the constraints of a layout that is not active yet a priority.
@preconcurrency @MainActor
public func ~ (layout: Layout, priority: UILayoutPriority) -> Layout {
  for constraint in layout.constraints { constraint.priority = priority }
  return layout
}

/// Gives the constraints of a layout that is not active yet a priority above 0 and up to 1000.
@preconcurrency @MainActor
public func ~ (layout: Layout, priority: Float) -> Layout { layout ~ UILayoutPriority(priority) }
