extension ConstraintStore {
  /// The value of a constraint's expression, and the size of the numbers that it was made of.
  func evaluate(_ index: Int, _ values: Pile<Double>) -> (sum: Double, scale: Double) {
    var sum = constants[index]
    var scale = abs(sum)
    for place in terms(index) {
      let part = coefficients[place] * values[Int(variables[place])]
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, scale)
  }
}
