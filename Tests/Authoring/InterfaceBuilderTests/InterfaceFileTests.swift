import Foundation
import InterfaceBuilder
import Testing

@Suite struct InterfaceFileTests {
  private func failure(_ text: String) -> InterfaceBuilderError? {
    do {
      _ = try InterfaceDocument(path: "A.xib", data: Data(text.utf8))
      return nil
    } catch { return error }
  }

  private static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14109" targetRuntime="iOS.CocoaTouch">
    """

  @Test func textIsNotXML() {
    guard case .malformed(let line, _)? = failure("hello") else { Issue.record("no failure"); return }
    #expect(line == 1)
  }

  @Test func aFileOfSpacesHoldsNoElement() {
    guard case .malformed(_, "there is no element")? = failure("\n\n  \n") else { Issue.record("another failure"); return }
  }

  @Test func anEmptyFileSaysSo() { #expect(failure("") == .empty) }

  @Test func aCompiledNibSaysSo() { #expect(failure("NIBArchive\u{1}") == .compiled) }

  @Test func aFileThatEndsEarlyNamesTheOpenElement() {
    let text = InterfaceFileTests.start + "\n  <objects>\n    <view id=\"a\">"
    #expect(failure(text) == .truncated(line: 4, openElement: "view"))
  }

  @Test func mergeMarkersAreNamedByLine() {
    #expect(
      failure(InterfaceFileTests.start + "\n<<<<<<< HEAD\n<objects/>\n=======\n>>>>>>> other\n</document>") == .mergeConflict(line: 3))
  }

  @Test func theLastMarkerOfAConflictIsEnough() {
    #expect(failure(InterfaceFileTests.start + "\n<objects/>\n>>>>>>> other\n</document>") == .mergeConflict(line: 4))
  }

  private func failure(_ data: Data) -> InterfaceBuilderError? {
    do {
      _ = try InterfaceDocument(path: "A.xib", data: data)
      return nil
    } catch { return error }
  }

  @Test func bytesThatAreNoTextAreNamedByLine() {
    let data = Data((InterfaceFileTests.start + "\n<obj").utf8) + [0xC0] + Data("cts/></document>".utf8)
    #expect(failure(data) == .malformed(line: 3, reason: "its bytes are no UTF-8"))
  }

  @Test func otherEncodingsAreRefusedOrTurned() throws {
    let view = "<objects><view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"4\" height=\"4\"/></view></objects></document>"
    let text = InterfaceFileTests.start + view
    let wide = try #require(text.replacing("UTF-8", with: "UTF-16").data(using: .utf16))
    #expect(try InterfaceDocument(path: "A.xib", data: wide).scenes.count == 1)
    let hidden = try #require("<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE d [<!ENTITY a \"b\">]><document/>".data(using: .utf16))
    #expect(failure(hidden) == .declaresEntities(line: 1))
    guard case .malformed(1, let reason)? = failure(text.replacing("UTF-8", with: "UTF-7")) else {
      Issue.record("no failure")
      return
    }
    #expect(reason.contains("UTF-7"))
  }

  @Test func entitiesAreNotExpanded() {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<document>&b;</document>"
    #expect(failure(text) == .declaresEntities(line: 2))
  }

  @Test func aTagThatDoesNotMatchNamesItsLine() {
    guard case .malformed(let line, let reason)? = failure(InterfaceFileTests.start + "\n<objects>\n</wrong>\n</document>\n") else {
      Issue.record("no failure")
      return
    }
    #expect(line == 4)
    #expect(reason.contains("tags do not match") || reason.contains("<objects> of line 3"))
  }

  @Test(arguments: [("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS")])
  func otherSystemsAreNamed(runtime: String, system: String) {
    #expect(failure("<document targetRuntime=\"\(runtime)\"/>") == .otherSystem(system, line: 1))
  }

  @Test func otherXMLIsNamed() { #expect(failure("<svg/>") == .notInterfaceBuilder(rootElement: "svg", line: 1)) }

  @Test func theFormatOfXcode3IsNamed() { #expect(failure("<archive type=\"com.apple.InterfaceBuilder3\"/>") == .oldFormat(line: 1)) }

  @Test func aDocumentWithoutViewsSaysSo() {
    #expect(failure(InterfaceFileTests.start + "<objects><placeholder id=\"-1\"/></objects></document>") == .nothingToShow(line: 2))
  }

  @Test func endlessNestingEnds() {
    let depth = 5000
    let text = InterfaceFileTests.start + String(repeating: "<view>", count: depth)
    switch failure(text) {
    case .tooDeep?, .malformed?: break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func aFileOfTwentyMegabytesIsNotRead() {
    #expect(failure(String(repeating: " ", count: 20_000_000)) == .tooLarge(bytes: 20_000_000))
  }
}
