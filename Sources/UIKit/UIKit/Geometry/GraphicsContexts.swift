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

/// Display items drawn into a context as they are: text, images with their caps, whole views.
package struct RecordedItems: CGContextContent {
  package var items: [DisplayList.Item]
  package init(_ items: [DisplayList.Item]) { self.items = items }
}

extension CGContext {
  package func record(_ items: [DisplayList.Item]) { if !items.isEmpty { draw(RecordedItems(items)) } }
}
