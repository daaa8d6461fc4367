import Foundation
import SourceAdapter
import Testing

/// Names of Swift 2, 3 and 4 and what Apple's API notes call them since.
struct EarlierSwiftTests {
  /// The adapted text of a file of Swift 2: a line that only Swift 2 can say goes before it.
  private func updated(_ text: String) -> String {
    let marker = "let __swift2 = CGPointMake(0, 0)\n"
    let body = adaptedBody("class A: UIView { func f() {\n" + marker + text + "\n} }")
    return body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast().joined(separator: "\n")
  }

  @Test(arguments: [
    ("field.borderStyle = .Line", "field.borderStyle = .line"),
    ("let b = UIButton(type: .System)", "let b = UIButton(type: .system)"),
    ("b.setTitle(\"Login\", forState: .Normal)", "b.setTitle(\"Login\", for: .normal)"),
    ("b.backgroundColor = UIColor.grayColor()", "b.backgroundColor = UIColor.gray"),
    ("b.backgroundColor = .grayColor()", "b.backgroundColor = .gray"),
    (
      "b.addTarget(self, action: \"login\", forControlEvents: .TouchUpInside)",
      "b.addTarget(self, action: \"login\", for: .touchUpInside)"
    ),
    (
      "a.topAnchor.constraintEqualToAnchor(b.topAnchor, constant: 5).active = true",
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 5).isActive = true"
    ),
    ("a.heightAnchor.constraintEqualToConstant(30)", "a.heightAnchor.constraint(equalToConstant: 30)"),
    ("NSLayoutConstraint.activateConstraints(list)", "NSLayoutConstraint.activate(list)"),
    (
      "NSLayoutConstraint.constraintsWithVisualFormat(\"|[a]|\", options: nil, metrics: nil, views: views)",
      "NSLayoutConstraint.constraints(withVisualFormat: \"|[a]|\", options: [], metrics: nil, views: views)"
    ),
    ("let r = CGRectMake(1, 2, w(3), 4)", "let r = CGRect(x: 1, y: 2, width: w(3), height: 4)"),
    ("let w = CGRectGetWidth(CGRectInset(r, 1, 2))", "let w = ((r).insetBy(dx: 1, dy: 2)).width"),
    ("let o = NSLayoutFormatOptions.allZeros", "let o = NSLayoutConstraint.FormatOptions([])"),
    ("f(options: .allZeros)", "f(options: [])"),
    ("let a: UILayoutConstraintAxis = .Vertical", "let a: NSLayoutConstraint.Axis = .vertical"),
    ("b.titleColorForState(UIControlState.Normal)", "b.titleColor(for: UIControl.State.normal)"),
    ("f([NSFontAttributeName: UIFont.systemFontOfSize(12)])", "f([NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)])"),
    ("layer.borderColor = UIColor.redColor().CGColor", "layer.borderColor = UIColor.red.cgColor"),
    ("v.hidden = !v.hidden", "v.isHidden = !v.isHidden"),
    ("UIView.animateWithDuration(0.3) { self.alpha = 1 }", "UIView.animate(withDuration: 0.3) { self.alpha = 1 }"),
    ("dispatch_async(dispatch_get_main_queue()) { g() }", "(DispatchQueue.main).async { g() }"),
    ("CGContextMoveToPoint(c, 1, 2)", "(c as CGContext?)?.move(to: CGPoint(x: 1, y: 2))"),
    ("CGContextStrokePath(c)", "(c as CGContext?)?.strokePath()"),
    ("let p = NSIndexPath(forRow: 1, inSection: 2)", "let p = IndexPath(row: 1, section: 2)"),
    (
      "let a = UICollectionViewLayoutAttributes(forCellWithIndexPath: p)", "let a = UICollectionViewLayoutAttributes(forCellWith: p)"
    ),
    (
      "c.dequeueReusableSupplementaryViewOfKind(k, withReuseIdentifier: \"h\", forIndexPath: p)",
      "c.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: \"h\", for: p)"
    ),
    (
      "c.scrollToItemAtIndexPath(p, atScrollPosition: .Top, animated: false)", "c.scrollToItem(at: p, at: .top, animated: false)"
    ),
    ("let n = c.numberOfItemsInSection(0)", "let n = c.numberOfItems(inSection: 0)"),
    ("UIApplication.sharedApplication().keyWindow", "UIApplication.shared.keyWindow"),
    ("view.autoresizingMask = [.FlexibleWidth, .FlexibleHeight]", "view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"),
    ("if let a = b, c = d { f() }", "if let a = b, let c = d { f() }"), ("if let a = b where c { f() }", "if let a = b , c { f() }"),
    ("let s = a.sort { $0 < $1 }", "let s = a.sorted { $0 < $1 }"),
    ("let s = v.intrinsicContentSize()", "let s = v.intrinsicContentSize"),
  ])
  func swift2(_ old: String, _ new: String) { #expect(updated(old) == new) }

  @Test(arguments: [
    ("let s: UIControlState = .normal", "let s: UIControl.State = .normal"),
    ("bringSubview(toFront: a)", "bringSubviewToFront(a)"),
    ("parent.addChildViewController(a)", "parent.addChild(a)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("let i = UIEdgeInsetsMake(1, 2, 3, 4)", "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    ("let r = UIEdgeInsetsInsetRect(b, i)", "let r = (b).inset(by: i)"),
    ("f([NSAttributedStringKey.font: x])", "f([NSAttributedString.Key.font: x])"),
    ("t.rowHeight = UITableViewAutomaticDimension", "t.rowHeight = UITableView.automaticDimension"),
    (
      "c.addObserver(self, selector: s, name: .UIKeyboardWillShow, object: nil)",
      "c.addObserver(self, selector: s, name: UIResponder.keyboardWillShowNotification, object: nil)"
    ),
    ("let a: [String: Any] = [NSKernAttributeName: 1]", "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.kern: 1]"),
  ])
  func swift3And4(_ old: String, _ new: String) { #expect(adaptedBody("func f() { \(old) }").hasPrefix("func f() { \(new) }")) }

  @Test func overrides() {
    let text = """
      class A: UIView {
        override func drawRect(rect: CGRect) { super.drawRect(rect) }
        override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return super.hitTest(point, withEvent: event) }
        override func intrinsicContentSize() -> CGSize { return CGSizeMake(1, 2) }
        override class func requiresConstraintBasedLayout() -> Bool { return true }
        override func sizeThatFits(size: CGSize) -> CGSize { return size }
        func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell { fatalError() }
        func paint(color: UIColor, width: CGFloat) { paint(color, width: width) }
      }
      """
    let expected = """
      class A: UIView {
        override func draw(_ rect: CGRect) { super.draw(rect) }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return super.hitTest(point, with: event) }
        override var intrinsicContentSize: CGSize { return CGSize(width: 1, height: 2) }
        override class var requiresConstraintBasedLayout: Bool { return true }
        override func sizeThatFits(_ size: CGSize) -> CGSize { return size }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
        func paint(_ color: UIColor, width: CGFloat) { paint(color, width: width) }
      }
      """
    #expect(adaptedBody(text).hasPrefix(expected))
  }

  @Test func `answers of data sources are no names of the user's`() {
    let text = """
      class A: NSObject { func f() { _ = CGPointMake(0, 0); _ = grid.numberOfItemsInSection(0) }
        func collectionView(collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 1 }
      }
      """
    let new = """
      class A: NSObject { func f() { _ = CGPoint(x: 0, y: 0); _ = grid.numberOfItems(inSection: 0) }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 1 }
      }
      """
    #expect(adaptedBody(text).hasPrefix(new))
  }

  @Test func `the user's own names stay`() {
    let text = """
      enum Style { case Line, Plain }
      class A: UIView {
        var hidden = false
        func CGSizeMake(_ a: Int, _ b: Int) -> Int { a }
        func f() { style = .Line; hidden = true; g(.Plain); b.setTitle("", forState: .Normal); _ = CGSizeMake(1, 2) }
      }
      """
    #expect(
      adaptedBody(text).hasPrefix(
        text.replacing("forState: .Normal", with: "for: .normal")))
  }

  @Test(arguments: [
    "import UIKit\nfunc f(a: Int) { view.hidden = true; x = .custom; s.reverse(); context.closePath(); x.isAnimating() }",
    "import UIKit\nimport Charts\nfunc f(value: Int) { chart.style = .Line; chart.selected = 3 }",
    "import UIKit\nfunc CGRectMake(_ x: CGFloat) {}\nfunc g(view: UIView) { CGRectMake(3) }",
    "import UIKit\n#if swift(<3)\nlet a = CGRectMake(0, 0, 1, 1)\n#endif\nfunc g(view: UIView) { view.hidden = true }",
    "import UIKit\n// CGRectMake(0, 0, 1, 1), forState: .Normal\nfunc g(view: UIView) { print(\"UIColor.redColor()\"); view.on = true }",
    "import UIKit\nextension UIColor { static func redColor() -> UIColor { .red } }\nfunc g(view: UIView) { view.tintColor = UIColor.redColor() }",
  ])
  func `modern files stay as they are`(_ text: String) {
    #expect(adapt([SourceFile(path: "A.swift", text: text)]).files[0].text == "#sourceLocation(file: \"A.swift\", line: 1)\n" + text)
  }

  /// The shipped screens, file by file: what is edited in them is edited in every modern file.
  @Test func `shipped screens hold no earlier names`() throws {
    let layouts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Layouts").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: layouts, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for file in files {
      let source = SourceFile(path: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
      #expect(!namesEarlierSwift([source]), "\(file.path)")
    }
  }

  @Test func `modern files of a module of Swift 2 stay as they are`() {
    let modern = "import UIKit\nfunc g(view: UIView) { view.hidden = true; b.setTitle(\"\", for: .normal) }"
    let module = adapt([
      SourceFile(path: "A.swift", text: "import UIKit\nlet a = CGRectMake(0, 0, 1, 1)"), SourceFile(path: "B.swift", text: modern),
    ])
    #expect(module.files[1].text.hasSuffix(modern))
  }

  @Test func `positions are those of the user's text`() {
    let text = "import UIKit\nfunc f(view: UIView) { b.setTitle(\"\", forState: .Normal); oops() }"
    let file = adapt([SourceFile(path: "A.swift", text: text)]).files[0]
    let line = file.text.split(separator: "\n")[2]
    let column = line[..<(line.range(of: "oops")?.lowerBound ?? line.startIndex)].utf8.count + 1
    let user = text.split(separator: "\n")[1]
    #expect(
      file.positionMap.original(line: 2, column: column)
        == SourcePosition(line: 2, column: user[..<(user.range(of: "oops")?.lowerBound ?? user.startIndex)].utf8.count + 1))
    #expect(file.original.text == text)
  }

  @Test func `lines stay lines`() {
    let text = """
      class A: UIView {
        func f() {
          let r = CGRectMake(
            1, // left
            2,
            3, 4)
          UIView.animateWithDuration(1,
            animations: {})
        }
      }
      """
    let lines = adaptedBody(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[6].contains("UIView.animate"))
  }

  @Test func `actions are found by the names of Swift 2`() {
    let text = """
      class A: UIViewController {
        func login(sender: UIButton) {}
        func f() { b.addTarget(self, action: "login:", forControlEvents: .TouchUpInside) }
      }
      """
    #expect(adaptedBody(text).contains("registry.action(\"login:\", { (t: A, a: UIButton) in t.login(a) })"))
  }

  @Test func `plain numbers are priorities`() {
    let module = adapt([
      SourceFile(path: "A.swift", text: "import UIKit\nfunc f() { c.priority = UILayoutPriorityDefaultHigh; d.priority = 999 }")
    ])
    #expect(module.files[0].text.contains("ExpressibleByIntegerLiteral"))
  }
}
