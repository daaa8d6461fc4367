/// The order in memory.
extension ConstraintStore {
  /// What lies before the constraints of a variable, first counted, then the places for the next ones.
  private struct Place {
    var record: Int32 = 0
    var term: Int32 = 0
  }

  /// Puts constraints in the order of the last of their variables, so that those of a view lie together however they were added.
  ///
  /// Everything that solving does goes over the constraints of neighbouring variables; strewn over memory, each would have to be fetched
  /// on its own.
  ///
  /// - Returns: By old index, the new one; nothing where the order is good enough as it is.
  mutating func arrange(variableCount: Int) -> Pile<Int32>? {
    guard isStrewn else { return nil }
    // Removed constraints come last, without terms.
    var places = Pile<Place>()
    places.fill(Place(), count: variableCount + 2)
    for index in records.indices {
      let key = key(index, variableCount)
      places.base[key + 1].record += 1
      if key < variableCount { places.base[key + 1].term += records[index].count }
    }
    for key in 0...variableCount {
      places.base[key + 1].record += places[key].record
      places.base[key + 1].term += places[key].term
    }
    var target = Pile<Int32>()
    target.fill(0, count: records.count)
    var arranged = ConstraintStore(like: self, termCount: Int(places[variableCount + 1].term))
    arranged.take(self, to: target, by: places, variableCount: variableCount)
    for place in freeIndices.indices { freeIndices[place] = target[freeIndices[place]] }
    arranged.freeIndices = freeIndices
    for index in arranged.records.indices { slots.base[Int(arranged.records[index].slot)].index = Int32(index) }
    arranged.slots = slots
    places.deallocate()
    records.deallocate()
    details.deallocate()
    constants.deallocate()
    variables.deallocate()
    coefficients.deallocate()
    self = arranged
    return target
  }

  /// Whether most constraints are far from those added before and after.
  private var isStrewn: Bool {
    guard records.count >= 1024 else { return false }
    var jumps = 0
    var last = 0
    for index in records.indices where records[index].isAlive {
      let key = key(index, 0)
      if abs(key - last) > 256 { jumps += 1 }
      last = key
    }
    return jumps * 4 > records.count
  }

  /// The last variable of a constraint; what comes behind all of them for a removed one.
  private func key(_ index: Int, _ end: Int) -> Int {
    let record = records[index]
    guard record.isAlive else { return end }
    return record.count == 0 ? 0 : Int(variables[record.start + record.count - 1])
  }

  /// A store of the same size, whose contents are to be written yet.
  private init(like other: ConstraintStore, termCount: Int) {
    records.makeRoom(for: other.records.count)
    details.makeRoom(for: other.records.count)
    constants.makeRoom(for: other.records.count)
    variables.makeRoom(for: termCount)
    coefficients.makeRoom(for: termCount)
    clock = other.clock
    moves = other.moves + 1
  }

  /// Fills the store in: every constraint of another goes to the next place for its key.
  private func take(_ other: ConstraintStore, to target: Pile<Int32>, by places: Pile<Place>, variableCount: Int) {
    for index in other.records.indices {
      var record = other.records[index]
      let key = other.key(index, variableCount)
      if key == variableCount { record.count = 0 }
      let place = places[key]
      let (start, next) = (Int(record.start), Int(place.term))
      for offset in 0..<Int(record.count) {
        variables.base[next + offset] = other.variables[start + offset]
        coefficients.base[next + offset] = other.coefficients[start + offset]
      }
      record.start = place.term
      target[index] = place.record
      records[place.record] = record
      details[place.record] = other.details[index]
      constants[place.record] = other.constants[index]
      places.base[key] = Place(record: place.record + 1, term: place.term + record.count)
    }
  }
}
