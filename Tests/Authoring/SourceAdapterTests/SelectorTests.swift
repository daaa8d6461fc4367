import SourceAdapter
import Testing

struct SelectorTests {
  /// A class with a method, and what becomes of a selector in it.
  private func rewritten(_ selector: String, _ method: String, in type: String = "A", beside others: [String] = []) -> String {
    let body = adaptedBody("class \(type): UIView { func run() { use(\(selector)) }\n\(method) }", beside: others)
    let start = body.firstRange(of: "use(")!.upperBound
    return String(body[start...].prefix { $0 != "\n" }.dropLast(3))
  }

  @Test(arguments: [
    ("#selector(tapped)", "@objc func tapped() {}", "Selector(\"tapped\", { (t: A) in t.tapped() })"),
    ("#selector(tapped)", "@objc func tapped(_ s: UIButton) {}", "Selector(\"tapped:\", { (t: A, a) in t.tapped(a) })"),
    ("#selector(tapped(_:))", "@objc private func tapped(_ s: Any) {}", "Selector(\"tapped:\", { (t: A, a) in t.tapped(a) })"),
    (
      "#selector(self.go(_:event:))", "@objc func go(_ s: Any, event: UIEvent) {}",
      "Selector(\"go:event:\", { (t: A, a, b) in t.go(a, event: b) })"
    ),
    ("#selector(A.go(sender:))", "@objc func go(sender: Any) {}", "Selector(\"goWithSender:\", { (t: A, a) in t.go(sender: a) })"),
    ("#selector(Self.go)", "@objc func go() {}", "Selector(\"go\", { (t: A) in t.go() })"),
    ("#selector(A.make)", "@objc class func make() {}", "Selector(\"make\", { (t: A.Type) in t.make() })"),
    ("#selector(named)", "@objc(other:) func named(_ s: Any) {}", "Selector(\"other:\", { (t: A, a) in t.named(a) })"),
    ("#selector(getter: self.flag)", "@objc var flag = 1", "Selector(\"flag\", { (t: A) in t.flag })"),
    ("#selector(setter: A.flag)", "@objc var flag = 1", "Selector(\"setFlag:\", { (t: A, a) in t.flag = a })"),
    ("#selector(model.go)", "", "Selector(inferring: \"go\", of: model, { (t) in t.go })"),
    ("#selector(UIView.endEditing(_:))", "", "Selector(\"endEditing:\", { (t: UIView, a) in t.endEditing(a) })"),
    ("#selector(UIView.endEditing)", "", "Selector(\"endEditing:\", { (t: UIView, a) in t.endEditing(a) })"),
    ("#selector(unknown)", "", "Selector(inferring: \"unknown\", { (t: A) in t.unknown })"),
    ("#selector(big(_:b:c:))", "@objc func big(_ a: Int, b: Int, c: Int) {}", "Selector(\"big:b:c:\")"),
  ])
  func `a selector names its method and calls it`(selector: String, method: String, expected: String) {
    #expect(rewritten(selector, method) == expected)
  }

  @Test func `overloads are told apart by the type that is written, and by @objc`() {
    let methods = "func go(_ x: Int) {}; @objc func go(_ x: UIButton) {}"
    #expect(rewritten("#selector(go)", methods) == "Selector(\"go:\", { (t: A, a: UIButton) in t.go(a) })")
    #expect(rewritten("#selector(go(_:) as (A) -> (UIButton) -> Void)", methods) == "Selector(\"go:\", { (t: A, a: UIButton) in t.go(a) })")
  }

  @Test func `methods are found in superclasses and extensions of other files`() {
    let base = "class Base: UIView {}\nextension Base { @objc func fromBase(_ s: Any) {} }"
    let body = adaptedBody("class A: Base { lazy var s = #selector(fromBase) }", beside: [base])
    #expect(body == "class A: Base { lazy var s = Selector(\"fromBase:\", { (t: A, a) in t.fromBase(a) }) }")
  }

  @Test func `a selector over several lines keeps its lines`() {
    let body = adaptedBody("class A: UIView { lazy var s = #selector(\n  go\n); let x = 1\n@objc func go() {} }")
    #expect(body.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(body.contains("t.go() })\n\n; let x = 1\n"))
  }

  @Test func `key paths become text`() {
    #expect(adaptedBody("let a = #keyPath(UIView.layer.bounds)") == "let a = \"layer.bounds\"")
    #expect(adaptedBody("let a = #keyPath(name)") == "let a = \"name\"")
  }

  /// Names from Apple's "Using Objective-C runtime features in Swift" and the rules of SE-0005's importer read backwards.
  @Test(arguments: [
    ("go(_:)", "go:"), ("go(sender:)", "goWithSender:"), ("move(to:)", "moveTo:"), ("insert(_:at:)", "insert:at:"),
    ("add(toView:)", "addToView:"), ("moveTo(x:)", "moveToX:"), ("handle(_:forEvent:)", "handle:forEvent:"),
    ("go(with:and:)", "goWith:and:"),
  ])
  func `Objective-C names follow Swift's rules`(method: String, name: String) {
    let labels = method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    let parameters = labels.map { "\($0) x: Any" }.joined(separator: ", ")
    let base = method.prefix { $0 != "(" }
    #expect(rewritten("#selector(\(method))", "@objc func \(base)(\(parameters)) {}").hasPrefix("Selector(\"\(name)\","))
  }

  @Test func `what is no reference to a method is reported where it stands`() {
    let marked = MarkedText("class A: UIView {\n  let a = 1️⃣#selector(1 + 2)\n}")
    let module = adaptedModule([marked.text])
    #expect(module.diagnostics.map(\.position) == [marked.markers["1️⃣"]])
    #expect(module.diagnostics.map(\.cause) == [.selectorNotUnderstood(text: "#selector(1 + 2)")])
  }

  @Test func `methods are registered by name from within their braces`() {
    let text = """
      class A: UIView {
        @objc private func go(_ s: UIButton) {}
        func plain() {}
        private class B: UIView { @IBAction func inner(_ s: Any) {} }
      }
      class G<T>: UIView { @objc func generic() {} }
      """
    let body = adaptedBody(text)
    #expect(body.contains("registry.action(\"go:\", { (t: A, a: UIButton) in t.go(a) })"))
    #expect(body.contains("registry.action(\"inner:\", { (t: B, a: Any) in t.inner(a) })"))
    #expect(!body.contains("plain\""))
    #expect(!body.contains("generic\""))
  }

  @Test func `a method that a text names is registered without @objc`() {
    let body = adaptedBody("class A: UIView { func login() {}\nfunc f() { b.addTarget(self, action: \"login\", for: .touchUpInside) } }")
    #expect(body.contains("registry.action(\"login\", { (t: A) in t.login() })"))
  }
}
