import Foundation

extension UIControl {
  /// What is called for which events.
  struct EventHandler {
    enum Kind {
      case target(WeakTarget, Selector)
      case action(UIAction)
    }
    var kind: Kind
    var events: Event

    var action: UIAction? {
      if case .action(let action) = kind { return action }
      return nil
    }

    func isTarget(_ object: AnyObject?, _ selector: Selector) -> Bool {
      guard case .target(let target, let action) = kind else { return false }
      return target.object === object && !target.isGone && action == selector
    }
  }

  /// A target that is not kept alive; nil stands for the responder chain.
  struct WeakTarget {
    private(set) weak var object: AnyObject?
    private let isChain: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isChain = object == nil
    }

    var isGone: Bool { !isChain && object == nil }
  }
}
