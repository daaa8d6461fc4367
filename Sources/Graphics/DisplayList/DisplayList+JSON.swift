import CoreGraphics
import Foundation
import TextLayout

extension DisplayList {
  /// The tree as JSON with keys in a fixed order: groups with `class`, `name`, `transform`, `opacity`, `items`; every other item with
  /// its `kind` and the words that the text dump has for it; a text with `string`, `x`, `baseline`, `width`, `font`, `size`.
  package var json: String {
    let background = self.background.map { Dump.quoted(DisplayList.hexWithAlpha($0)) } ?? "null"
    return "{\"size\": [\(number(size.width)), \(number(size.height))], \"background\": \(background), \"root\": \(object(root))}\n"
  }

  private func number(_ value: CGFloat) -> String { DisplayList.number(value) }

  private func object(_ group: Group) -> String {
    let t = group.transform
    var fields = [
      "\"class\": \(string(group.kind))", "\"name\": \(string(group.name))",
      "\"transform\": [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]",
      "\"opacity\": \(number(group.opacity))",
    ]
    if group.blendMode != .normal { fields.append("\"blendMode\": \(string("\(group.blendMode)"))") }
    if group.isIsolated { fields.append("\"isolated\": true") }
    if let shadow = group.shadow { fields.append("\"shadow\": \(string(Dump.line(shadow)))") }
    if let clip = group.clip { fields.append("\"clip\": \(string(Dump.shape(clip)))") }
    if !group.mask.isEmpty { fields.append("\"mask\": [\(group.mask.map(object).joined(separator: ", "))]") }
    fields.append("\"items\": [\(group.items.map(object).joined(separator: ", "))]")
    return "{\(fields.joined(separator: ", "))}"
  }

  private func object(_ item: Item) -> String {
    switch item {
    case .group(let group): return object(group)
    case .fill: return "{\"kind\": \"fill\", \"words\": \(string(Dump.line(item)))}"
    case .stroke: return "{\"kind\": \"stroke\", \"words\": \(string(Dump.line(item)))}"
    case .border: return "{\"kind\": \"border\", \"words\": \(string(Dump.line(item)))}"
    case .image: return "{\"kind\": \"image\", \"words\": \(string(Dump.line(item)))}"
    case .text(let text):
      let font = text.line.runs.first
      let fields = [
        "\"kind\": \"text\"", "\"string\": \(string(text.line.string))", "\"x\": \(number(text.origin.x + text.line.x))",
        "\"baseline\": \(number(text.origin.y + text.line.baseline))", "\"width\": \(number(text.line.width))",
        "\"font\": \(font.map { string($0.face.postScriptName) } ?? "null")",
        "\"size\": \(font.map { number($0.attributes.font.size) } ?? "null")",
      ]
      return "{\(fields.joined(separator: ", "))}"
    }
  }

  private func string(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      default:
        if scalar.value < 32 {
          let hex = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          out += String(scalar)
        }
      }
    }
    return out + "\""
  }
}
