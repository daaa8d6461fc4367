/// What asks for layout again while it is laid out, so that layout never settles.
enum FeedbackLoop {
  case layout(of: UIView)
  case constraints(of: UIView)

  /// What was seen last in the pass that runs.
  @MainActor static var last: FeedbackLoop?

  @MainActor fileprivate var description: String {
    switch self {
    case .layout(let view):
      if let controller = view.viewController {
        return """
          the view of \(type(of: controller)) asks for layout again each time it is laid out; look for what its layoutSubviews, \
          viewWillLayoutSubviews and viewDidLayoutSubviews change
          """
      }
      return "\(view.displayName) asks for layout again each time it is laid out; look for what its layoutSubviews changes"
    case .constraints(let view):
      if let controller = view.viewController {
        return "updateViewConstraints of \(type(of: controller)) asks for another update of constraints each time"
      }
      return "updateConstraints of \(view.displayName) asks for another update of constraints each time"
    }
  }
}

extension UIView {
  /// Reports that layout was given up, and who keeps it going.
  func noteFeedbackLoop(below start: UIView) {
    let culprit = FeedbackLoop.last ?? .layout(of: start.deepestUnsettledView)
    FeedbackLoop.last = nil
    UIKitDiagnostics.shared.note(
      kind: "layout-feedback-loop",
      message: """
        UIView layout feedback loop: layout of \(start.displayName) did not settle after \(UIView.passLimit) passes; \
        \(culprit.description)
        """)
  }

  private var deepestUnsettledView: UIView {
    for subview in storedSubviews where subview.layoutState.needsLayout || subview.layoutState.subtreeNeedsLayout {
      return subview.deepestUnsettledView
    }
    return self
  }
}
