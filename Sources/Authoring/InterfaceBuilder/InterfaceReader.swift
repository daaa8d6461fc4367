import Foundation
import FoundationXML

/// Collects elements from the XML parser.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var failure: InterfaceBuilderError?
  private var errorLine: Int?
  /// The first error's number, and the element that was open then.
  private var errorCode: Int?
  private var errorElement: InterfaceElement?

  func read(_ data: Data) throws(InterfaceBuilderError) -> InterfaceElement {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let succeeded = parser.parse()
    if let failure { throw failure }
    if succeeded, let root, open.isEmpty { return root }
    let line = errorLine ?? parser.lineNumber
    if let last = open.last, line >= InterfaceReader.lineCount(of: data) { throw .truncated(line: line, openElement: last.tag) }
    throw .malformed(line: max(1, line), reason: reason(errorCode ?? (parser.parserError as NSError?)?.code))
  }

  private static func lineCount(of data: Data) -> Int {
    var count = 1
    for byte in data where byte == UInt8(ascii: "\n") { count += 1 }
    if data.last == UInt8(ascii: "\n") { count -= 1 }
    return count
  }

  private func reason(_ code: Int?) -> String {
    guard let code else { return "there is no element" }
    // The numbers of libxml2's xmlParserErrors.
    switch code {
    case 3, 4: return "there is no element"
    case 76: return errorElement.map { "<\($0.tag)> of line \($0.line) is closed by another tag" } ?? "tags do not match"
    case 77, 85: return "tags do not match"
    case 42: return "an attribute stands twice in one element"
    case 8, 9, 23, 26, 68, 81: return "a character or entity that XML does not know"
    case 38: return "a < stands in an attribute"
    case 39, 40, 41: return "an attribute's value is missing"
    case 5: return root == nil ? "there is no element" : "something follows the last element"
    case 65, 73: return "a tag is not closed"
    default: return "error \(code) of the XML parser"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    if open.count >= InterfaceFile.depthLimit {
      failure = .tooDeep(line: parser.lineNumber)
      parser.abortParsing()
      return
    }
    open.append(InterfaceElement(tag: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty, !string.allSatisfy(\.isWhitespace) || !open[open.count - 1].text.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard errorLine == nil else { return }
    (errorLine, errorCode, errorElement) = (parser.lineNumber, (parseError as NSError).code, open.last)
  }
}
