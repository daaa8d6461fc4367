import SourceAdapter
import Testing

struct PreviewTests {
  @Test(arguments: [
    ("#Preview { A() }", "(file: \"File0.swift\", line: 1) { A() } }"),
    ("#Preview(\"x\") { A() }", "(\"x\", file: \"File0.swift\", line: 1) { A() } }"),
    (
      "#Preview(\"x\", traits: .portrait, .sizeThatFitsLayout) { A() }",
      "(\"x\", traits: .portrait, .sizeThatFitsLayout, file: \"File0.swift\", line: 1) { A() } }"
    ),
    ("#Preview(\"x\", body: { A() })", "(\"x\", file: \"File0.swift\", line: 1, body: { A() }) }"),
    ("#Preview(body: { A() })", "(file: \"File0.swift\", line: 1, body: { A() }) }"),
    ("#Preview() { A() }", "(file: \"File0.swift\", line: 1) { A() } }"),
  ])
  func `a preview becomes a function that registers it`(preview: String, expected: String) {
    let head = "@MainActor fileprivate func __layoutpreview_preview_0_0(_ registry: PreviewRegistry) { registry.preview"
    #expect(adaptedBody(preview) == head + expected)
  }

  @Test func `previews in conditions and with attributes are registered in order, each on its own lines`() {
    let text = """
      import UIKit

      @available(iOS 17, *)
      #Preview("same") {
        A()
      }
      #if DEBUG
      #Preview("same") { A() }
      #endif
      #if os(macOS)
      #Preview("mac") { A() }
      #endif
      """
    let module = adaptedModule([text])
    #expect(module.previewCount == 2)
    #expect(!module.previewsAreAutomatic)
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].text.contains("registry.preview(\"same\", file: \"File0.swift\", line: 4) {\n  A()\n} }\n"))
    #expect(module.files[0].text.contains("  __layoutpreview_preview_0_0(registry)\n  __layoutpreview_preview_0_1(registry)\n"))
    #expect(module.registration.contains("__layoutpreview_register_0(PreviewRegistry.shared)"))
  }

  @Test func `a module with one preview shows no class of its own accord`() {
    let module = adaptedModule(["class A: UIView {}", "#Preview { A() }"])
    #expect(module.previewCount == 1)
    #expect(module.skipped.isEmpty)
  }

  @Test func `SwiftUI is reported, and UIKit beside it still shows`() {
    let marked = MarkedText(
      """
      import SwiftUI
      import UIKit
      class A: UIView {}
      struct 1️⃣Content: View { var body: some View { Text("x") } }
      struct 2️⃣Content_Previews: PreviewProvider {
        static var previews: some View { Content() }
      }
      3️⃣#Preview("text") { Content() }
      4️⃣#Preview { VStack { Text("a") }.padding() }
      """)
    let module = adaptedModule([marked.text])
    #expect(module.diagnostics.map(\.position) == ["1️⃣", "2️⃣", "3️⃣", "4️⃣"].map { marked.markers[$0] })
    #expect(
      module.diagnostics.map(\.cause) == [
        .swiftUIType(name: "Content"), .swiftUIPreview(name: "Content_Previews"), .swiftUIPreview(name: "#Preview(\"text\")"),
        .swiftUIPreview(name: "#Preview"),
      ])
    #expect(registeredNames(module) == ["A"])
    let body = adaptedBody(marked.text)
    #expect(!body.contains("View {") || !body.contains("SwiftUI"))
  }

  @Test func `a preview inside a type, or without a body, is reported`() {
    let marked = MarkedText("class A: UIView { 1️⃣#Preview { A() } }\n2️⃣#Preview(\"x\")")
    let module = adaptedModule([marked.text])
    #expect(module.diagnostics.map(\.cause) == [.previewInsideDeclaration, .previewWithoutBody])
    #expect(module.diagnostics.map(\.position) == [marked.markers["1️⃣"], marked.markers["2️⃣"]])
  }

  @Test func `file names are quoted`() {
    let module = adapt([SourceFile(path: "a \"b\"\\c.swift", text: "#Preview { A() }")])
    #expect(module.files[0].text.hasPrefix("#sourceLocation(file: \"a \\\"b\\\"\\\\c.swift\", line: 1)\n"))
  }
}
