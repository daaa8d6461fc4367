/// A variable times a coefficient, a part of an `Expression`.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
