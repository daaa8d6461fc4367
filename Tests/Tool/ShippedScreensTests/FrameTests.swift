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

  /// The frames of a preview by the names of its views.
  private func frames(_ folder: String, _ preview: String) throws -> [String: [Double]] {
    let found = try #require(try Inspection.of(folder).previews.first { $0.name == preview })
    #expect(found.root.all.flatMap(\.ambiguous.axes) == [])
    return found.root.all.reduce(into: [:]) { $0[$1.name] = $1.frame }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1.0 / 3 + 1e-9 }

  // (393 − 2 · 20 − 2 · 10) / 3 = 111 wide; turned, 393 − 21 − 2 · 20 high.
  @Test func theImagesAreOfEqualSizeAndTwiceAsHighAsWide() throws {
    for (name, size) in [("Three images", (111.0, 222.0)), ("Three images landscape", (166.0, 332.0))] {
      let frames = try frames("Exercises", name)
      let (dawn, noon, night) = (try #require(frames["dawn"]), try #require(frames["noon"]), try #require(frames["night"]))
      for frame in [dawn, noon, night] { #expect(isNear(frame[2], size.0) && isNear(frame[3], size.1)) }
      #expect(isNear(noon[0] - dawn[0] - dawn[2], 10) && isNear(night[0] - noon[0] - noon[2], 10))
      if name == "Three images" { #expect(isNear(dawn[0], 20) && isNear(night[0] + night[2], 373)) }
    }
  }

  @Test func theButtonsStandTenPointsApartAboutTheCentre() throws {
    let frames = try frames("Exercises", "Two buttons")
    let (first, second) = (try #require(frames["discardButton"]), try #require(frames["saveButton"]))
    #expect(isNear(first[0] + first[2], 196.5 - 5) && isNear(second[0], 196.5 + 5) && isNear(first[2], second[2]))
  }

  @Test func spacersKeepTheButtonsApartOnEveryScreen() throws {
    for (name, start, end) in [("Three buttons", 0.0, 393.0), ("Three buttons landscape", 59.0, 793.0)] {
      let frames = try frames("Exercises", name)
      let row = try ["editButton", "duplicateButton", "deleteButton"].map { try #require(frames[$0]) }
      let gaps = zip([start] + row.map { $0[0] + $0[2] }, row.map { $0[0] } + [end]).map { $1 - $0 }
      for gap in gaps { #expect(abs(gap - gaps[0]) <= 2.0 / 3 + 1e-9) }
    }
  }

  // Margins of 16, standard distances of 8.
  @Test func theFieldTakesWhatTheButtonsLeave() throws {
    let frames = try frames("VisualFormat", "Find bar")
    let (find, next, field) = (try #require(frames["find"]), try #require(frames["findNext"]), try #require(frames["findField"]))
    #expect(find[0] == 16 && isNear(next[0] - find[0] - find[2], 8) && isNear(field[0] - next[0] - next[2], 8))
    #expect(isNear(field[0] + field[2], 377) && field[2] >= 20)
    let mirrored = try self.frames("VisualFormat", "Find bar right to left")
    #expect(isNear(try #require(mirrored["find"])[0] + find[2], 377))
    #expect(isNear(try #require(mirrored["findField"])[0], 16))
  }

  // Between the safe area's 59 and 852 − 34: 8, 64, 8, a frame, 8, a frame, 8, 64, 8. The frames are (759 − 2 · 64 − 5 · 8) / 2 high.
  @Test func theFramesShareWhatTheBarsLeave() throws {
    let frames = try frames("VisualFormat", "Frames")
    let height = 295.5
    #expect(frames["topBar"] == [16, 67, 361, 64])
    #expect(isNear(try #require(frames["middleFrameTop"])[3], height))
    #expect(isNear(try #require(frames["middleFrameBottom"])[3], height))
    #expect(isNear(try #require(frames["bottomBar"])[1], 852 - 34 - 8 - 64))
  }
}
