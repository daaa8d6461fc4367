import CoreGraphics
import Foundation
import Testing
import UIKit

/// Visual formats laid out in a root of a known size; the frames follow from arithmetic.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any] = [:]
  ) throws -> [String] {
    root.accessibilityIdentifier = "root"
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] { view.accessibilityIdentifier = name }
    return try NSLayoutConstraint.makeConstraints(visualFormat: format, options, metrics, views, nil).map(\.equationDescription)
  }

  private func failure(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]? = nil
  ) -> VisualFormatFailure? {
    do throws(VisualFormatFailure) {
      _ = try NSLayoutConstraint.makeConstraints(visualFormat: format, options, metrics, views ?? self.views, nil)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Frames

  @Test func equalWidthsShareWhatDistancesLeave() {
    layOut("H:|-20-[a]-10-[b(==a)]-10-[c(==a)]-20-|", "V:|-20-[a(40)]", "V:|-20-[b(40)]", "V:|-20-[c(40)]")
    let width: CGFloat = (320 - 20 - 20 - 10 - 10) / 3
    #expect(a.frame.minX == 20)
    #expect(abs(b.frame.width - width) < 0.5)
    #expect(c.frame.maxX == 300)
    #expect(a.frame.minY == 20)
    #expect(a.frame.height == 40)
  }

  @Test func aDashIsTheMarginAtTheSuperviewAndEightPointsBetweenSiblings() {
    // Apple's documentation of layoutMargins: the visual format `|-[view]-|` uses them. A plain view's are 8.
    layOut("|-[a]-[b(==a)]-|", "V:|-[a]-[b]-|")
    #expect(a.frame.minX == 8)
    #expect(b.frame.minX - a.frame.maxX == 8)
    #expect(b.frame.maxX == 312)
    #expect(a.frame.minY == 8)
    #expect(b.frame.maxY == 472)
  }

  @Test func aDashFollowsTheMarginsThatAreSet() {
    root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 40)
    layOut("|-[a]-|", "V:|-[a]-|")
    #expect(a.frame == CGRect(x: 30, y: 5, width: 250, height: 460))
  }

  @Test func flushViewsTouch() {
    layOut("[a(100)][b(50)]", "H:|[a]", "V:|[a(10)]", "V:|[b(10)]")
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(b.frame == CGRect(x: 100, y: 0, width: 50, height: 10))
  }

  @Test func prioritiesAndRelations() {
    layOut(
      "|[a(>=50,<=100,200@750)]", "V:|[a(10)]", "|-(20)-[b(40@low)]", "|[b(60@high)]", "V:|[b(1)]", metrics: ["low": 250, "high": 750])
    #expect(a.frame.width == 100)
  }

  @Test func metricsOfEveryNumberType() throws {
    let metrics: [String: Any] = [
      "int": 1, "double": 2.5, "cgFloat": CGFloat(3), "float": Float(4), "number": NSNumber(value: 5), "small": UInt8(6),
      "low": UILayoutPriority.defaultLow,
    ]
    #expect(
      try equations("[a(int)]-double-[b(cgFloat@low)]-(float,number)-[c(small)]", [], metrics) == [
        "a.width == 1", "b.leading == a.trailing + 2.5", "b.width == 3 @250", "c.leading == b.trailing + 4",
        "c.leading == b.trailing + 5", "c.width == 6",
      ])
  }

  @Test func alignmentOptionsTieNeighbours() {
    layOut("|-10-[a(20)]-[b(30)]", options: [.alignAllTop, .alignAllBottom])
    layOut("V:|-15-[a(25)]")
    #expect(b.frame == CGRect(x: 38, y: 15, width: 30, height: 25))
  }

  @Test func centersAlign() {
    layOut("V:|[a(20)]-10-[b(30)]", options: .alignAllCenterX)
    layOut("|-100-[a(50)]", "[b(80)]")
    #expect(b.frame == CGRect(x: 85, y: 30, width: 80, height: 30))
  }

  // MARK: Directions

  @Test func rightToLeftReversesAHorizontalLine() {
    layOut("|-10-[a(20)]-5-[b(30)]", options: .directionRightToLeft)
    #expect(a.frame.minX == 290)
    #expect(b.frame.minX == 255)
  }

  @Test func rightToLeftDoesNothingToAColumn() throws {
    #expect(try equations("V:|-10-[a]-5-[b]-|", .directionRightToLeft) == equations("V:|-10-[a]-5-[b]-|"))
  }

  @Test func leadingFollowsTheLanguageAndLeftDoesNot() throws {
    #expect(
      try equations("|-10-[a]-5-[b]-|") == [
        "a.leading == root.leading + 10", "b.leading == a.trailing + 5", "root.trailingMargin == b.trailing",
      ])
    #expect(
      try equations("|-10-[a]-5-[b]-|", .directionLeftToRight) == [
        "a.left == root.left + 10", "b.left == a.right + 5", "root.rightMargin == b.right",
      ])
    root.semanticContentAttribute = .forceRightToLeft
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    layOut("|-10-[a(20)]-5-[b(30)]")
    #expect(a.frame.minX == 290)
    #expect(b.frame.minX == 255)
  }

  @Test func baselinesFaceEachOther() throws {
    #expect(
      try equations("V:|-5-[a]-30-[b]", .spacingBaselineToBaseline) == [
        "a.top == root.top + 5", "b.firstBaseline == a.lastBaseline + 30",
      ])
  }

  // MARK: Guides

  @Test func guidesTakePart() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-7-[guide(30)]-3-[a(20)]", metrics: nil, views: ["guide": guide, "a": a] as [String: Any])
        + NSLayoutConstraint.constraints(withVisualFormat: "|[a(20)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 40, width: 20, height: 20))
  }

  @Test func layoutSupportsOfControllersTakePart() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-5-[view(10)]", metrics: nil, views: ["top": controller.topLayoutGuide, "view": view])
        + NSLayoutConstraint.constraints(withVisualFormat: "|[view]|", metrics: nil, views: ["view": view]))
    controller.additionalSafeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 49)
  }

  @Test func optionalViewsAreUnwrapped() {
    let view: UIView? = a
    #expect(failure("|[a]", views: ["a": view as Any]) == nil)
    #expect(
      failure("|[a]", views: ["a": UIView?.none as Any])?.reason
        == "The value for a in the views dictionary is nil, neither a view nor a layout guide.")
  }

  // MARK: Errors

  /// The carets' places are those of the faults; the wording is that of public crash reports.
  @Test(arguments: [
    ("[want]-|", 5, "want is not a key in the views dictionary."),
    ("[a(want)]", 7, "Encountered metric with name \"want\", but value was not specified in metrics or views dictionaries"),
    ("[a]-want-[b]", 8, "Encountered metric with name \"want\", but value was not specified in metrics or views dictionaries"),
    ("[a]-(b)-[c]", 5, "Expected a number or key from the metrics dictionary, but encountered the view b"),
    ("[a(8@0)]", 5, "Priorities must be greater than 0 and less or equal to 1000, but 0 was given"),
    ("", 0, "It's an empty string."),
  ])
  func namesThatAreMissing(_ format: String, _ position: Int, _ reason: String) {
    #expect(failure(format) == VisualFormatFailure(reason: reason, position: position))
  }

  @Test func barsNeedASuperview() {
    let lone: [String: Any] = ["a": UIView()]
    let reason = "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(failure("|[a]", views: lone) == VisualFormatFailure(reason: reason, position: 0))
    #expect(failure("H:[a]-10-|", views: lone) == VisualFormatFailure(reason: reason, position: 9))
  }

  @Test func alignmentAlongTheLineIsRefused() {
    let horizontal =
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    #expect(failure("[a]-[b]", .alignAllLeading) == VisualFormatFailure(reason: horizontal, position: 5))
    #expect(failure("V:[a]-[b]", .alignAllCenterY)?.reason == horizontal.replacingOccurrences(of: "horizontal", with: "vertical"))
    #expect(failure("|-[a]-|", .alignAllLeading) == nil)
  }

  @Test func valuesOfOtherTypes() {
    #expect(failure("[a(m)]", metrics: ["m": "8"])?.position == 4)
    #expect(failure("[a]", views: ["a": 8])?.reason == "The value for a in the views dictionary is Int, neither a view nor a layout guide.")
  }

  @Test func reportsHaveTheShapeOfUIKits() {
    #expect(
      VisualFormatFailure(reason: "Expected a view", position: 7).report("H:|-10-|")
        == "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^")
    #expect(
      VisualFormatFailure(reason: "It's an empty string.", position: 0).report("")
        == "Unable to parse constraint format: It's an empty string.")
  }

  @Test func longFormatsAreShownAroundTheFault() {
    let format = String(repeating: "[a]-", count: 100_000)
    let lines = VisualFormatFailure(reason: "x", position: 200_000).report(format).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].count < 400)
    #expect(lines[3].count == 152)
  }
}
