import SourceAdapter
import Testing

@Suite struct UmbrellaImportTests {
  @Test func aFileWithoutTheImportSeesUIKitAsItsNeighboursDo() {
    let module = adapt([
      SourceFile(path: "Badge.swift", text: "import Foundation\nclass Badge: UIView {}\n"),
      SourceFile(path: "Screen.swift", text: "import UIKit\nclass Screen: UIViewController {}\n"),
    ])
    #expect(module.files[0].text.contains("\nimport UIKit"))
    #expect(module.files[1].text.ranges(of: "import UIKit").count == 1)
  }

  @Test func aModuleWithoutUIKitStaysWithoutIt() {
    let module = adapt([SourceFile(path: "Model.swift", text: "import Foundation\nstruct Model {}\n")])
    #expect(!module.files[0].text.contains("import UIKit"))
  }
}
