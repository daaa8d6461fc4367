import UIKit

extension PreviewRegistry {
  /// A playground's statements, which set the live view.
  ///
  /// They run once in a process, like the page they stand on; later variants show the same view.
  public func playground(
    _ name: String, file: String, line: Int, isController: Bool, statements: @escaping @MainActor () throws -> Void
  ) {
    let page = PlaygroundRun(statements: statements)
    if isController {
      preview(name, file: file, line: line) { () throws -> UIViewController in try page.controller() }
    } else {
      preview(name, file: file, line: line) { () throws -> UIView in try page.view() }
    }
  }
}

/// A playground without a live view has nothing to show.
struct PlaygroundShowsNothing: Error, CustomStringConvertible {
  var description: String { "The playground sets no live view: assign one to PlaygroundPage.current.liveView." }
}

/// Runs a playground when it is first looked at.
@MainActor
private final class PlaygroundRun {
  private let statements: @MainActor () throws -> Void
  private var liveView: (any PlaygroundLiveViewable)?
  private var wrapper: UIViewController?

  init(statements: @escaping @MainActor () throws -> Void) { self.statements = statements }

  private func shown() throws -> any PlaygroundLiveViewable {
    if let liveView { return liveView }
    try statements()
    guard let shown = PlaygroundPage.current.liveView else { throw PlaygroundShowsNothing() }
    PlaygroundPage.current.liveView = nil
    liveView = shown
    return shown
  }

  func view() throws -> UIView {
    let shown = try shown()
    if let view = shown as? UIView { return view }
    guard let controller = shown as? UIViewController else { throw PlaygroundShowsNothing() }
    return controller.view
  }

  func controller() throws -> UIViewController {
    let shown = try shown()
    if let controller = shown as? UIViewController { return controller }
    guard let view = shown as? UIView else { throw PlaygroundShowsNothing() }
    let controller = wrapper ?? UIViewController()
    if wrapper == nil { controller.view = view }
    wrapper = controller
    return controller
  }
}
