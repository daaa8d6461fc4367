import UIKit

/// The tree of controllers as text, a line each.
@MainActor
enum ControllerTree {
  static func text(of controller: UIViewController) -> String {
    var lines: [String] = []
    add(controller, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ controller: UIViewController, depth: Int, to lines: inout [String]) {
    let (state, view) =
      switch controller.viewIfLoaded {
      case nil: ("disappeared", "(view not loaded)")
      case let view? where view.window == nil: ("disappeared", "<\(ViewTree.className(of: view))> not in the window")
      case let view?: ("appeared", "<\(ViewTree.className(of: view))>")
      }
    lines.append(String(repeating: "   | ", count: depth) + "<\(type(of: controller))>, state: \(state), view: \(view)")
    for child in controller.children { add(child, depth: depth + 1, to: &lines) }
  }
}
