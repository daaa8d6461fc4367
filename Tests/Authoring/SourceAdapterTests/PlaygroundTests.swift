import SourceAdapter
import Testing

struct PlaygroundTests {
  static let page = """
    import PlaygroundSupport
    let label = UILabel()
    label.text = "a"
    label.numberOfLines = 0
    class Screen: UIViewController {}
    let screen = Screen()
    PlaygroundPage.current.liveView = screen
    """

  @Test func `statements become functions on their own lines, declarations stay`() {
    let expected = """
      \("                        ")
      let label = UILabel()
      @MainActor fileprivate func __layoutpreview_statements_0_0() throws { label.text = "a"
      label.numberOfLines = 0 }
      class Screen: UIViewController {}
      let screen = Screen()
      @MainActor fileprivate func __layoutpreview_statements_0_1() throws { PlaygroundPage.current.liveView = screen }
      """
    #expect(adaptedBody(Self.page) == expected)
  }

  @Test(arguments: [
    ("A.playground/Contents.swift", "A"), ("A.playground/Pages/Second page.xcplaygroundpage/Contents.swift", "Second page"),
    ("Folder/Contents.swift", "Contents"), ("Folder/Screen.swift", "Screen"),
  ])
  func `a playground is a preview named after its page`(path: String, name: String) {
    let module = adapt([SourceFile(path: path, text: Self.page)])
    #expect(module.previewCount == 1)
    #expect(!module.previewsAreAutomatic)
    #expect(module.files[0].text.contains("registry.playground(\"\(name)\", file: \"\(path)\", line: 7, isController: true) { try"))
  }

  @Test(arguments: [
    ("PlaygroundPage.current.liveView = UILabel()", false), ("PlaygroundPage.current.liveView = Made()", true),
    ("PlaygroundPage.current.setLiveView(UINavigationController(rootViewController: x))", true),
    ("let v: UIView = make()\nPlaygroundPage.current.liveView = v", false),
  ])
  func `whether the live view is a controller is read from its class`(statement: String, isController: Bool) {
    let module = adaptedModule([statement, "class Made: Base {}\nclass Base: UIViewController {}"])
    #expect(module.files[0].text.contains("isController: \(isController)"))
  }

  @Test func `statements that show nothing are reported, starting an application is left out`() {
    let marked = MarkedText("import UIKit\n1️⃣print(1)\nclass A: UIView {}\nUIApplicationMain(1, nil, nil, nil)")
    let module = adaptedModule([marked.text])
    #expect(module.diagnostics.map(\.cause) == [.topLevelCode])
    #expect(module.diagnostics.map(\.position) == [marked.markers["1️⃣"]])
    #expect(registeredNames(module) == ["A"])
    #expect(adaptedBody(marked.text).hasSuffix("class A: UIView {}\n" + String(repeating: " ", count: 35)))
  }
}
