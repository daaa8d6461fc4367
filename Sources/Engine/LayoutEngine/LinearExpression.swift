package import Cassowary

/// The solver's expressions under a name that Foundation's `Expression` does not hide.
package typealias LinearExpression = Cassowary.Expression
