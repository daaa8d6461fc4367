import Foundation
import InterfaceBuilder
import Testing

/// What of a document is a preview, and what a preview is called.
@Suite struct InterfaceScenesTests {
  private func scenes(_ objects: String) throws -> [InterfaceScene] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="15705" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
      """
    return try InterfaceDocument(path: "A.xib", data: Data(text.utf8)).scenes
  }

  private let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"

  @Test func everyViewOfAXibIsOne() throws {
    let found = try scenes(
      "<view id=\"a\">\(rect)</view><customObject id=\"o\"/><tapGestureRecognizer id=\"g\"/><label id=\"l\">\(rect)</label>")
    #expect(found.map(\.root.id) == ["a", "l"])
    #expect(found.map(\.id) == [nil, nil])
  }

  @Test(arguments: [
    ("userLabel=\"Header\" customClass=\"HeaderView\"", "Header"), ("customClass=\"HeaderView\"", "HeaderView"),
    ("reuseIdentifier=\"row\"", "row"), ("", "View"), ("userLabel=\"\" customClass=\"HeaderView\"", "HeaderView"),
  ])
  func theFirstNameThereIs(attributes: String, name: String) throws {
    #expect(try scenes("<view \(attributes) id=\"a\">\(rect)</view>").map(\.name) == [name])
  }

  @Test func controllersAreKnownByTheirElement() throws {
    let found = try scenes("<tableViewController title=\"List\" id=\"c\"/><view id=\"v\">\(rect)</view>")
    #expect(found.map(\.root.isController) == [true, false])
    #expect(found.map(\.name) == ["List", "View"])
  }
}
