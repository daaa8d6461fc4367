/// A bounded cache that forgets what was not asked for lately: when the young half is full it becomes the old half, and what is
/// asked for again moves back.
///
/// Each operation takes constant time.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let halfCost: Int

  /// - Parameter capacity: the greatest sum of costs that is kept; a value that is larger by itself stays until others come.
  init(capacity: Int) { halfCost = max(1, capacity / 2) }

  mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key, cost: cost(value))
    return value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > halfCost {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }
}
