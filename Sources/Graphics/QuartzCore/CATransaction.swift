public import Foundation

/// Groups changes of layers.
///
/// Nothing is delayed here: changes count at once, and completion blocks run at the outermost commit.
public final class CATransaction: NSObject {
  private struct Level {
    var completions: [() -> Void] = []
    var values: [String: Any] = [:]
  }

  nonisolated(unsafe) private static var levels: [Level] = []
  nonisolated(unsafe) private static var completionDepth = 0
  nonisolated(unsafe) private static var implicit = Level()

  /// How often a completion block may start a transaction with another one: animations that restart themselves would never end.
  private static let maximumCompletionDepth = 16

  public static func begin() { levels.append(Level()) }

  public static func commit() {
    guard let level = levels.popLast() else { return }
    guard levels.isEmpty else {
      levels[levels.count - 1].completions += level.completions
      return
    }
    guard completionDepth < maximumCompletionDepth else { return }
    completionDepth += 1
    defer { completionDepth -= 1 }
    for completion in level.completions { completion() }
  }

  public static func flush() {}
  public static func lock() {}
  public static func unlock() {}

  public static func animationDuration() -> CFTimeInterval { value(forKey: "animationDuration") as? CFTimeInterval ?? 0.25 }
  public static func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: "animationDuration") }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
  }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: "animationTimingFunction")
  }

  public static func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
  public static func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

  public static func completionBlock() -> (() -> Void)? { levels.last?.completions.last }

  /// Without an open transaction the block runs at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if levels.isEmpty { block() } else { levels[levels.count - 1].completions.append(block) }
  }

  public static func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return implicit.values[key]
  }

  public static func setValue(_ anObject: Any?, forKey key: String) {
    if levels.isEmpty { implicit.values[key] = anObject } else { levels[levels.count - 1].values[key] = anObject }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
