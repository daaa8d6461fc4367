/// Names that a module may be compiled under.
enum ModuleName {
  /// Modules that user code imports: a screen of that name would hide them.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "UIKit", "CoreGraphics", "QuartzCore", "os", "Glibc", "Dispatch", "Testing", "XCTest",
    "PreviewRegistration", "LayoutDSL", "DisplayList", "TextLayout", "LayoutEngine", "Cassowary", "VisualFormat", "HostProtocol",
    "PreviewHost", "ImageDiff", "Combine", "SwiftUI", "main",
  ]

  /// A Swift identifier made of a file's or folder's name.
  static func make(from name: String) -> String {
    var identifier = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_")
      let isDigit = ("0"..."9").contains(scalar)
      identifier.unicodeScalars.append(isLetter || isDigit ? scalar : "_")
    }
    if let first = identifier.unicodeScalars.first, ("0"..."9").contains(first) { identifier = "_" + identifier }
    if identifier.allSatisfy({ $0 == "_" }) { identifier = "Screen" }
    if taken.contains(identifier) { identifier += "Screen" }
    return identifier
  }
}
