import SourceAdapter
import Testing

@Suite struct StringImportTests {
  private func text(_ source: String, beside screen: String = "import UIKit\n") -> String {
    adapt([SourceFile(path: "Strings.swift", text: source), SourceFile(path: "Screen.swift", text: screen)]).files[0].text
  }

  @Test(arguments: [
    "let a = NSLocalizedString(\"a\", comment: \"\")", "let a = Bundle.main.path(forResource: \"a\", ofType: \"txt\")",
    "let a = String(format: \"%d\", 3)", "let a: String = .init(format: \"%d\", 3)", "let a = String.localizedStringWithFormat(\"%d\", 3)",
  ])
  func stringsOfFoundationAreLookedUpThroughUIKit(_ use: String) {
    let text = text("import Foundation\nenum Strings { static \(use) }\n")
    #expect(text.contains("\n                 \nenum"))
    #expect(text.contains("\n@_spi(Preview) import UIKit"))
  }

  @Test func otherFilesKeepTheirImports() {
    let text = text("import Foundation\nlet a = Date()\n")
    #expect(text.contains("import Foundation"))
    #expect(!text.contains("@_spi"))
  }

  @Test func aModuleWithoutUIKitKeepsItsImports() {
    let text = text("import Foundation\nlet a = Bundle.main\n", beside: "struct Model {}\n")
    #expect(text.contains("import Foundation"))
    #expect(!text.contains("@_spi"))
  }

  @Test func attributesOfAnImportGoWithIt() {
    let text = text("@preconcurrency import Foundation\nlet a = Bundle.main\n")
    #expect(!text.contains("@preconcurrency"))
  }
}
