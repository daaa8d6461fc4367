import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Scenes of our own; the expected frames are arithmetic on their constraints, or the numbers of Documentation/InterfaceBuilder.md.
@MainActor
@Suite(.serialized) struct InterfaceSceneTests {
  private func canvas(
    _ views: String, constraints: String, tools: String = "14109", device: String = "retina4_7",
    frame: String = "width=\"375\" height=\"667\"",
    more: String = "", isCanvas: Bool = true, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> PreviewCanvas {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" \(frame)/>
          <subviews>\(views)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
        </view>\(more)
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(path: "/Main.storyboard", data: Data(text.utf8))
    SystemGeneration.current = isCanvas ? document.toolsVersion.generation : 18
    let screen = UIScreen.main.configuration
    // Other tests count on the screen that they find.
    defer {
      SystemGeneration.current = 18
      UIScreen.main.configuration = screen
    }
    var variant = Variant()
    change(&variant)
    return try PreviewCanvas(#require(document.scenes.first), of: document, variant: variant, isCanvas: isCanvas)
  }

  private func frames(_ canvas: PreviewCanvas) -> [String: CGRect] {
    var (found, stack): ([String: CGRect], [UIView]) = ([:], [canvas.content])
    while let view = stack.popLast() {
      if let id = canvas.identifier(of: view) { found[id] = view.frame }
      stack += view.subviews
    }
    return found
  }

  private let box = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
    """
  private let pinned = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
    <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="2"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
    <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="4"/>
    """

  @Test func marginsSafeAreaAndRatios() throws {
    let frames = frames(try canvas(box, constraints: pinned))
    // 375 less 16 at each side; the status bar has 20 points up to Xcode 10.
    #expect(frames["a"] == CGRect(x: 16, y: 20, width: 343, height: 193))
  }

  @Test func homeButtonScreensHaveNoStatusBarFromXcode11On() throws {
    #expect(frames(try canvas(box, constraints: pinned, tools: "16097"))["a"]?.minY == 0)
  }

  @Test func screensWithANotchLeave44Points() throws {
    let canvas = try canvas(box, constraints: pinned, tools: "20037", device: "retina6_1", frame: "width=\"414\" height=\"896\"")
    // 20 at the sides from 414 points on.
    #expect(frames(canvas)["a"]?.origin == CGPoint(x: 20, y: 44))
  }

  @Test func aSimulatedNavigationBarIsPartOfTheSafeArea() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(frames(try canvas(box, constraints: pinned, more: bar))["a"]?.minY == 64)
  }

  @Test func theDeviceAskedForResizesTheRoot() throws {
    let frames = frames(try canvas(box, constraints: pinned, isCanvas: false) { $0.device = "iphone-15" })
    #expect(frames["root"]?.size == CGSize(width: 393, height: 852))
    #expect(frames["a"]?.minY == 59)
  }

  @Test func placeholdersHoldOnTheCanvasOnly() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" id="3"/>
      <constraint firstItem="a" firstAttribute="width" constant="120" placeholder="YES" id="4"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" priority="500" id="5"/>
      """
    #expect(frames(try canvas(box, constraints: constraints))["a"]?.width == 120)
    #expect(frames(try canvas(box, constraints: constraints, isCanvas: false))["a"]?.width == 30)
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() throws {
    #expect(frames(try canvas(box, constraints: ""))["a"] == CGRect(x: 9, y: 9, width: 9, height: 9))
  }

  @Test func aConstraintOfNothingIsReported() throws {
    let canvas = try canvas(
      box, constraints: "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"k\"/>")
    #expect(canvas.interfaceDiagnostics.map(\.kind) == ["constraint-skipped"])
    #expect(canvas.interfaceDiagnostics.first?.file == "/Main.storyboard")
  }

  @Test func impossiblePairsAreReportedAndNotMade() throws {
    let canvas = try canvas(
      box, constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"top\" id=\"k\"/>")
    #expect(canvas.interfaceDiagnostics.map(\.kind) == ["constraint-skipped"])
  }

  @Test func unknownClassesArePlaceholdersOfTheirSize() throws {
    let map = """
      <mapView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="5" y="6" width="70" height="80"/></mapView>
      """
    let canvas = try canvas(map, constraints: "")
    #expect(frames(canvas)["m"] == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(canvas.placeholderCount == 1)
    #expect(canvas.interfaceDiagnostics.map(\.kind) == ["placeholder"])
  }

  @Test func hiddenViewsHaveNoRoomInStacks() throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
        <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="h"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <constraints><constraint firstAttribute="height" constant="30" id="hh"/></constraints></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <constraints><constraint firstAttribute="height" constant="40" id="bh"/><constraint firstAttribute="width" constant="50" id="bw"/></constraints></view>
      </subviews></stackView>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """
    #expect(frames(try canvas(stack, constraints: constraints, tools: "18122"))["b"]?.minY == 0)
    #expect(frames(try canvas(stack, constraints: constraints, tools: "14109"))["b"]?.minY == 0)
  }
}
