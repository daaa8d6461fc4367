extension Variable {
  package static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + Expression(right)
  }

  package static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - Expression(right)
  }

  package static func + (variable: Variable, constant: Double) -> Expression {
    Expression(variable) + constant
  }

  package static func - (variable: Variable, constant: Double) -> Expression {
    Expression(variable) - constant
  }

  package static func * (variable: Variable, factor: Double) -> Expression {
    Expression(variable) * factor
  }

  package static func * (factor: Double, variable: Variable) -> Expression {
    Expression(variable) * factor
  }

  package static func + (expression: Expression, variable: Variable) -> Expression {
    expression + Expression(variable)
  }

  package static func - (expression: Expression, variable: Variable) -> Expression {
    expression - Expression(variable)
  }
}
