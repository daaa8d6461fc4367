/// Why a file is no Interface Builder document that can be shown; one case per cause.
package enum InterfaceBuilderError: Error, Hashable, Sendable {
  case empty
  /// More bytes than any document made by hand has.
  case tooLarge(bytes: Int)
  /// A nib as apps carry it.
  case compiled
  case mergeConflict(line: Int)
  /// A document type or entities, which Interface Builder never writes; they are not expanded.
  case declaresEntities(line: Int)
  case malformed(line: Int, reason: String)
  case truncated(line: Int, openElement: String)
  case tooDeep(line: Int)
  /// XML of another kind.
  case notInterfaceBuilder(rootElement: String, line: Int)
  /// Files of Xcode 3 and 4, which archive objects.
  case oldFormat(line: Int)
  case otherSystem(String, line: Int)
  case nothingToShow(line: Int)
  case unreadable(String)

  package var line: Int? {
    switch self {
    case .empty, .tooLarge, .compiled, .unreadable: nil
    case .mergeConflict(let line), .declaresEntities(let line), .malformed(let line, _), .truncated(let line, _), .tooDeep(let line),
      .notInterfaceBuilder(_, let line), .oldFormat(let line), .otherSystem(_, let line), .nothingToShow(let line):
      line
    }
  }

  /// What is wrong, without the place.
  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes / 1_000_000) MB; documents of more than \(InterfaceFile.sizeLimit / 1_000_000) MB are not read"
    case .compiled: "this is a compiled nib; give the .xib or .storyboard that it was made from"
    case .mergeConflict: "a merge conflict is not resolved: its markers stand in the file"
    case .declaresEntities: "the file declares a document type or entities, which Interface Builder never writes; they are not expanded"
    case .malformed(_, let reason): "this is not XML: \(reason)"
    case .truncated(_, let element): "the file ends inside the element <\(element)>"
    case .tooDeep: "elements are nested more than \(InterfaceFile.depthLimit) levels deep"
    case .notInterfaceBuilder(let element, _): "this is XML, but no Interface Builder document: its root element is <\(element)>"
    case .oldFormat: "the file is in the format of Xcode 3 and 4; open it in a newer Xcode once and save it"
    case .otherSystem(let system, _): "the document is made for \(system); only those for iOS can be shown"
    case .nothingToShow: "the document holds no view and no view controller"
    case .unreadable(let reason): "the file can't be read: \(reason)"
    }
  }
}
