/// Turns each `#Preview` into a function that registers it, on the same lines.
enum PreviewRewriter {
  /// Views of SwiftUI that bodies commonly end with.
  private static let swiftUIViews: Set<String> = [
    "Text", "VStack", "HStack", "ZStack", "NavigationView", "NavigationStack", "List", "Form", "ScrollView", "Group", "Button", "Image",
    "Rectangle", "Circle", "Color", "TabView", "LazyVStack", "LazyHStack", "GeometryReader", "ForEach", "Spacer", "Divider", "Label",
    "ContentView",
  ]

  /// Whether a body shows SwiftUI, as far as its text tells.
  static func showsSwiftUI(_ preview: PreviewFact, leftOut: Set<String>, module: ModuleIndex) -> Bool {
    guard let name = preview.shownName else { return false }
    return leftOut.contains(name) || (swiftUIViews.contains(name) && module.type(named: name) == nil)
  }

  static func functionName(_ index: Int, in file: FileFacts) -> String { "__layoutpreview_preview_\(file.index)_\(index)" }

  static func edits(for preview: PreviewFact, _ index: Int, in file: FileFacts) -> [SourceEdit] {
    let line = file.position(of: preview.head.lowerBound).line
    let location = "file: \(file.source.path.literal), line: \(line)"
    let name = functionName(index, in: file)
    return [
      SourceEdit(
        preview.head,
        "@MainActor fileprivate func \(name)(_ registry: PreviewRegistry) { registry.preview"),
      SourceEdit(
        insert: preview.locationPrefix + location + preview.locationSuffix, at: preview.locationOffset, origin: preview.head.lowerBound),
      SourceEdit(insert: " }", at: preview.range.upperBound, origin: preview.head.lowerBound),
    ]
  }
}

extension String {
  /// The text as a Swift string literal.
  var literal: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
