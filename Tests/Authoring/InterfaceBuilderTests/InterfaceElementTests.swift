import Foundation
import Testing

@testable import InterfaceBuilder

/// How Interface Builder writes values, and how its XML becomes elements.
@Suite struct InterfaceElementTests {
  @Test func numbersAndFlags() {
    let element = InterfaceElement(tag: "rect", attributes: ["x": "0.5", "y": "inf", "width": "w", "hidden": "YES", "opaque": "NO"])
    #expect(element.number("x") == 0.5)
    #expect(element.number("y") == nil)
    #expect(element.number("width") == nil)
    #expect(element.number("height") == nil)
    #expect(element.integer("x") == nil)
    #expect(element.flag("hidden") == true)
    #expect(element.flag("opaque") == false)
    #expect(element.flag("x") == nil)
  }

  @Test func childrenAreFoundByTag() {
    let state = InterfaceElement(tag: "state", attributes: ["key": "normal"])
    let element = InterfaceElement(tag: "button", children: [InterfaceElement(tag: "rect"), state, InterfaceElement(tag: "state")])
    #expect(element.first("state") == state)
    #expect(element.all("state").count == 2)
    #expect(element.first("color") == nil)
  }

  @Test func readingKeepsTextAndLines() throws {
    let text = "<a>\n  <b x=\"1 &amp; 2\">two\nlines</b>\n  <c><![CDATA[<d>]]></c>\n</a>"
    let root = try InterfaceReader().read(Data(text.utf8))
    #expect(root.tag == "a")
    #expect(root.children.map(\.tag) == ["b", "c"])
    #expect(root.children.map(\.line) == [2, 4])
    #expect(root.children[0]["x"] == "1 & 2")
    #expect(root.children[0].text == "two\nlines")
    #expect(root.children[1].text == "<d>")
  }

  // RFC 4648: "Zm9vYg==" is "foob"; Interface Builder leaves the padding out and breaks lines.
  @Test func base64StandsWithoutItsPadding() {
    #expect(InterfaceText.decodedBase64("Zm9vYg") == "foob")
    #expect(InterfaceText.decodedBase64("Zm9v\nYmFy") == "foobar")
    #expect(InterfaceText.decodedBase64("*") == "")
  }

  @Test func imagesAndColorsOfResources() {
    let color = InterfaceElement(tag: "color", attributes: ["red": "1"])
    let list = InterfaceElement(
      tag: "resources",
      children: [
        InterfaceElement(tag: "image", attributes: ["name": "logo", "width": "32", "height": "24"]),
        InterfaceElement(tag: "image", attributes: ["name": "star", "catalog": "system", "width": "128"]),
        InterfaceElement(tag: "namedColor", attributes: ["name": "Brand"], children: [color]),
        InterfaceElement(tag: "systemColor", attributes: ["name": "labelColor"], children: [color]), InterfaceElement(tag: "image"),
      ])
    let resources = InterfaceResources(document: InterfaceElement(tag: "document", children: [list]))
    #expect(resources.images["logo"] == InterfaceResources.Image(width: 32, height: 24, isSymbol: false))
    #expect(resources.images["star"] == InterfaceResources.Image(width: 128, height: 0, isSymbol: true))
    #expect(resources.images.count == 2)
    #expect(resources.namedColors["Brand"] == color)
    #expect(resources.systemColors["labelColor"] == color)
  }

  @Test func sizesOfDesignables() {
    func designable(_ id: String, _ attributes: [String: String]) -> InterfaceElement {
      InterfaceElement(tag: "designable", attributes: ["name": id], children: [InterfaceElement(tag: "size", attributes: attributes)])
    }
    let list = InterfaceElement(
      tag: "designables",
      children: [
        designable("a", ["key": "intrinsicContentSize", "width": "109.5", "height": "18"]),
        designable("b", ["key": "intrinsicContentSize", "width": "20"]), designable("c", ["key": "other", "width": "1", "height": "1"]),
      ])
    let sizes = InterfaceResources(document: InterfaceElement(tag: "document", children: [list])).designableSizes
    #expect(sizes == ["a": InterfaceResources.Size(width: 109.5, height: 18)])
  }
}
