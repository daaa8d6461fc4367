public import Foundation

/// A view that reports what people do with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [EventHandler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after enabled, selected or highlighted changed.
  package func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// Left or right where the alignment says leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// No effect: no finger touches a picture.
  open private(set) var isTracking = false
  /// No effect: no finger touches a picture.
  open private(set) var isTouchInside = false
  /// No effect: nobody points at a picture.
  open var toolTip: String?
  open var showsMenuAsPrimaryAction = false { didSet { stateDidChange() } }
  /// No effect: nobody points at a picture.
  open var isContextMenuInteractionEnabled = false

  // MARK: Tracking

  /// No effect: no finger touches a picture.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// No effect: no finger touches a picture.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// No effect: no finger touches a picture.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// No effect: no finger touches a picture.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets and actions

  /// Calls a method when one of the events comes.
  ///
  /// The target is not kept alive; without one the responder chain is asked.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = handlers.firstIndex(where: { $0.isTarget(object, action) }) {
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(EventHandler(kind: .target(WeakTarget(object), action), events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices {
      guard case .target(let known, let knownAction) = handlers[index].kind else { continue }
      guard object == nil || known.object === object, action == nil || knownAction == action else { continue }
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = handlers.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      handlers[index].kind = .action(action)
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(EventHandler(kind: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action?.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let target, _) in handlers.map(\.kind) {
      if let object = target.object as? NSObject { targets.insert(object) } else { targets.insert(NSNull()) }
    }
    return targets
  }

  open var allControlEvents: Event { handlers.reduce(into: Event()) { $0.formUnion($1.events) } }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let known, let action) = handler.kind, known.object === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let selector): iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  // MARK: Sending

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch.send(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  package final func send(_ controlEvents: Event, event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if target.isGone { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    setNeedsLayout()
  }
}
