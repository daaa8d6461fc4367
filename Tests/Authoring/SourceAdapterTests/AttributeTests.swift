import SourceAdapter
import Testing

struct AttributeTests {
  @Test func `Objective-C and Interface Builder attributes become spaces`() {
    let text = """
      @objcMembers class A: NSObject {
        @IBOutlet weak var label: UILabel!
        @IBOutlet
        private var button: UIButton!
        @objc(customName) dynamic var x = 1
      }
      @UIApplicationMain
      class AppDelegate: UIResponder {}
      """
    let expected = """
                   class A: NSObject {
                  weak var label: UILabel!
      \("         ".dropFirst(0))  
        private var button: UIButton!
                          dynamic var x = 1
      }
      \("                  ")
      class AppDelegate: UIResponder {}
      """
    #expect(adaptedBody(text) == expected)
  }

  @Test func `attributes that the compiler knows stay`() {
    let text = """
      class A: UIView {
        @IBInspectable var radius: CGFloat = 0
        @available(iOS 13, *) @discardableResult func f() -> Int { 0 }
      }
      """
    #expect(adaptedBody(text) == text)
  }

  @Test func `an @objc protocol is one for classes`() {
    #expect(adaptedBody("@objc protocol A { func f() }") == "      protocol A: AnyObject { func f() }")
    #expect(adaptedBody("@objc protocol A: B { func f() }") == "      protocol A: AnyObject, B { func f() }")
    #expect(adaptedBody("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
  }

  @Test func `modules that other modules stand for are not imported`() {
    let text = """
      import Darwin
      import os.log
      import OSLog
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      """
    let expected = """
      \("             ")
      import os\("    ")
      import os\("   ")
      import UIKit\("                            ")
      import class UIKit.UIView
      """
    #expect(adaptedBody(text) == expected)
  }

  @Test func `arguments of os_log need not conform to CVarArg`() {
    #expect(adaptedBody("os_log(\"%@\", error as CVarArg)").contains("os_log(\"%@\", error as Any    )"))
    #expect(adaptedBody("let a = error as CVarArg") == "let a = error as CVarArg")
  }

  @Test func `what Linux keeps in a module of its own is imported`() {
    #expect(adaptedModule(["let s = URLSession.shared"]).files[0].text.hasSuffix("\nimport FoundationNetworking\n"))
    #expect(!adaptedModule(["let s = URL(string: \"\")"]).files[0].text.contains("FoundationNetworking"))
  }

  @Test func `a class's description is its name`() {
    #expect(adaptedBody("let a = type(of: x).description()") == "let a = String(reflecting: type(of: x))")
  }

  @Test func `a script's first line becomes a comment`() {
    #expect(adaptedBody("#!/usr/bin/swift\nimport UIKit") == "///usr/bin/swift\nimport UIKit")
  }
}
