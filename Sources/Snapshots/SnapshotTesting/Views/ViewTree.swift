import Foundation
import UIKit

/// The tree of views as text, a line each: class, frame, and what it shows, in the form of UIKit's `recursiveDescription`.
@MainActor
enum ViewTree {
  /// As UIKit's own container views are called there.
  static func className(of view: UIView) -> String {
    switch String(reflecting: type(of: view)) {
    case "UIKit.TabView", "UIKit.NavigationView": "UILayoutContainerView"
    case "UIKit.PageView": "_UIPageViewControllerContentView"
    default: "\(type(of: view))"
    }
  }

  static func text(of view: UIView) -> String {
    var lines: [String] = []
    add(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(number)
    var parts = [className(of: view), "frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"]
    if let text = shownText(view) { parts.append("text = '\(text.replacingOccurrences(of: "\n", with: "\\n"))'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
    if let mask = autoresizing(view) { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))")>")
    lines.append(String(repeating: "   | ", count: depth) + "<" + parts.joined(separator: "; ") + ">")
    for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
  }

  /// Six digits, as UIKit writes numbers there: `161.333`, `1041`.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func autoresizing(_ view: UIView) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { view.autoresizingMask.contains($0.0) }
    return set.isEmpty ? nil : set.map(\.1).joined(separator: "+")
  }

  private static func shownText(_ view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    default: nil
    }
  }
}
