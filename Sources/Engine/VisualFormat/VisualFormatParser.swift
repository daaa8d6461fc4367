/// Reads a visual format from left to right, without going back and without recursion.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !bytes.isEmpty else { throw VisualFormatError(.empty, at: 0) }
    if let index = bytes.firstIndex(where: { $0 >= 0x80 }) { throw VisualFormatError(.notASCII, at: index) }
    let axis = try orientation()
    var items: [VisualFormat.Item] = []
    var connections: [VisualFormat.Connection] = []
    if peek == .bar {
      items.append(.superview(position: position))
      position += 1
      connections.append(try connection())
    }
    guard peek == .openBracket else { throw fault(.viewExpected) }
    items.append(.view(try view()))
    while position < bytes.count {
      let next = try connection()
      switch peek {
      case .openBracket:
        connections.append(next)
        items.append(.view(try view()))
      case .bar:
        connections.append(next)
        items.append(.superview(position: position))
        position += 1
        guard position == bytes.count else { throw fault(.textBehindEnd) }
      default:
        throw fault(next == .flush ? .textBehindEnd : .viewOrSuperviewExpected)
      }
    }
    return VisualFormat(axis: axis, items: items, connections: connections)
  }

  // MARK: Parts

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Axis {
    guard let letter = peek, letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else { return .horizontal }
    position += 1
    guard peek == UInt8(ascii: ":") else { throw fault(.colonExpected(orientation: letter == UInt8(ascii: "V") ? "V" : "H")) }
    position += 1
    skipBlanks()
    return letter == UInt8(ascii: "V") ? .vertical : .horizontal
  }

  /// `[name]`, `[name(predicates)]`.
  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    position += 1
    skipBlanks()
    guard let name = name() else { throw fault(.viewNameExpected) }
    skipBlanks()
    var predicates: [VisualFormat.Predicate] = []
    if peek == .openParenthesis { predicates = try predicateList() }
    skipBlanks()
    guard peek == .closeBracket else { throw fault(.viewNotClosed) }
    position += 1
    return VisualFormat.View(name: name, predicates: predicates)
  }

  /// Nothing, `-`, or predicates between dashes.
  ///
  /// Apple's grammar asks for parentheses around relations and priorities; its parser takes `->=0-` and `-10@999-` too, and much
  /// published code is written so.
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard peek == .dash else { return .flush }
    let start = position
    position += 1
    switch peek {
    case nil, .openBracket, .bar: return .standard(position: start)
    case .openParenthesis:
      let predicates = try predicateList()
      try endConnection()
      return .predicates(predicates)
    default:
      let predicate = try predicate(allowsNegative: false)
      try endConnection()
      return .predicates([predicate])
    }
  }

  private mutating func endConnection() throws(VisualFormatError) {
    guard peek == .dash else { throw fault(.dashExpected) }
    position += 1
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      position += 1
      skipBlanks()
      predicates.append(try predicate(allowsNegative: true))
      skipBlanks()
    } while peek == .comma
    guard peek == .closeParenthesis else { throw fault(.predicatesNotClosed) }
    position += 1
    return predicates
  }

  private mutating func predicate(allowsNegative: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    if allowsNegative { skipBlanks() }
    if relation == nil, allowsNegative, peek == nil || peek == .closeParenthesis || peek == .comma || peek == .at {
      throw fault(.predicateExpected)
    }
    let object = try value(allowsNegative: allowsNegative)
    if allowsNegative { skipBlanks() }
    var priority: VisualFormat.Value?
    if peek == .at {
      position += 1
      if allowsNegative { skipBlanks() }
      priority = try value(allowsNegative: false)
    }
    return VisualFormat.Predicate(relation: relation ?? .equal, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation? {
    guard let first = peek, first == .less || first == .equals || first == .greater else { return nil }
    position += 1
    guard peek == .equals else { throw fault(.unknownRelation) }
    position += 1
    return first == .less ? .lessThanOrEqual : first == .equals ? .equal : .greaterThanOrEqual
  }

  private mutating func value(allowsNegative: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return .name(name) }
    guard allowsNegative || peek != .dash else { throw fault(.numberExpected) }
    return try number()
  }

  private mutating func name() -> VisualFormat.Name? {
    guard let first = peek, first.isLetter else { return nil }
    let start = position
    while let byte = peek, byte.isLetter || byte.isDigit { position += 1 }
    return VisualFormat.Name(text: String(decoding: bytes[start..<position], as: UTF8.self), position: start)
  }

  /// A number as C writes it: sign, digits, fraction, exponent.
  private mutating func number() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    if peek == .dash || peek == .plus { position += 1 }
    let whole = skipDigits()
    var fraction = 0
    if peek == .point {
      position += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      position = start
      throw fault(.numberExpected)
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      throw VisualFormatError(.numberOutOfRange, at: start)
    }
    return .number(value, position: start)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, byte.isDigit { position += 1 }
    return position - start
  }

  /// An `e` without digits behind it belongs to what follows the number.
  private mutating func skipExponent() {
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return }
    let start = position
    position += 1
    if peek == .dash || peek == .plus { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while peek == 0x20 || peek == 0x09 || peek == 0x0A || peek == 0x0D { position += 1 }
  }

  private func fault(_ reason: VisualFormatError.Reason) -> VisualFormatError { VisualFormatError(reason, at: position) }
}

extension UInt8 {
  fileprivate static let bar = UInt8(ascii: "|")
  fileprivate static let dash = UInt8(ascii: "-")
  fileprivate static let plus = UInt8(ascii: "+")
  fileprivate static let point = UInt8(ascii: ".")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")

  /// A letter or underscore: what a C identifier starts with.
  fileprivate var isLetter: Bool { self == 0x5F || (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
