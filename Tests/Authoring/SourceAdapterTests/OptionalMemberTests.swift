import SourceAdapter
import Testing

struct OptionalMemberTests {
  static let text = """
    @objc protocol P {
      @objc optional func pick(_ v: UIView, row: Int) -> Bool
      func must()
    }
    class Base: NSObject, P { func must() {} }
    class Sub: Base { func pick(_ v: UIView, row: Int) -> Bool { true } }
    class Other: NSObject { func pick(_ v: UIView, row: Int) -> Bool { true } }
    func run(_ d: P?) { d?.pick?(v, row: 1); other?.unrelated?(2) }
    """

  @Test func `an optional method is asked for through a protocol of its own`() {
    let text = adaptedModule([Self.text]).files[0].text
    #expect(text.contains("protocol __layoutpreview_optional_P_0: AnyObject { func pick(_ a0: UIView, row a1: Int) -> Bool }"))
    #expect(
      text.contains(
        "extension P { @discardableResult func pick(_ a0: UIView, row a1: Int) -> Bool? "
          + "{ (self as? any __layoutpreview_optional_P_0)?.pick(a0, row: a1) } }"))
  }

  @Test func `only classes that conform and have the method are marked`() {
    let body = adaptedBody(Self.text)
    #expect(body.contains("class Base: NSObject, P { func must"))
    #expect(body.contains("class Sub: Base, __layoutpreview_optional_P_0 {"))
    #expect(body.contains("class Other: NSObject {"))
  }

  @Test func `a question mark behind an optional method is taken away, others stay`() {
    #expect(adaptedBody(Self.text).contains("d?.pick (v, row: 1); other?.unrelated?(2)"))
  }

  @Test func `UIKit's optional methods are called without a question mark`() {
    #expect(adaptedBody("func f() { d?.scrollViewDidScroll?(s) }") == "func f() { d?.scrollViewDidScroll (s) }")
  }
}

struct ExtensionOverrideTests {
  @Test func `an override in an extension moves into the class`() {
    let extended = "extension A { override func f(_ x: Int, to y: inout B) throws -> C { super.f(x, to: &y) } }"
    let module = adaptedModule(["class A: UIView {}", extended])
    #expect(
      module.files[0].text.contains(
        "class A: UIView { override func f(_ a0: Int, to a1: inout B) throws -> C { try __layoutpreview_member_1_0_f(a0, to: &a1) };}"))
    #expect(module.files[1].text.contains("{          func __layoutpreview_member_1_0_f(_ x: Int"))
  }

  @Test func `an overridden method of an extension moves into the class, others stay`() {
    let base = "class A: UIView {}\nextension A { @objc func f() {}; func g() {} ; @objc public var h: Int { 1 } }"
    let sub = "class B: A { override func f() {}\noverride var h: Int { 2 } }\nclass C: UIView { override func g() {} }"
    let text = adaptedModule([base, sub]).files[0].text
    #expect(text.contains("func f() { __layoutpreview_member_0_0_f() };"))
    #expect(text.contains("public var h: Int { __layoutpreview_member_0_2_h };"))
    #expect(text.contains("func g() {}"))
  }
}
