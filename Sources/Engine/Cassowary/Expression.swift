/// A linear expression: a sum of terms and a constant.
///
/// A variable may stand in several terms; the solver adds them up.
package struct Expression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The expression that is just `variable`.
  package init(_ variable: Variable) {
    self.init(terms: [Term(variable: variable, coefficient: 1)])
  }

  package static func + (left: Expression, right: Expression) -> Expression {
    Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: Expression, right: Expression) -> Expression {
    left + right * -1
  }

  package static prefix func - (expression: Expression) -> Expression {
    expression * -1
  }

  package static func * (expression: Expression, factor: Double) -> Expression {
    Expression(
      terms: expression.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  package static func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
  }

  package static func + (expression: Expression, constant: Double) -> Expression {
    Expression(terms: expression.terms, constant: expression.constant + constant)
  }

  package static func - (expression: Expression, constant: Double) -> Expression {
    expression + -constant
  }
}
