import CoreGraphics
import Foundation
import Testing
import TextLayout

@testable import TextPango

/// Widths that Xcode stored for labels of one line, by the edition of the font that its canvas drew.
@MainActor @Suite("Editions of the system font", .serialized)
struct EditionWidthTests {
  struct Stored: Sendable {
    var text: String
    var size: CGFloat
    var weight: CGFloat = 0
    var width: CGFloat
    var scale: CGFloat = 2
    var edition: SanFrancisco.Edition
    var file: String
  }

  nonisolated static let labels: [Stored] = [
    Stored(text: "Quickly manage tasks", size: 20, width: 197, edition: .iOS10, file: "IBAnimatable DemoApp.storyboard"),
    Stored(text: "IBAnimatable", size: 35, width: 204.5, edition: .iOS10, file: "IBAnimatable Main.storyboard"),
    Stored(
      text: "Restaurant name", size: 20, weight: 0.23, width: 156.5, edition: .iOS10, file: "firebase/quickstart-ios FirestoreExample"),
    Stored(text: "We will remind you at:", size: 17, width: 167, edition: .iOS10, file: "soapyigu/Swift-30-Projects NotificationsUI"),
    Stored(text: "QR Decode", size: 17, width: 88, scale: 1, edition: .iOS9, file: "iOS8-day-by-day-swift2.0 QRCodes"),
    Stored(text: "Built-in", size: 18, width: 58, edition: .iOS11, file: "HeroTransitions/Hero Main.storyboard"),
    Stored(text: "What name fits me best?", size: 17, width: 190, edition: .iOS11, file: "soapyigu/Swift-30-Projects PhotoScroll"),
    Stored(text: "No podcasts found", size: 17, width: 146, edition: .iOS11, file: "Automattic/pocket-casts-ios SearchInfoCell.xib"),
    Stored(
      text: "Popular In Blah", size: 22, weight: 0.4, width: 154, edition: .iOS11, file: "Automattic/pocket-casts-ios CategorySummary"),
    Stored(text: "City Guide", size: 20, width: 94, edition: .iOS11, file: "HeroTransitions/Hero Main.storyboard"),
    Stored(text: "iPhone", size: 22, weight: 0.3, width: 69.333, scale: 3, edition: .iOS11, file: "HeroTransitions/Hero AppleHomePage"),
    Stored(text: "Run inference on GPU", size: 17, width: 169, edition: .iOS13, file: "tensorflow/examples StyleTransfer"),
    Stored(
      text: "Account Upgraded", size: 22, weight: 0.4, width: 193.5, edition: .iOS14, file: "Automattic/pocket-casts-ios AccountUpdated"),
    Stored(text: "Learning", size: 45, weight: 0.4, width: 182.5, edition: .iOS14, file: "AVIlyushin/GB_Maps Main.storyboard"),
    Stored(text: "1234567890", size: 20, width: 115.5, edition: .iOS14, file: "yagom-academy/ios-calculator-app Main.storyboard"),
    Stored(text: "List Name", size: 22, weight: 0.23, width: 98, edition: .iOS14, file: "Automattic/pocket-casts-ios SharePublish"),
    Stored(text: "{123}", size: 17, width: 40, edition: .iOS14, file: "keepassium/KeePassium PasswordGeneratorVC"),
    Stored(text: "{Field Name}", size: 16, width: 93, scale: 3, edition: .iOS14, file: "keepassium/KeePassium EntryFieldEditorVC"),
    Stored(text: "Article Title", size: 28, width: 136, scale: 3, edition: .iOS14, file: "Ranchero-Software/NetNewsWire Main.storyboard"),
  ]

  @Test("labels are as wide as Xcode stored them, within half a point", arguments: labels)
  func stored(_ label: Stored) {
    (SanFrancisco.edition, SanFrancisco.isCanvas) = (label.edition, true)
    defer { (SanFrancisco.edition, SanFrancisco.isCanvas) = (.iOS14, false) }
    let width = TestEngine.frame(label.text, size: label.size, weight: label.weight).size.width
    let shown = (width * label.scale - 0.0001).rounded(.up) / label.scale
    let isNear = abs(shown - label.width) <= 0.5
    #expect(isNear, "\(label.file)")
  }

  /// Widths that Xcode stored for one-line labels of other families, at two pixels a point.
  nonisolated static let named: [(text: String, name: String, size: CGFloat, width: CGFloat)] = [
    ("AWAKE", "AvenirNext-Regular", 30, 108), ("CANADA", "AvenirNext-Medium", 36, 157), ("Home", "AvenirNext-Regular", 22, 61.5),
    ("Emoji Among Us", "AvenirNext-Heavy", 14, 119), ("Contact", "Georgia-Bold", 26, 103.333),
    ("POPULAR DESTINATIONS", "AvenirNext-Regular", 16, 191),
    ("Welcome to GitHawk", "AvenirNext-DemiBold", 28, 276), ("WIKIFACE", "AvenirNext-Heavy", 30, 156),
    ("Introduce tu email y contraseña", "AvenirNext-UltraLight", 17, 234.5), ("Label", "BradleyHandITCTT-Bold", 40, 94),
    ("Last Name:", "Futura-Medium", 17, 88), ("Share", "AvenirNextCondensed-Bold", 47, 107),
    ("Alike", "AvenirNextCondensed-MediumItalic", 47, 84),
  ]

