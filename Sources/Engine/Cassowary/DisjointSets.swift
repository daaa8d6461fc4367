/// Sets of numbers that can be united.
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) {
    parent = (0..<Int32(count)).map { $0 }
  }

  mutating func root(_ member: Int) -> Int {
    var current = member
    while Int(parent[current]) != current {
      parent[current] = parent[Int(parent[current])]
      current = Int(parent[current])
    }
    return current
  }

  mutating func unite(_ left: Int, _ right: Int) {
    let first = root(left)
    let second = root(right)
    parent[max(first, second)] = Int32(min(first, second))
  }
}
