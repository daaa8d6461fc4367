package import CoreGraphics
package import DisplayList
package import Foundation

/// The contexts that drawing goes into, the innermost last.
package enum GraphicsContexts {
  nonisolated(unsafe) private static var stack: [CGContext] = []

  package static var current: CGContext? { stack.last }

  package static func push(_ context: CGContext) { stack.append(context) }

  package static func pop() { _ = stack.popLast() }

  /// What code draws while it runs, as display items in the coordinates that it drew in.
  package static func record(in bounds: CGRect = .infinite, scale: CGFloat = 1, _ body: () -> Void) -> [DisplayList.Item] {
    let context = CGContext(bounds: bounds, scale: scale)
    push(context)
    body()
    pop()
    return context.items
  }
}

extension CGContext {
  /// What was drawn, as display items in the context's base coordinates.
  package var items: [DisplayList.Item] { DisplayList.items(from: self) }

  package func record(_ items: [DisplayList.Item]) { for item in items { draw(item) } }
}
