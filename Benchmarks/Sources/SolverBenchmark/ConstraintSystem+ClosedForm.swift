extension ConstraintSystem {
  /// The largest difference between values and the solution by arithmetic, for a root of a width.
  func error(of values: [Double], width: Double) -> Double {
    switch kind {
    case .stack: stackError(of: values, width: width)
    case .nested: nestedError(of: values, width: width)
    case .equal, .redundant: cycleError(of: values, views: 5, expected: (width - 56) / 4)
    case .spacers: cycleError(of: values, views: 8, expected: (width - 180) / 4)
    }
  }

  private func nestedError(of values: [Double], width: Double) -> Double {
    var worst = 0.0
    for depth in 1...count {
      let inset = 0.25 * Double(depth)
      for (offset, expected) in [(0, 0.125), (1, 0.125), (2, width - inset), (3, 844 - inset)] {
        worst = max(worst, abs(values[4 * depth + offset] - expected))
      }
    }
    return worst
  }

  private func cycleError(of values: [Double], views: Int, expected: Double) -> Double {
    var worst = 0.0
    for row in 0..<count {
      let number = 1 + views * row
      worst = max(worst, abs(values[4 * number + 1] - 44 * Double(row)))
      for child in stride(from: number + 1, to: number + views, by: views == 8 ? 2 : 1) {
        worst = max(worst, abs(values[4 * child + 2] - expected), abs(values[4 * child + 3] - 32))
      }
    }
    return worst
  }

  private func stackError(of values: [Double], width: Double) -> Double {
    var worst = 0.0
    func check(_ view: Int, _ offset: Int, _ expected: Double) {
      worst = max(worst, abs(values[4 * view + offset] - expected))
    }
    var y = 0.0
    for index in 0..<count {
      let row = 1 + 7 * index
      let subHeight = 16.5 * Double(1 + index % 3)
      let height = max(44, 8 + 20.5 + 4 + subHeight + 8)
      let button = 44 + Self.mix(index, 17, 0, 50)
      let badge = 16 + Self.mix(index, 31, 0, 40)
      let badgeLeft = width - 16 - button - 8 - badge
      let room = badgeLeft - 8 - 68
      check(row, 0, 0)
      check(row, 1, y)
      check(row, 2, width)
      check(row, 3, height)
      check(row + 1, 1, height / 2 - 20)
      check(row + 2, 2, min(room, 60 + Self.mix(index, 7919, 13, 240)))
      check(row + 3, 1, 32.5)
      check(row + 3, 2, min(room, 40 + Self.mix(index, 104_729, 7, 300)))
      check(row + 3, 3, subHeight)
      check(row + 4, 0, badgeLeft)
      check(row + 4, 1, 13)
      check(row + 5, 0, badgeLeft + badge + 8)
      check(row + 5, 1, height / 2 - 17)
      check(row + 5, 2, button)
      check(row + 6, 1, height - 0.5)
      check(row + 6, 2, width - 68)
      y += height
    }
    return worst
  }
}
