import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Numbers in sRGB of 0 to 255 that are published for colours of other spaces.
@MainActor
@Suite struct InterfaceColorTests {
  private func bytes(_ attributes: [String: String], isMatched: Bool = true) -> [Int]? {
    guard let resources = try? InterfaceColorTests.resources(),
      let color = InterfaceColors(resources: resources, isMatched: isMatched).color(InterfaceElement(tag: "color", attributes: attributes))
    else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  private static func resources() throws -> InterfaceResources {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects><resources>
      <namedColor name="Noted"><color red="1" green="0.4" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources></document>
      """
    return try InterfaceDocument(path: "/A.xib", data: Data(text.utf8)).resources
  }

  private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ space: String) -> [String: String] {
    ["red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1", "colorSpace": "custom", "customColorSpace": space]
  }

  /// "What's up with colors in storyboards" (2018) set 84, 124, 224 in generic RGB and saw 102, 146, 230; the others are Apple's crayons.
  @Test(arguments: [
    ([84, 124, 224], [102, 146, 230]), ([255, 0, 0], [255, 38, 0]), ([0, 255, 0], [0, 249, 0]), ([0, 0, 255], [4, 51, 255]),
    ([255, 255, 0], [255, 251, 0]), ([0, 255, 255], [0, 253, 255]), ([255, 0, 255], [255, 64, 255]), ([255, 255, 255], [255, 255, 255]),
  ])
  func genericRGB(_ numbers: [Int], _ expected: [Int]) throws {
    let parts = numbers.map { Double($0) / 255 }
    let found = try #require(bytes(rgb(parts[0], parts[1], parts[2], "calibratedRGB")))
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
    // Before Xcode 8 the numbers reached the app as they are.
    #expect(bytes(rgb(parts[0], parts[1], parts[2], "calibratedRGB"), isMatched: false) == numbers)
  }

  /// An app of Xcode 8.2 was asked for the label's colour: the palette's dark gray of a third was 104.
  @Test func genericGray() {
    let third = ["white": "0.33333333333333331", "alpha": "1", "colorSpace": "calibratedWhite"]
    #expect(bytes(third) == [104, 104, 104])
    #expect(bytes(third, isMatched: false) == [85, 85, 85])
    #expect(bytes(["white": "0.5", "alpha": "1", "customColorSpace": "genericGamma22GrayColorSpace"]) == [128, 128, 128])
  }

  /// White is white in every space, and linear 0.2140 is sRGB's middle (IEC 61966-2-1).
  @Test(arguments: ["sRGB", "displayP3", "adobeRGB1998", "itur_2020", "itur_709", "dciP3", "rommrgb", "acescg", "extendedLinearSRGB"])
  func whiteIsWhite(_ space: String) throws {
    let found = try #require(bytes(rgb(1, 1, 1, space)))
    #expect(found.allSatisfy { abs($0 - 255) <= 1 }, "\(found)")
  }

  @Test func linear() { #expect(bytes(rgb(0.2140, 0, 1, "extendedLinearSRGB")) == [127, 0, 255]) }

  @Test func namesOfColors() {
    #expect(bytes(["cocoaTouchSystemColor": "whiteColor"]) == [255, 255, 255])
    // Xcode 10 notes what Xcode 11 is to take.
    #expect(
      bytes(["xcode11CocoaTouchSystemColor": "systemRedColor", "cocoaTouchSystemColor": "whiteColor"])
        == bytes(["systemColor": "systemRedColor"]))
    #expect(bytes(["name": "textColor", "catalog": "System", "colorSpace": "catalog"]) == [0, 0, 0])
    #expect(bytes(["name": "Noted"]) == [255, 102, 0])
  }
}
