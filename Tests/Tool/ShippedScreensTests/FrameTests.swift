import Foundation
import Testing

@Suite struct FrameTests {
  @Test(arguments: ["Header", "HeaderDSL"])
  func theHeaderTakesAQuarterOfThePage(folder: String) throws {
    for preview in try Inspection.of(folder).previews {
      let header = try #require(preview.root.all.first { $0.name == "header" })
      let label = try #require(preview.root.all.first { $0.name == "label" })
      #expect(preview.root.frame == [0, 0, 393, 852])
      // 25 % of 852
      #expect(header.frame == [0, 0, 393, 213])
      // In the middle across, to the nearest third of a point.
      #expect(abs(label.frame[0] + label.frame[2] / 2 - 196.5) <= 1.0 / 3 + 1e-9)
      if preview.name.hasSuffix("below") {
        #expect(abs(label.frame[1] - 223) < 1e-9)
      } else if !preview.name.hasSuffix("text") {
        #expect(abs(label.frame[1] + label.frame[3] / 2 - 106.5) <= 1.0 / 3 + 1e-9)
      }
    }
  }

  // iPhone 15: 852 − 34 of the home indicator − 50; turned, 393 − 21 − 50 between the 59 points at both sides.
  @Test(arguments: ["OfflineBanner", "OfflineBannerDSL"])
  func theBannerEndsAtTheSafeArea(folder: String) throws {
    for preview in try Inspection.of(folder).previews {
      let banner = try #require(preview.root.all.first { $0.name == "bannerLabel" })
      #expect(banner.frame == (preview.name.hasSuffix("landscape") ? [59, 322, 734, 50] : [0, 768, 393, 50]))
    }
  }

  // Safe area 59 + 48; margins 16 at the sides.
  @Test(arguments: ["Login", "LoginDSL"])
  func theFormBeginsBelowTheSafeArea(folder: String) throws {
    for preview in try Inspection.of(folder).previews {
      let form = preview.root.children[0]
      #expect(form.frame[0] == 16 && abs(form.frame[1] - 107) < 1e-9 && form.frame[2] == 361)
      let field = try #require(preview.root.all.first { $0.name == "usernameField" })
      let button = try #require(preview.root.all.first { $0.name == "loginButton" })
      #expect(field.frame[3] >= 44 && button.frame[3] >= 50)
      #expect(preview.root.all.flatMap(\.ambiguous.axes) == [])
    }
  }

  // Bars of 44, 96 and 32 points below a status bar of 59 or none, and 8 points; margins 16, turned 59 + 20.
  @Test func theClassicFormStandsEightPointsBelowTheBar() throws {
    for preview in try Inspection.of("LoginClassic").previews {
      let stack = try #require(preview.root.all.first { $0.name == "stackView" })
      let expected: [Double] =
        preview.name.hasSuffix("landscape") ? [79, 40, 694] : preview.name.hasSuffix("large title") ? [16, 163, 361] : [16, 111, 361]
      #expect(stack.frame[0] == expected[0] && abs(stack.frame[1] - expected[1]) < 1e-9 && stack.frame[2] == expected[2])
      #expect(preview.root.all.flatMap(\.ambiguous.axes) == [])
    }
  }

  @Test(arguments: [("Login", "LoginDSL"), ("Header", "HeaderDSL"), ("OfflineBanner", "OfflineBannerDSL")])
  func theDSLGivesTheSameFrames(plain: String, dsl: String) throws {
    let (a, b) = (try Inspection.of(plain).previews, try Inspection.of(dsl).previews)
    #expect(a.count == b.count)
    for (first, second) in zip(a, b) {
      #expect(first.root.all.map(\.frame) == second.root.all.map(\.frame), "\(first.name) and \(second.name)")
    }
  }

  @Test(arguments: ["Login", "LoginDSL"])
  func aTapOnTheButtonPrintsWhatTheActionPrints(folder: String) throws {
    let path = BuiltTool.layouts.appendingPathComponent(folder).path
    let output = try BuiltTool.run(["inspect", path, "--only", "Login*", "--send", "loginButton:touchUpInside"])
    #expect(String(decoding: output, as: UTF8.self).contains("Log in as"))
  }
}
