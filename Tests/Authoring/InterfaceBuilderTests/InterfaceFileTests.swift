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
