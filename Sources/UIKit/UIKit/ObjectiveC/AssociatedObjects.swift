import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, for: key, of: object as AnyObject, keeping: policy != .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// Values that code hangs on objects of classes it does not own.
///
/// An object's values are let go some time after the object is, when the table is next tidied.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Value {
    case kept(Any)
    case assigned(WeakTarget)
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which those that are gone are looked for.
  private var tidyingSize = 64

  func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, keeping: Bool) {
    // What is let go may run code of its own, so it is let go outside the lock.
    var released: [Any] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = owners[id] ?? Owner(object: object)
      if owner.object !== object {
        released.append(owner)
        owner = Owner(object: object)
      }
      if let old = owner.values[key] { released.append(old) }
      owner.values[key] = value.map { keeping ? .kept($0) : .assigned(WeakTarget($0 as AnyObject)) }
      owners[id] = owner
      if owners.count > tidyingSize {
        for (id, owner) in owners where owner.object == nil {
          released.append(owner)
          owners[id] = nil
        }
        tidyingSize = max(64, owners.count * 2)
      }
    }
    withExtendedLifetime(released) {}
  }

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      switch owner.values[key] {
      case .kept(let value): return value
      case .assigned(let target): return target.target
      case nil: return nil
      }
    }
  }

  func removeAll(of object: AnyObject) {
    let removed = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(removed) {}
  }
}
