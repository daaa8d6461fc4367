import CoreGraphics
import DisplayList
import Foundation

/// How SVG draws a figure: what attributes and `style` say, inherited by what is inside.
struct SVGStyle {
  /// Nil for `none`.
  var fill: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var stroke: CGColor?
  var fillOpacity: CGFloat = 1
  var strokeOpacity: CGFloat = 1
  var opacity: CGFloat = 1
  var isEvenOdd = false
  var width: CGFloat = 1
  var cap = DisplayList.Stroke.Cap.butt
  var join = DisplayList.Stroke.Join.miter
  var miterLimit: CGFloat = 4
  var dash: [CGFloat] = []
  var transform = CGAffineTransform.identity
  var isHidden = false
  /// What stands for paint that is not read: gradients have their first colour.
  var isApproximate = false

  /// The style inside of an element.
  func applying(_ tag: SVGTag, gradients: [String: CGColor]) -> SVGStyle {
    var result = self
    var values = tag.attributes
    for part in (tag.attributes["style"] ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      if pair.count == 2 { values[SVGStyle.trimmed(pair[0])] = SVGStyle.trimmed(pair[1]) }
    }
    if let text = values["fill"], let paint = SVGStyle.paint(text, gradients, &result.isApproximate) { result.fill = paint.color }
    if let text = values["stroke"], let paint = SVGStyle.paint(text, gradients, &result.isApproximate) { result.stroke = paint.color }
    func number(_ name: String) -> CGFloat? { values[name].flatMap { SVGNumbers.all($0).first } }
    result.fillOpacity = number("fill-opacity") ?? fillOpacity
    result.strokeOpacity = number("stroke-opacity") ?? strokeOpacity
    result.opacity = opacity * (number("opacity") ?? 1)
    result.width = number("stroke-width") ?? width
    result.miterLimit = number("stroke-miterlimit") ?? miterLimit
    if let rule = values["fill-rule"] { result.isEvenOdd = rule == "evenodd" }
    if let text = values["stroke-linecap"] { result.cap = text == "round" ? .round : text == "square" ? .square : .butt }
    if let text = values["stroke-linejoin"] { result.join = text == "round" ? .round : text == "bevel" ? .bevel : .miter }
    if let text = values["stroke-dasharray"] { result.dash = SVGNumbers.all(text) }
    if values["display"] == "none" || values["visibility"] == "hidden" { result.isHidden = true }
    if let text = values["transform"] { result.transform = SVGStyle.transform(text).concatenating(transform) }
    return result
  }

  static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Nil where the text is no paint; a paint without a colour for `none`.
  private static func paint(_ text: String, _ gradients: [String: CGColor], _ isApproximate: inout Bool) -> (color: CGColor?, Void)? {
    if text == "none" || text == "transparent" { return (nil, ()) }
    if text.hasPrefix("url("), let hash = text.firstIndex(of: "#") {
      isApproximate = true
      let name = text[text.index(after: hash)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
      return (gradients[String(name)], ())
    }
    return color(text).map { ($0, ()) }
  }

  /// `#fff`, `#ffffff`, `rgb(255, 0, 0)` and the names that icons use.
  static func color(_ text: String) -> CGColor? {
    let names: [String: UInt32] = [
      "black": 0x00_0000, "white": 0xFF_FFFF, "red": 0xFF_0000, "green": 0x00_8000, "blue": 0x00_00FF, "yellow": 0xFF_FF00,
      "gray": 0x80_8080, "grey": 0x80_8080, "orange": 0xFF_A500, "purple": 0x80_0080, "silver": 0xC0_C0C0, "navy": 0x00_0080,
      "currentcolor": 0x00_0000,
    ]
    func color(_ value: UInt32, _ alpha: CGFloat = 1) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    let word = text.lowercased().trimmingCharacters(in: .whitespaces)
    if let value = names[word] { return color(value) }
    if word.hasPrefix("#") {
      var digits = word.dropFirst().map(String.init)
      if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
      guard digits.count == 6 || digits.count == 8, let value = UInt64(digits.joined(), radix: 16) else { return nil }
      return digits.count == 6 ? color(UInt32(value)) : color(UInt32(value >> 8), CGFloat(value & 0xFF) / 255)
    }
    guard word.hasPrefix("rgb"), let open = word.firstIndex(of: "(") else { return nil }
    let list = word[word.index(after: open)...].split { ",/ )".contains($0) }
    guard list.count >= 3 else { return nil }
    func share(_ part: Substring, _ whole: CGFloat) -> CGFloat {
      let value = SVGNumbers.all(String(part)).first ?? 0
      return min(max(value / (part.hasSuffix("%") ? 100 : whole), 0), 1)
    }
    return CGColor(
      red: share(list[0], 255), green: share(list[1], 255), blue: share(list[2], 255), alpha: list.count > 3 ? share(list[3], 1) : 1)
  }

  static func transform(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pair = part.split(separator: "(", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let numbers = SVGNumbers.all(String(pair[1]))
      guard let first = numbers.first else { continue }
      let second = numbers.count > 1 ? numbers[1] : nil
      let one: CGAffineTransform
      switch trimmed(pair[0]).drop(while: { $0 == "," || $0 == " " }) {
      case "translate": one = CGAffineTransform(translationX: first, y: second ?? 0)
      case "scale": one = CGAffineTransform(scaleX: first, y: second ?? first)
      case "rotate":
        let turn = CGAffineTransform(rotationAngle: first * .pi / 180)
        guard numbers.count == 3 else {
          one = turn
          break
        }
        one = CGAffineTransform(translationX: -numbers[1], y: -numbers[2]).concatenating(turn).concatenating(
          CGAffineTransform(translationX: numbers[1], y: numbers[2]))
      case "skewX": one = CGAffineTransform(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
      case "skewY": one = CGAffineTransform(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
      case "matrix" where numbers.count == 6:
        one = CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      default: continue
      }
      result = one.concatenating(result)
    }
    return result
  }
}
