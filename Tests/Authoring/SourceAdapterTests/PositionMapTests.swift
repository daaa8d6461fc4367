import SourceAdapter
import Testing

struct PositionMapTests {
  @Test func `columns behind a rewritten selector are the user's`() {
    let text = "class A: UIView { lazy var s = #selector(go); let wrong = 1\n@objc func go() {} }"
    let file = adaptedModule([text]).files[0]
    let line = file.text.split(separator: "\n")[1]
    let column = line.utf8.count - " wrong = 1".utf8.count + 2
    #expect(file.positionMap.original(line: 1, column: column) == SourcePosition(line: 1, column: 51))
  }

  @Test func `columns inside a rewritten selector are where it starts`() {
    let text = "let s = A.#selector(go)\nlet t = #selector(A.go)"
    let file = adaptedModule([text, "class A: UIView { @objc func go() {} }"]).files[0]
    #expect(file.positionMap.original(line: 2, column: 20) == SourcePosition(line: 2, column: 9))
  }

  @Test func `blanked attributes and folded conditions move nothing`() {
    let text = "class A: UIView {\n  @IBOutlet var x: Int!\n}\n#if os(iOS)\nlet é = 1, b = 2\n#endif"
    let file = adaptedModule([text]).files[0]
    for (line, column) in [(2, 17), (4, 5), (5, 13)] {
      #expect(file.positionMap.original(line: line, column: column) == SourcePosition(line: line, column: column))
    }
  }

  @Test func `the body of a preview keeps its columns`() {
    let text = "#Preview(\"x\") {\n  Wrong()\n}\n#Preview { Other() }"
    let file = adaptedModule([text]).files[0]
    #expect(file.positionMap.original(line: 2, column: 3) == SourcePosition(line: 2, column: 3))
    let line = file.text.split(separator: "\n")[4]
    let column = line.utf8.count - "Other() } }".utf8.count + 1
    #expect(file.positionMap.original(line: 4, column: column) == SourcePosition(line: 4, column: 12))
  }

  @Test func `code that registers methods is told apart from the user's`() {
    let file = adaptedModule(["class A: UIView { @objc func go(_ s: Unknown) {} }"]).files[0]
    let line = file.text.split(separator: "\n")[1]
    let registered = line.utf8.count - line[line.firstRange(of: "registry.action")!.lowerBound...].utf8.count + 1
    let method = line.utf8.count - line[line.firstRange(of: "func go")!.lowerBound...].utf8.count + 1
    #expect(file.positionMap.isBookkeeping(line: 1, column: registered))
    #expect(!file.positionMap.isBookkeeping(line: 1, column: method))
    #expect(!file.positionMap.isBookkeeping(line: 1, column: 1))
  }

  @Test func `a line that the user's file does not have has no position`() {
    let file = adaptedModule(["class A: UIView {}"]).files[0]
    #expect(file.positionMap.original(line: 2, column: 1) == nil)
    #expect(file.positionMap.original(line: 0, column: 1) == nil)
  }
}
