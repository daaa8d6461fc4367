import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// What UIKit made of views, as swift-snapshot-testing keeps it for its own tests (`Tests/SnapshotTestingTests/__Snapshots__`).
///
/// Taken on a simulator with three pixels a point, whatever the device: the traits say so here.
@MainActor @Suite(.serialized) struct StoredReferenceTests {
  private func description(
    of controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
  ) throws -> String {
    var result: String?
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), traits])
    Snapshotting<UIViewController, String>.recursiveDescription(on: config, traits: all).snapshot(controller).run { result = $0 }
    return try #require(result)
  }

  /// A label at each edge of the safe area, in fonts of the traits.
  private final class EdgesController: UIViewController {
    private let labels: [(label: UILabel, style: UIFont.TextStyle)] = [
      ("What's", .headline), ("the", .body), ("point", .body), ("?", .subheadline),
    ].map { text, style in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      return (label, style)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for (label, _) in labels { view.addSubview(label) }
      let (top, leading, trailing, bottom) = (labels[0].label, labels[1].label, labels[2].label, labels[3].label)
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: safeArea.topAnchor), top.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
        leading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        leading.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.centerXAnchor),
        leading.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
        trailing.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.centerXAnchor),
        trailing.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        trailing.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
        bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        bottom.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      for (label, style) in labels { label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
    }
  }

  /// The device, its size, and the four labels' frames as `testTraits` stores them.
  ///
  /// The iPhone XS Max is left out: its file is older than the text size of that device in the sources.
  nonisolated static let devices: [(name: String, config: ViewImageConfig, size: String, frames: [String])] = [
    (
      "iphone-se", .iPhoneSe, "320 568",
      ["133.667 20; 52.6667 19.3333", "0 284.333; 23.6667 19.3333", "283 284.333; 37 19.3333", "156.333 551; 7.33333 17"]
    ),
    (
      "iphone-8", .iPhone8, "375 667",
      ["161.333 20; 52.6667 19.3333", "0 334; 23.6667 19.3333", "338 334; 37 19.3333", "184 650; 7.33333 17"]
    ),
    (
      "iphone-8-plus", .iPhone8Plus, "414 736",
      ["180.667 20; 52.6667 19.3333", "0 368.333; 23.6667 19.3333", "377 368.333; 37 19.3333", "203.333 719; 7.33333 17"]
    ),
    (
      "iphone-x", .iPhoneX, "375 812",
      ["161.333 44; 52.6667 19.3333", "0 401.333; 23.6667 19.3333", "338 401.333; 37 19.3333", "184 761; 7.33333 17"]
    ),
    (
      "iphone-xr", .iPhoneXr, "414 896",
      ["180.667 44; 52.6667 19.3333", "0 443.333; 23.6667 19.3333", "377 443.333; 37 19.3333", "203.333 845; 7.33333 17"]
    ),
    (
      "ipad-mini", .iPadMini, "1024 768",
      ["484.333 20; 55.6667 20.3333", "0 384; 25 20.3333", "985 384; 39 20.3333", "508.333 750; 7.66667 18"]
    ),
    (
      "ipad-9-7", .iPad9_7, "1024 768",
      ["484.333 20; 55.6667 20.3333", "0 384; 25 20.3333", "985 384; 39 20.3333", "508.333 750; 7.66667 18"]
    ),
    (
      "ipad-10-2", .iPad10_2, "1080 810",
      ["512.333 20; 55.6667 20.3333", "0 405; 25 20.3333", "1041 405; 39 20.3333", "536.333 792; 7.66667 18"]
    ),
    (
      "ipad-pro-10-5", .iPadPro10_5, "1112 834",
      ["528.333 20; 55.6667 20.3333", "0 417; 25 20.3333", "1073 417; 39 20.3333", "552.333 816; 7.66667 18"]
    ),
    (
      "ipad-pro-11", .iPadPro11, "1194 834",
      ["569.333 24; 55.6667 20.3333", "0 409; 25 20.3333", "1155 409; 39 20.3333", "593.333 796; 7.66667 18"]
    ),
    (
      "ipad-pro-12-9", .iPadPro12_9, "1366 1024",
      ["655.333 20; 55.6667 20.3333", "0 512; 25 20.3333", "1327 512; 39 20.3333", "679.333 1006; 7.66667 18"]
    ),
  ]

  /// Widths of text may be off by a point: San Francisco's are near ours, not the same.
  @Test(arguments: devices.indices)
  func `Labels stand at the edges of every device`(_ index: Int) throws {
    let (_, config, size, frames) = Self.devices[index]
    let lines = try description(of: EdgesController(), on: config).split(separator: "\n").map(String.init)
    #expect(lines.first == "<UIView; frame = (0 0; \(size)); autoresize = W+H; layer = <CALayer>>")
    try #require(lines.count == 5)
    for (line, (frame, text)) in zip(lines.dropFirst(), zip(frames, ["What's", "the", "point", "?"])) {
      let start = "   | <UILabel; frame = ("
      let end = "); text = '\(text)'; userInteractionEnabled = NO; layer = <_UILabelLayer>>"
      #expect(line.hasPrefix(start) && line.hasSuffix(end))
      let found = line.dropFirst(start.count).dropLast(end.count)
      let numbers = [found, frame[...]].map { $0.split { $0 == " " || $0 == ";" }.compactMap { Double($0) } }
      try #require(numbers.allSatisfy { $0.count == 4 })
      for (position, (ours, stored)) in zip(numbers[0], numbers[1]).enumerated() {
        let isHorizontal = position % 2 == 0
        #expect(abs(ours - stored) <= (isHorizontal ? 1.001 : 0), "\(text): \(found), not \(frame)")
      }
    }
  }

  /// `testTraitsWithViewController`: the height of a title of style `title1` at each text size.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, "30"), (.small, "31.3333"), (.medium, "32.3333"), (.large, "33.6667"), (.extraLarge, "36"),
    (.extraExtraLarge, "38.3333"), (.extraExtraExtraLarge, "40.6667"), (.accessibilityMedium, "45.6667"),
    (.accessibilityLarge, "51.3333"), (.accessibilityExtraLarge, "57.3333"), (.accessibilityExtraExtraLarge, "63.3333"),
    (.accessibilityExtraExtraExtraLarge, "69.3333"),
  ])
  func `A label follows the text size of the traits`(_ category: UIContentSizeCategory, _ height: String) throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(label)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor), label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let text = try description(of: controller, on: .iPhoneSe, traits: UITraitCollection(preferredContentSizeCategory: category))
    #expect(
      text == """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (16 20; 288 \(height)); text = 'What's the point?'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
  }

  @Test func `A button of the system is described with its picture`() throws {
    var result: String?
    Snapshotting<UIView, String>.recursiveDescription(traits: UITraitCollection(displayScale: 3))
      .snapshot(UIButton(type: .contactAdd)).run { result = $0 }
    #expect(
      result == """
        <UIButton; frame = (0 0; 24.3333 23.6667); opaque = NO; layer = <CALayer>>
           | <UIImageView; frame = (0 0; 24.3333 23.6667); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func `Tabs that were never shown have not loaded their views`() throws {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = ([page] + (0..<4).map { _ in UIViewController() }).map { UINavigationController(rootViewController: $0) }
    var result: String?
    Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { result = $0 }
    // There the navigation controllers of other tabs have loaded their views.
    let hidden = """
         | <UINavigationController>, state: disappeared, view: (view not loaded)
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
      """
    #expect(
      result == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
           |    |    | <UIViewController>, state: appeared, view: <UIView>
        \([hidden, hidden, hidden, hidden].joined(separator: "\n"))
        """)
  }

  @Test func `A path's elements are listed with their points`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (0.0, 60.0)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.0)
      Close\u{20}

      MoveTo (90.0, 75.0)
      CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)
      CurveTo (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)
      CurveTo (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)
      CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)
      Close\u{20}

      """
    var result: String?
    Snapshotting<CGPath, String>.elementsDescription.snapshot(path).run { result = $0 }
    #expect(result == expected)
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(UIBezierPath(cgPath: path)).run { result = $0 }
    #expect(result == expected)
  }

  @Test func `A path's picture has its size`() throws {
    var result: UIImage?
    let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
    Snapshotting<UIBezierPath, UIImage>.image(scale: 2).snapshot(circle).run { result = $0 }
    let image = try #require(result?.cgImage)
    #expect(image.width == 60 && image.height == 80)
    let middle = (40 * 60 + 30) * 4
    // Black in the middle, nothing at the corner.
    #expect(Array(image.pixels[middle..<middle + 4]) == [0, 0, 0, 255] && image.pixels[3] == 0)
  }
}
