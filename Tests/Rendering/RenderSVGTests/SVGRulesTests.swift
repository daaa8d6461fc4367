import DisplayList
import Foundation
import FoundationXML
import RenderSVG
import Testing
import TextLayout

/// The rules that keep a file editable in Figma, Sketch, Illustrator and Inkscape.
@MainActor @Suite struct SVGRulesTests {
  static let pictures: [(String, DisplayList)] = [
    ("login", Pictures.login), ("figures", Pictures.figures), ("texts", Pictures.texts),
  ]

  /// The elements of a document in order, with their attributes and texts.
  final class Reader: NSObject, XMLParserDelegate {
    struct Element {
      var name: String
      var attributes: [String: String]
      var text = ""
      var children = 0
    }
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
      if let parent = open.last { elements[parent].children += 1 }
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }
    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      for index in open { elements[index].text += string }
    }
  }

  func elements(_ svg: String) throws -> [Reader.Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  static func lines(of group: DisplayList.Group) -> [String] {
    group.items.flatMap { item -> [String] in
      switch item {
      case .group(let inner): lines(of: inner)
      case .text(let text): [text.line.string]
      default: []
      }
    }
  }

  @Test func onlyElementsAndAttributesThatEveryToolReads() throws {
    for (name, list) in Self.pictures {
      for element in try elements(SVGRenderer.svg(list)) {
        #expect(
          !["foreignObject", "style", "use", "symbol", "script", "feDropShadow", "pattern"].contains(element.name), "\(name)")
        for (key, value) in element.attributes {
          #expect(
            !["style", "class", "href", "transform-origin", "dominant-baseline", "vector-effect", "mask-type"].contains(key), "\(name)")
          #expect(!value.contains("rgba(") && !value.contains("var(") && !value.contains("NaN") && !value.contains("inf"), "\(name)")
          if ["fill", "stroke", "stop-color", "flood-color"].contains(key) {
            #expect(value == "none" || value.hasPrefix("url(#") || value.wholeMatch(of: /#[0-9A-F]{6}/) != nil, "\(name): \(value)")
          }
        }
      }
    }
  }

  @Test func idsAreUniqueSafeAndEveryReferenceHasOne() throws {
    for (name, list) in Self.pictures {
      let elements = try elements(SVGRenderer.svg(list))
      let ids = elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
      for id in ids { #expect(id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil, "\(name): \(id)") }
      for value in elements.flatMap(\.attributes.values) where value.hasPrefix("url(#") {
        #expect(ids.contains(String(value.dropFirst(5).dropLast())), "\(name): \(value)")
      }
    }
  }

  @Test func everyLineIsOneTextElementWithItsCharacters() throws {
    for (name, list) in Self.pictures {
      let texts = try elements(SVGRenderer.svg(list)).filter { $0.name == "text" }
      let lines = Self.lines(of: list.root)
      #expect(texts.count == lines.count, "\(name)")
      for (text, line) in zip(texts, lines) { #expect(text.text.filter { $0 != "\u{200F}" } == line, "\(name)") }
    }
  }

  @Test func everyGroupHasANameAndAContent() throws {
    for (name, list) in Self.pictures {
      for element in try elements(SVGRenderer.svg(list)) where element.name == "g" {
        #expect(element.attributes["id"] != nil && element.children > 0, "\(name)")
      }
    }
  }

  @Test func numbersHaveAtMostThreeDecimals() throws {
    for (name, list) in Self.pictures {
      for element in try elements(SVGRenderer.svg(list)) {
        for (key, value) in element.attributes where key != "xlink:href" && key != "transform" && key != "font-family" {
          #expect(value.firstMatch(of: /\.\d{4}|\.\d*0(?!\d)/) == nil, "\(name): \(key)=\(value)")
        }
      }
    }
  }

  @Test func theSameListGivesTheSameBytes() throws {
    for (_, list) in Self.pictures {
      let first = try SVGRenderer.svg(list)
      #expect(try SVGRenderer.svg(list) == first)
    }
  }

  @Test func aClipThatCutsNothingIsNotWritten() throws {
    let svg = try SVGRenderer.svg(Pictures.login)
    #expect(!svg.contains("clip"))
    #expect(!svg.contains("empty"))
  }
}