  @Test("families that are not free have their own widths", arguments: named)
  func family(_ label: (text: String, name: String, size: CGFloat, width: CGFloat)) {
    let width = TestEngine.shared.layout(
      StyledText(label.text, TestEngine.attributes(size: label.size, family: .named(label.name))), in: TextContainer()
    ).size.width
    #expect(abs((width * 2).rounded(.up) / 2 - label.width) <= 0.5)
  }

  /// Heights and widths that Xcode 7 and later stored for one-line labels of Neue Helvetica (ShinobiControls/iOS8-day-by-day in Swift 2,
  /// simplenote-ios, eurofurence): whole points at 1x, halves at 2x.
  nonisolated static let neueHelvetica: [(name: String, size: CGFloat, scale: CGFloat, height: CGFloat)] = [
    ("HelveticaNeue", 17, 1, 20), ("HelveticaNeue", 40, 1, 47), ("HelveticaNeue", 14, 2, 16.5), ("HelveticaNeue", 34, 2, 40),
    ("HelveticaNeue-Bold", 14, 2, 17), ("HelveticaNeue-Bold", 28, 2, 33.5), ("HelveticaNeue-Light", 12, 1, 15),
    ("HelveticaNeue-Light", 20, 1, 24), ("HelveticaNeue-Thin", 70, 1, 83), ("HelveticaNeue-Thin", 50, 1, 59),
  ]

  @Test("lines of Neue Helvetica are as high as in labels", arguments: neueHelvetica)
  func neueHelveticaHeight(_ label: (name: String, size: CGFloat, scale: CGFloat, height: CGFloat)) {
    var container = TextContainer()
    container.usesFontLeading = false
    let attributes = TestEngine.attributes(size: label.size, family: .named(label.name))
    let height = TestEngine.shared.layout(StyledText("Label", attributes), in: container).size.height
    #expect((height * label.scale - 0.0001).rounded(.up) / label.scale == label.height)
  }

  @Test("letters of Neue Helvetica are as wide as in stored labels, to the point")
  func neueHelveticaWidths() {
    func width(_ text: String, _ name: String, _ size: CGFloat) -> CGFloat {
      (TestEngine.frame(text, size: size, family: .named(name)).size.width - 0.0001).rounded(.up)
    }
    #expect(width("Title", "HelveticaNeue", 17) == 32)
    #expect(width("Content", "HelveticaNeue", 17) == 61)
    #expect(width("Label", "HelveticaNeue-Light", 20) == 47)
    #expect(width("This is a date and time", "HelveticaNeue-Light", 12) == 117)
    #expect(width("Steps", "HelveticaNeue-Thin", 20) == 49)
    #expect(width("distance", "HelveticaNeue-Thin", 20) == 71)
    #expect(width("TouchyFeely", "HelveticaNeue-Thin", 40) == 204)
    #expect(width("MarqueeMaker", "HelveticaNeue-Thin", 40) == 250)
    #expect(width("IB Popover", "HelveticaNeue-Thin", 40) == 180)
    // The title of a button of 78 points with insets of 10 at both sides.
    #expect(width("Options", "HelveticaNeue-Light", 17) == 58)
  }

  @Test("letters of condensed fonts are drawn narrower than their stand-in's, others as they are")
  func condensed() throws {
    func expansion(_ name: String) throws -> CGFloat {
      let frame = TestEngine.frame("Share", size: 47, family: .named(name))
      return try #require(frame.lines.first?.runs.first).attributes.effects.expansion
    }
    // As wide as the label of 107 points that Xcode stored.
    #expect(try abs(expansion("AvenirNextCondensed-Bold") - 0.852) < 0.001)
    #expect(try expansion("BradleyHandITCTT-Bold") == 1)
  }

  @Test("letters that are set apart are not kerned; a ligature is as wide as its letters")
  func kerningOfStandIns() {
    func width(_ text: String, kern: CGFloat? = nil) -> CGFloat {
      var attributes = TestEngine.attributes(size: 1000, family: .named("HelveticaNeue"))
      attributes.kern = kern
      return TestEngine.shared.layout(StyledText(text, attributes), in: TextContainer()).size.width
    }
    // The typeface's published metrics: T 574, o 574, f 296, i 222; "To" is 111 closer in PDF documents written on a Mac.
    #expect(abs(width("To") - (574 + 574 - 111)) < 0.01)
    #expect(abs(width("To", kern: 0) - (574 + 574)) < 0.01)
    #expect(abs(width("fi") - (296 + 222)) < 0.01)
    // Letters with accents are as wide as without, and kern like them.
    #expect(abs(width("Tö") - (574 + 574 - 111)) < 0.01)
    #expect(abs(width("\u{2026}") - 1000) < 0.01)
  }

  @Test(
    "an emoji is as wide as in labels that Xcode stored",
    arguments: [(17, 23), (18, 24), (35, 40), (38, 43), (45, 50)] as [(CGFloat, CGFloat)])
  func emoji(_ label: (size: CGFloat, width: CGFloat)) {
    #expect(TestEngine.frame("🎉", size: label.size).size.width.rounded(.up) == label.width)
  }
}
