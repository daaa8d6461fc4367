import SourceAdapter
import Testing

struct AutomaticPreviewTests {
  private func expression(_ text: String, of name: String = "A") -> String? {
    let lines = adaptedModule([text]).files[0].text.split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("registry.preview(\"\(name)\"") }) else { return nil }
    return line.firstRange(of: "automatic: true) { ").map { String(line[$0.upperBound...].dropLast(2)) }
  }

  @Test(arguments: [
    ("class A: UIView {}", "A(frame: .zero)"),
    (
      "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }",
      "A(frame: .zero)"
    ),
    ("class A: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }", "A()"),
    ("class A: UIView { init(title: String = \"x\") { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }", "A()"),
    ("class A: UIView { convenience init(title: String) { self.init(frame: .zero) } }", "A(frame: .zero)"),
    ("class A: UIView { init() throws { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }", "try A()"),
    ("final private class A: UIViewController {}", "A()"),
    (
      "class A: UIViewController { init(x: Int) { super.init(nibName: nil, bundle: nil) }; override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }; required init?(coder: NSCoder) { nil } }",
      "A(nibName: nil, bundle: nil)"
    ),
    ("class A: UITableViewCell {}", "A(style: .default, reuseIdentifier: nil)"),
    ("class A: UICollectionViewCell {}", "A(frame: .zero)"),
    ("class A: UITableViewHeaderFooterView {}", "A(reuseIdentifier: nil)"),
    ("class A: Base {}\nclass Base: UIView {}", "A(frame: .zero)"),
    ("class A: Base<Int> {}\nclass Base<T>: UIViewController {}", "A()"),
    ("class A: UICollectionViewController {}", "A(collectionViewLayout: UICollectionViewFlowLayout())"),
    ("class A: UIKit.UIView {}", "A(frame: .zero)"),
    (
      "@main class A: UIResponder, UIApplicationDelegate { var window: UIWindow?; func f() { window?.makeKeyAndVisible() } }",
      "try registry.window(of: A())"
    ),
    (
      "class A: UIResponder, UIWindowSceneDelegate { var window: UIWindow?; func f() { window?.makeKeyAndVisible() } }",
      "try registry.window(of: A())"
    ),
    ("class A: LayoutView { var body: Layout { [] } }", "A(frame: .zero)"),
    ("class A: LayoutViewController { var body: Layout { [] } }", "A()"),
  ])
  func `a class is made with what its initialisers ask for`(text: String, expected: String) {
    #expect(expression(text) == expected)
  }

  @Test(arguments: [
    (
      "class A: UIView { init(model: Int, _ x: Bool) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }",
      SkippedType.Reason.needsArguments(initializer: "init(model:_:)"), "A(model: <#Int#>, <#Bool#>)"
    ),
    (
      "class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }", .needsArguments(initializer: "init(coder:)"), "A()"
    ),
    ("class A<T>: UIView {}", .isGeneric, "A<<#Type#>>()"),
    (
      "class A: UIViewController { private init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }",
      .hasPrivateInitializer, "A()"
    ),
  ])
  func `a class that cannot be made is listed with the reason and a preview to paste`(
    text: String, reason: SkippedType.Reason, call: String
  ) {
    let skipped = adaptedModule(["\n" + text]).skipped
    #expect(skipped.map(\.reason) == [reason])
    #expect(skipped.map(\.line) == [2])
    #expect(skipped.map(\.suggestion) == ["#Preview(\"A\") {\n  \(call)\n}"])
  }

  @Test func `a subclass of a class that needs arguments needs them too`() {
    let base = "class Base: UIView { init(x: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }"
    let module = adaptedModule([base + "\nclass A: Base {}"])
    #expect(module.skipped.map(\.reason) == [.needsArguments(initializer: "init(x:)"), .superclassNeedsArguments(superclass: "Base")])
  }

  @Test func `nested classes go by their full name, private ones and local ones cannot be reached`() {
    let module = adaptedModule(["enum Space { class A: UIView {}; private class B: UIView {} }\nfunc f() { class C: UIView {} }"])
    #expect(registeredNames(module) == ["Space.A"])
    #expect(module.skipped.map(\.name) == ["Space.B"])
  }

  @Test func `delegates, models and protocols are no previews`() {
    let module = adaptedModule(["class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass M {}\nprotocol P {}\nstruct S {}"])
    #expect(module.previewCount == 0)
    #expect(module.skipped.isEmpty)
  }

  @Test func `previews follow the files and their lines`() {
    let module = adaptedModule(["class B: UIView {}\nclass A: UIView {}", "class C: UIView {}"])
    #expect(registeredNames(module) == ["B", "A", "C"])
    #expect(module.previewsAreAutomatic)
    #expect(module.files[0].text.contains("#sourceLocation(file: \"File0.swift\", line: 2)\n  registry.preview(\"A\""))
  }

  /// The window of such a delegate is a storyboard's, which the classes know nothing of.
  @Test func aDelegateThatShowsNoWindowIsNotShown() {
    #expect(expression("class A: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }") == nil)
  }
}
