public import Foundation

extension NotificationCenter {
  /// Calls the observer's method for each notification, as long as the observer lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let box = WeakTarget(target)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let target = box.target else { return }
        aSelector.perform(on: target, sender: notification)
      }
    }
    NotificationObservers.shared.add(token, of: target, name: aName)
  }

  /// Ends every observation that was made for the observer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    for token in NotificationObservers.shared.take(of: observer, name: nil) { removeObserver(token as Any) }
  }

  /// Ends the observations of a name that were made for the observer.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    for token in NotificationObservers.shared.take(of: observer, name: aName) { removeObserver(token as Any) }
  }
}

/// A target that does not keep its object alive.
final class WeakTarget: @unchecked Sendable {
  private(set) weak var target: AnyObject?
  init(_ target: AnyObject) { self.target = target }
}

/// The tokens behind observations by selector, so that an observer can be removed.
private final class NotificationObservers: @unchecked Sendable {
  static let shared = NotificationObservers()

  private struct Observation {
    weak var observer: AnyObject?
    var name: NSNotification.Name?
    var token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var observations: [Observation] = []

  func add(_ token: any NSObjectProtocol, of observer: AnyObject, name: NSNotification.Name?) {
    lock.withLock {
      observations.removeAll { $0.observer == nil }
      observations.append(Observation(observer: observer, name: name, token: token))
    }
  }

  /// The tokens of an observer, of one name or of all, which are then forgotten.
  func take(of observer: AnyObject, name: NSNotification.Name?) -> [any NSObjectProtocol] {
    lock.withLock {
      let isMeant = { (observation: Observation) in observation.observer === observer && (name == nil || observation.name == name) }
      defer { observations.removeAll(where: isMeant) }
      return observations.filter(isMeant).map(\.token)
    }
  }
}
