import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import TextLayout
import UIKit

@testable import PreviewHost

/// Sizes that text, images and controls give views: the expected numbers are frames that Xcode stored in public files.
@MainActor
@Suite(.serialized) struct InterfaceSizeTests {
  private func frame(
    _ view: String, tools: String, device: String = "retina6_1", size: String = "width=\"414\" height=\"896\"", resources: String = ""
  ) throws -> CGRect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" \(size)/>
          <subviews>\(view)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
      <resources>\(resources)</resources></document>
      """
    let document = try InterfaceDocument(path: "/Main.storyboard", data: Data(text.utf8))
    SystemGeneration.current = document.toolsVersion.generation
    let screen = UIScreen.main.configuration
    defer {
      SystemGeneration.current = 18
      UIScreen.main.configuration = screen
    }
    let canvas = try PreviewCanvas(#require(document.scenes.first), of: document, variant: Variant(), isCanvas: true)
    var stack: [UIView] = [canvas.content]
    while let view = stack.popLast() {
      if canvas.identifier(of: view) == "a" { return view.frame }
      stack += view.subviews
    }
    return .null
  }

  private func label(_ font: String, _ text: String = "Label") -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="9" y="9" width="9" height="9"/>
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private func button(_ attributes: String, _ inside: String) -> String {
    """
    <button opaque="NO" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="9" y="9" width="9" height="9"/>\(inside)</button>
    """
  }

  /// IBAnimatable's DemoApp.storyboard: an arrow of 9 × 17 points makes a button of 9 × 22, a background alone one of its own size.
  @Test func buttonsWithoutATitle() throws {
    let resources = "<image name=\"left\" width=\"9\" height=\"17\"/><image name=\"attention\" width=\"23\" height=\"23\"/>"
    let image = try frame(button("", "<state key=\"normal\" image=\"left\"/>"), tools: "12120", resources: resources)
    #expect(image.size == CGSize(width: 9, height: 22))
    let background = try frame(button("", "<state key=\"normal\" backgroundImage=\"attention\"/>"), tools: "12120", resources: resources)
    #expect(background.size == CGSize(width: 23, height: 23))
  }

  /// Plain buttons have 18 points without a font, others 15 (woocommerce-ios, BulkUpdatePriceViewController.xib); beside an image nothing
  /// is added to the title's line (firebase/quickstart-ios, PostTableViewCell.xib).
  @Test func buttonsWithoutAFont() throws {
    #expect(try frame(button("", "<state key=\"normal\" title=\"Button\"/>"), tools: "19529").height == 34)
    let system = button("buttonType=\"system\"", "<state key=\"normal\" title=\"Button\"/>")
    #expect(try frame(system, tools: "19529").height == 30)
    let both = button("", "<state key=\"normal\" title=\"Button\" image=\"star\"/>")
    let image = "<image name=\"star\" width=\"24\" height=\"24\"/>"
    #expect(try frame(both, tools: "24127", device: "retina6_12", resources: image).height == 24)
  }

  /// Dropped at three pixels a point: a label of 17 points is 21 high, a configured button 35 (google-ai-edge/mediapipe-samples).
  @Test func sizesOfWholePointsAtThreePixelsAPoint() throws {
    let size = "width=\"393\" height=\"852\""
    #expect(try frame(label("type=\"system\" pointSize=\"17\""), tools: "21701", device: "retina6_12", size: size).height == 21)
    let configured = button(
      "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Resum\"/>")
    #expect(try frame(configured, tools: "21701", device: "retina6_12", size: size).size == CGSize(width: 77, height: 35))
  }

  /// At two pixels a point, too, unless constraints tie all edges (ReactiveX/RxSwift, SimpleValidation.storyboard).
  @Test func heightsOfWholePointsAtTwoPixelsAPoint() throws {
    #expect(try frame(label("type=\"system\" pointSize=\"17\""), tools: "14490").height == 21)
    #expect(try frame(label("style=\"UICTFontTextStyleBody\""), tools: "14490").height == 20.5)
    let tied = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        <subviews>\(label("type=\"system\" pointSize=\"17\""))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="3"/>
          <constraint firstItem="a" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="4"/>
        </constraints>
      </view>
      """
    #expect(try frame(tied, tools: "11542").height == 20.5)
  }

  /// Pictures of a font that is not there have their places: 24 × 24 points at 24 (eurofurence/ef-app_ios, DealerDetail.storyboard).
  @Test func fontsOfPictures() throws {
    SanFrancisco.isCanvas = true
    defer { SanFrancisco.isCanvas = false }
    let label = label("name=\"FontAwesome\" family=\"FontAwesome\" pointSize=\"24\"", "\u{F2C6}")
    let size = "width=\"375\" height=\"812\""
    #expect(try frame(label, tools: "21701", device: "retina5_9", size: size).size == CGSize(width: 24, height: 24))
  }
}
