package import Foundation

/// Puts arguments into a format whose words depend on them.
package struct FormatExpansion {
  private let format: LocalizedFormat
  private let arguments: [any CVarArg]
  /// The flat format and its arguments in the order in which they are written.
  private var text = ""
  private var used: [any CVarArg] = []

  private init(_ format: LocalizedFormat, _ arguments: [any CVarArg]) {
    self.format = format
    self.arguments = arguments
  }

  /// - Parameter locale: Writes numbers; nil writes them as C does.
  package static func string(_ format: LocalizedFormat, locale: Locale?, arguments: [any CVarArg]) -> String {
    var expansion = FormatExpansion(format, arguments)
    expansion.append(format.text, from: 0, own: nil, specifier: "lld", depth: 0)
    return String(format: expansion.text, locale: locale, arguments: expansion.used)
  }

  /// - Parameters:
  ///   - start: The argument that the text's first specifier without a position takes.
  ///   - own: The argument of the variable whose words these are, for `%arg`.
  private mutating func append(_ words: String, from start: Int, own: Int?, specifier: String, depth: Int) {
    // A variable may name itself.
    guard depth < 8 else { return }
    var next = start
    for piece in FormatPiece.parse(words) {
      switch piece {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .argument: append(FormatPiece.Specifier(position: own ?? next, text: specifier, stars: 0), &next)
      case .specifier(let found): append(found, &next)
      case .variable(let name, let position):
        let place = position ?? next
        if position == nil { next += 1 }
        guard let variable = format.variables[name] else {
          text += "%%#@" + name + "@"
          continue
        }
        let argument = variable.argument ?? place
        let chosen = choose(variable, argument)
        append(chosen, from: variable.countsFromStart ? 0 : argument, own: argument, specifier: variable.specifier, depth: depth + 1)
      }
    }
  }

  /// Writes a specifier; one without an argument stays as it is written, which C would read from anywhere.
  private mutating func append(_ specifier: FormatPiece.Specifier, _ next: inout Int) {
    let count = specifier.stars + 1
    let first = specifier.position ?? next
    if specifier.position == nil { next += count }
    guard arguments.indices.contains(first), arguments.indices.contains(first + count - 1) else {
      text += "%%" + specifier.text
      return
    }
    text += "%" + specifier.text
    used += arguments[first..<(first + count)]
  }

  /// A dictionary's `zero`, `one` and `two` stand for these numbers themselves only where the language counts so; zero always may.
  private func choose(_ variable: LocalizedFormat.Variable, _ argument: Int) -> String {
    guard arguments.indices.contains(argument), let number = FormatExpansion.number(arguments[argument]) else {
      return variable.cases["other"] ?? ""
    }
    if number == 0, let zero = variable.cases["zero"] { return zero }
    return variable.cases[PluralRules.category(of: number, in: format.language)] ?? variable.cases["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
