import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Widths of one line", .serialized)
struct WidthTests {
  /// `.title1` "What's the point?" drawn by the iOS 13.3 simulator at 3x (pointfreeco/swift-snapshot-testing,
  /// testTraitsWithView): point size, label width, height and baseline in points.
  nonisolated static let titles: [(size: CGFloat, width: CGFloat, height: CGFloat, baseline: CGFloat)] = [
    (25, 188.67, 30, 23.67), (26, 196, 31.33, 24.67), (27, 203.33, 32.33, 25.67), (28, 210.67, 33.67, 26.67),
    (30, 225.67, 36, 28.67), (32, 240.33, 38.33, 30.33), (34, 255, 40.67, 32.33), (38, 284, 45.67, 36.33),
    (43, 320.67, 51.33, 41), (48, 356.67, 57.33, 45.67), (53, 392.67, 63.33, 50.33), (58, 428.33, 69.33, 55.33),
  ]

  private func up(_ value: CGFloat, scale: CGFloat) -> CGFloat { (value * scale - 0.0001).rounded(.up) / scale }

  @Test("title labels are as wide, as high and as low as on iOS", arguments: titles)
  func title(_ label: (size: CGFloat, width: CGFloat, height: CGFloat, baseline: CGFloat)) {
    SanFrancisco.edition = .iOS13
    defer { SanFrancisco.edition = .iOS14 }
    let frame = TestEngine.frame("What's the point?", size: label.size)
    #expect(abs(up(frame.size.width, scale: 3) - label.width) < 0.01)
    #expect(abs(up(frame.size.height, scale: 3) - label.height) < 0.01)
    #expect(abs((frame.lines[0].baseline * 3).rounded() / 3 - label.baseline) < 0.01)
  }

  /// Labels of one line whose width nothing but their text decides, with the width that Xcode stored.
  nonisolated static let storedLabels: [(text: String, size: CGFloat, weight: CGFloat, width: CGFloat, file: String)] = [
    ("Finish Home Screen", 16, 0, 145, "IBAnimatable DemoApp.storyboard"), ("Web App", 12, 0, 51.5, "IBAnimatable DemoApp.storyboard"),
    ("Lunch Break", 16, 0, 90.5, "IBAnimatable DemoApp.storyboard"), ("Design Stand Up", 16, 0, 122.5, "IBAnimatable DemoApp.storyboard"),
    ("FEBRUARY 2015", 11, 0, 86.5, "IBAnimatable DemoApp.storyboard"), ("Mar 25, 2015", 13, 0, 79.5, "IBAnimatable DemoApp.storyboard"),
    ("Renew License Plate", 16, 0, 149.5, "IBAnimatable DemoApp.storyboard"),
    ("Replace Spark Plugs", 16, 0, 148.5, "IBAnimatable DemoApp.storyboard"),
    ("60,000 miles", 13, 0, 79, "IBAnimatable DemoApp.storyboard"), ("Notification", 14, 0, 74.5, "IBAnimatable DemoApp.storyboard"),
    ("Label", 17, 0, 42, "IBAnimatable UserInterfaceGradients.storyboard"),
    ("Restaurant name", 16, 0, 123, "firebase/quickstart-ios FirestoreExample Main.storyboard"),
    ("Review contents", 15, 0, 113, "firebase/quickstart-ios FirestoreExample Main.storyboard"),
    ("Amount", 17, 0, 60, "jrasmusson/swift-arcade PendingCell.xib"),
    ("SectionHeader", 17, 0, 114, "jrasmusson/swift-arcade SectionHeaderView.xib"),
    ("Camera Unavailable", 22, 0, 190, "tensorflow/examples ImageClassification Main.storyboard (Xcode 15.2)"),
    ("Max results:", 17, 0.4, 100, "tensorflow/examples AudioClassification Main.storyboard"),
    ("Threshold:", 17, 0.4, 88, "tensorflow/examples AudioClassification Main.storyboard"),
    ("Comments Count", 15, 0.4, 127.5, "Instagram/IGListKit UserFooterView.xib"),
  ]

  @Test("labels are as wide as Xcode stored them, within half a point", arguments: storedLabels)
  func stored(_ label: (text: String, size: CGFloat, weight: CGFloat, width: CGFloat, file: String)) {
    let frame = TestEngine.frame(label.text, size: label.size, weight: label.weight)
    let isNear = abs(up(frame.size.width, scale: 2) - label.width) <= 0.5
    #expect(isNear, "\(label.file)")
  }

  /// Heights of one-line labels in Interface Builder files at 2x.
  nonisolated static let heights: [(size: CGFloat, weight: CGFloat, height: CGFloat)] = [
    (10, 0, 12), (11, 0, 13.5), (12, 0, 14.5), (13, 0, 16), (14, 0, 17), (15, 0, 18), (16, 0, 19.5), (17, 0, 20.5), (19, 0, 23),
    (20, 0, 24), (22, 0.4, 26.5), (25, 0, 30), (36, 0, 43), (45, -0.4, 54),
  ]

  @Test("a line of system text is as high as in Interface Builder", arguments: heights)
  func height(_ label: (size: CGFloat, weight: CGFloat, height: CGFloat)) {
    #expect(up(TestEngine.frame("Xgy", size: label.size, weight: label.weight).size.height, scale: 2) == label.height)
  }

  @Test("characters of other fonts leave the height of a system line alone")
  func fallbackHeight() {
    let plain = TestEngine.frame("Hello").size.height
    for text in ["离线模式", "こんにちは", "안녕", "مرحبا", "สวัสดี", "नमस्ते", "😀", "Hi 离线 😀"] {
      #expect(TestEngine.frame(text).size.height == plain, "\(text)")
    }
  }

  @Test("Helvetica's line is 1.15 em, as real labels of 17 points show (19.667 at 3x)")
  func helvetica() {
    #expect(abs(up(TestEngine.frame("Nick", family: .named("Helvetica")).size.height, scale: 3) - 19.667) < 0.001)
    // 33.333 at 3x in linkedin/LayoutKit's StackViewTests.
    #expect(abs(up(TestEngine.frame("Nick", family: .named("Helvetica")).size.width, scale: 3) - 33.333) < 0.001)
  }

  @Test("kern is added after every character")
  func kern() {
    var attributes = TestEngine.attributes()
    let plain = TestEngine.shared.layout(StyledText("abc", attributes), in: TextContainer()).size.width
    attributes.kern = 2
    #expect(abs(TestEngine.shared.layout(StyledText("abc", attributes), in: TextContainer()).size.width - plain - 6) < 0.001)
  }

  @Test("monospaced digits are equally wide")
  func monospacedDigits() {
    func width(_ text: String) -> CGFloat {
      var attributes = TestEngine.attributes()
      attributes.font.hasMonospacedDigits = true
      return TestEngine.shared.layout(StyledText(text, attributes), in: TextContainer()).size.width
    }
    #expect(abs(width("111") - width("888")) < 0.001)
    #expect(abs(TestEngine.frame("111").size.width - TestEngine.frame("888").size.width) > 3)
  }
}
