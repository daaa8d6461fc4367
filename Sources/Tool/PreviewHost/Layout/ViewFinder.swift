import Foundation
import HostProtocol
import UIKit

/// Finds a view of a preview by what a developer calls it.
@MainActor
struct ViewFinder {
  let canvas: PreviewCanvas
  let names: ViewNames

  /// The one view that goes by a name: its accessibility identifier, property, class, Interface Builder id, or a path of them such as
  /// `header/title`.
  func view(named name: String) throws(HostFailure) -> UIView {
    let views = allViews()
    let found = views.filter { names.name(of: $0) == name }
    if found.count == 1 { return found[0] }
    let parts = name.split(separator: "/").map(String.init)
    let matching = views.filter { matches($0, parts[...]) }
    if matching.count == 1 { return matching[0] }
    guard matching.isEmpty else {
      let list = matching.prefix(12).map { "  \(names.name(of: $0))" }.joined(separator: "\n")
      throw HostFailure(
        message: "\(matching.count) views are called \(name); name one by its path:\n\(list)\(matching.count > 12 ? "\n  …" : "")",
        cause: .unknownTarget)
    }
    let known = views.map { names.name(of: $0) }
    let near = known.filter { $0.lowercased().contains(name.lowercased()) || name.lowercased().contains($0.lowercased()) }
    let shown = (near.isEmpty ? known : near).prefix(20)
    throw HostFailure(
      message: "no view is called \(name); there are \(shown.joined(separator: ", "))\(known.count > shown.count ? ", …" : "")",
      cause: .missingView)
  }

  private func allViews() -> [UIView] {
    var (views, stack): ([UIView], [UIView]) = ([], [canvas.shownRoot])
    while let view = stack.popLast() {
      views.append(view)
      stack += view.subviews.reversed()
    }
    return views
  }

  /// The last part is the view itself, those before it are views above it, from the outermost in.
  private func matches(_ view: UIView, _ parts: ArraySlice<String>) -> Bool {
    guard let last = parts.last, isCalled(view, last) else { return false }
    var rest = parts.dropLast()
    var ancestor = view.superview
    while let part = rest.last, let current = ancestor {
      if isCalled(current, part) { rest = rest.dropLast() }
      ancestor = current.superview
    }
    return rest.isEmpty
  }

  private func isCalled(_ view: UIView, _ name: String) -> Bool {
    view.accessibilityIdentifier == name || names.propertyName(of: view) == name || names.name(of: view) == name
      || canvas.identifier(of: view) == name || String(describing: type(of: view)) == name
  }
}
