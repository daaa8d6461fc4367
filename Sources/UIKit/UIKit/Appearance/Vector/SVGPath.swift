import CoreGraphics
import Foundation

/// Reads the path data of SVG: `M10 20h30z`.
struct SVGPath {
  private var scanner: SVGNumbers
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors.
  private var lastControl: CGPoint?

  /// What can be read of the data, up to the first error, as the specification asks for.
  static func path(_ data: String) -> CGPath {
    var reader = SVGPath(scanner: SVGNumbers(data))
    reader.read()
    return reader.path
  }

  private init(scanner: SVGNumbers) { self.scanner = scanner }

  private mutating func read() {
    var command = scanner.letter()
    guard command == "M" || command == "m" else { return }
    while let letter = command {
      guard step(letter) else { return }
      if let next = scanner.letter() {
        command = next
      } else if scanner.isAtEnd || letter == "Z" || letter == "z" {
        return
      } else if letter == "M" || letter == "m" {
        // More pairs after a move are lines.
        command = letter == "M" ? "L" : "l"
      }
    }
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    (current, lastControl) = (point, nil)
  }

  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let kind = letter.uppercased()
    let mirrored = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    switch kind {
    case "M":
      guard let target = point(isRelative) else { return false }
      path.move(to: target)
      (current, start, lastControl) = (target, target, nil)
    case "Z":
      path.closeSubpath()
      (current, lastControl) = (start, nil)
    case "L":
      guard let target = point(isRelative) else { return false }
      line(to: target)
    case "H":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C", "S":
      guard let first = kind == "C" ? point(isRelative) : mirrored, let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      path.addCurve(to: end, control1: first, control2: second)
      (current, lastControl) = (end, second)
    case "Q", "T":
      guard let control = kind == "Q" ? point(isRelative) : mirrored, let end = point(isRelative) else { return false }
      path.addQuadCurve(to: end, control: control)
      (current, lastControl) = (end, control)
    case "A": return arc(isRelative)
    default: return false
    }
    return true
  }

  /// An elliptical arc as curves of at most a quarter turn (the specification's conversion from end points to a centre).
  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let radiusX = scanner.number(), let radiusY = scanner.number(), let degrees = scanner.number(), let isLarge = scanner.flag(),
      let isSweep = scanner.flag(), let end = point(isRelative)
    else { return false }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0, end != current else {
      line(to: end)
      return true
    }
    let angle = degrees * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let spread = x * x / (rx * rx) + y * y / (ry * ry)
    if spread > 1 { (rx, ry) = (rx * spread.squareRoot(), ry * spread.squareRoot()) }
    let rest = max(0, (rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x) / (rx * rx * y * y + ry * ry * x * x))
    let factor = rest.squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isSweep, turn < 0 { turn += 2 * .pi }
    if !isSweep, turn > 0 { turn -= 2 * .pi }
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let part = turn / CGFloat(count)
    let reach = 4 / 3 * tan(part / 4)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    for index in 0..<count {
      let (a, b) = (from + CGFloat(index) * part, from + CGFloat(index + 1) * part)
      path.addCurve(
        to: index == count - 1 ? end : place(cos(b), sin(b)), control1: place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
    (current, lastControl) = (end, nil)
    return true
  }
}

/// Takes numbers and letters off a text, as SVG's lists have them: `1.5-2,3e1`.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { bytes[index...].allSatisfy { $0 == 32 || $0 == 44 || (9...13).contains($0) } }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 44 || (9...13).contains(bytes[index]) { index += 1 }
  }

  mutating func letter() -> Character? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    guard (65...90).contains(byte) || (97...122).contains(byte) else { return nil }
    index += 1
    return Character(UnicodeScalar(byte))
  }

  /// The flags of an arc may stand without anything between them.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    return bytes[index - 1] == 49
  }

  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = index
    func digits() { while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 } }
    if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
    digits()
    if index < bytes.count, bytes[index] == 46 {
      index += 1
      digits()
    }
    if index + 1 < bytes.count, bytes[index] == 101 || bytes[index] == 69 {
      let before = index
      index += 1
      if bytes[index] == 43 || bytes[index] == 45 { index += 1 }
      let first = index
      digits()
      if index == first { index = before }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
      index = start
      return nil
    }
    return CGFloat(value)
  }

  /// All numbers up to the first thing that is none.
  static func all(_ text: String) -> [CGFloat] {
    var scanner = SVGNumbers(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(number) }
    return numbers
  }
}
