/// The priorities of a component's constraints, from the highest down; required is always the first.
struct Levels {
  private var priorities: [Double] = []

  var count: Int { priorities.count + 1 }

  mutating func removeAll() {
    priorities.removeAll(keepingCapacity: true)
  }

  mutating func insert(_ priority: Double) {
    guard priority < 1000 else { return }
    var place = priorities.count
    while place > 0, priorities[place - 1] < priority { place -= 1 }
    if place > 0, priorities[place - 1] == priority { return }
    priorities.insert(priority, at: place)
  }

  func level(of priority: Double) -> Int {
    guard priority < 1000 else { return 0 }
    return (priorities.firstIndex(of: priority) ?? 0) + 1
  }
}
