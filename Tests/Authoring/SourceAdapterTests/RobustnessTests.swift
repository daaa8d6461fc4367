import SourceAdapter
import Testing

struct RobustnessTests {
  static let text = """
    import UIKit
    @objc protocol P { @objc optional func f(_ x: Int) -> Bool }
    @objcMembers class A: UIView, P {
      @IBOutlet private weak var b: UIButton!
      lazy var s = #selector(getter: self.b)
      @objc private func go(_ s: UIButton, for e: UIEvent) throws { delegate?.f?(3) }
      #if os(iOS) || !canImport(AppKit)
      func é() { b.addTarget(self, action: #selector(A.go(_:for:)), for: .touchUpInside) }
      #endif
      class Nested<T>: UIView { init(x: T) { super.init(frame: .zero) } }
    }
    extension A.Nested where T == Int { func x() { let y = \"\"\"
      \\(#keyPath(A.b)) \"\"\" } }
    #Preview("x", traits: .fixedLayout(width: 1, height: 2)) { A() }
    """

  @Test func `a file cut off at any byte keeps its lines`() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(adaptedBody(cut).utf8.count { $0 == 0x0A } == cut.utf8.count { $0 == 0x0A }, "cut at \(end)")
    }
  }

  @Test func `a file with any token left out keeps its lines`() {
    let words = Self.text.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices {
      let cut = (words[..<index] + words[(index + 1)...]).joined(separator: " ")
      #expect(adaptedBody(cut).utf8.count { $0 == 0x0A } == cut.utf8.count { $0 == 0x0A })
    }
  }

  @Test func `lines ended by carriage returns and empty files are kept`() {
    #expect(
      adaptedBody("import UIKit\r\nclass A {\r\n  @objc func f() {}\r\n}")
        == "import UIKit\r\nclass A { @MainActor fileprivate static func __layoutpreview_actions_0_0(_ registry: PreviewRegistry) { registry.action(\"f\", { (t: A) in t.f() }) };\r\n        func f() {}\r\n}"
    )
    #expect(adaptedModule([""]).files[0].text == "#sourceLocation(file: \"File0.swift\", line: 1)\n")
    #expect(adaptedModule([]).files.isEmpty)
  }

  @Test func `adapting a text twice gives the same bytes`() {
    let first = adaptedModule([Self.text, "class B: A { @objc func z() {} }"])
    let second = adaptedModule([Self.text, "class B: A { @objc func z() {} }"])
    #expect(first.files.map(\.text) == second.files.map(\.text))
    #expect(first.registration == second.registration)
  }
}
