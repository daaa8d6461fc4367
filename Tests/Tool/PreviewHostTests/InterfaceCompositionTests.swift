import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Scenes in scenes and the bars around them; heights are Apple's: bars of 44 and 49 points, a status bar of 20.
@MainActor
@Suite(.serialized) struct InterfaceCompositionTests {
  private let navigation = """
    <navigationController id="nav"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>
    </navigationBar>\(InterfaceStoryboard.segue("a", "relationship", relationship: "rootViewController"))</navigationController>
    """
  private let item = """
    <navigationItem key="navigationItem" title="Inbox" id="ni"><barButtonItem key="rightBarButtonItem" title="Edit" id="bb"/></navigationItem>
    """
  private let label =
    "<label opaque=\"NO\" text=\"Inside\" id=\"l\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"100\" height=\"20\"/></label>"

  @Test func aRootOfANavigationControllerHasItsBar() throws {
    let document = try InterfaceStoryboard.document([navigation, InterfaceStoryboard.scene("a", label, more: item)])
    let canvas = try InterfaceStoryboard.canvas(document, 1)
    let bar = try #require(InterfaceStoryboard.all(UINavigationBar.self, in: canvas.window).first)
    #expect(bar.frame.height == 44)
    #expect(bar.frame.maxY == canvas.content.safeAreaInsets.top)
    let texts = InterfaceStoryboard.labels(in: canvas.window)
    #expect(texts.contains("Inbox"))
    #expect(texts.contains("Edit"))
    #expect(canvas.content.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func aNavigationControllerShowsItsRoot() throws {
    let document = try InterfaceStoryboard.document([navigation, InterfaceStoryboard.scene("a", label, more: item)])
    let canvas = try InterfaceStoryboard.canvas(document, 0)
    #expect(InterfaceStoryboard.labels(in: canvas.content).filter { ["Inbox", "Inside"].contains($0) }.sorted() == ["Inbox", "Inside"])
    // Ids of the scene inside are those of its own preview.
    #expect(InterfaceStoryboard.all(UILabel.self, in: canvas.content).allSatisfy { canvas.identifier(of: $0) == nil })
  }

  @Test func aPushedSceneLeadsBack() throws {
    let document = try InterfaceStoryboard.document([
      navigation, InterfaceStoryboard.scene("a", more: item + InterfaceStoryboard.segue("b", "show")),
      InterfaceStoryboard.scene("b", more: "<navigationItem key=\"navigationItem\" title=\"Mail\" id=\"n2\"/>"),
    ])
    let bar = try #require(InterfaceStoryboard.all(UINavigationBar.self, in: InterfaceStoryboard.canvas(document, 2).window).first)
    #expect(bar.items?.map(\.title) == ["Inbox", "Mail"])
  }

  @Test func everyTabHasItsItem() throws {
    let tabs = """
      <tabBarController id="tabs"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="2"/></connections></tabBarController>
      """
    func tab(_ title: String) -> String { "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"t-\(title)\"/>" }
    let inner = navigation.replacing("destination=\"a\"", with: "destination=\"b\"")
    let document = try InterfaceStoryboard.document([
      tabs, InterfaceStoryboard.scene("a", label, more: tab("First")), inner, InterfaceStoryboard.scene("b", more: tab("Second")),
    ])
    for (index, selected) in [(0, "First"), (1, "First"), (3, "Second")] {
      let bar = try #require(InterfaceStoryboard.all(UITabBar.self, in: InterfaceStoryboard.canvas(document, index).window).first)
      #expect(bar.items?.map(\.title) == ["First", "Second"])
      #expect(bar.selectedItem?.title == selected)
      #expect(bar.frame.maxY == 667)
      #expect(bar.frame.height == 49)
    }
    #expect(try InterfaceStoryboard.labels(in: InterfaceStoryboard.canvas(document, 0).content).contains("Inside"))
  }

  private func container(_ id: String, _ destination: String) -> String {
    """
    <containerView opaque="NO" contentMode="scaleToFill" id="\(id)"><rect key="frame" x="10" y="50" width="200" height="300"/>
    <connections><segue destination="\(destination)" kind="embed" id="e-\(id)"/></connections></containerView>
    """
  }

  @Test func aContainerShowsTheSceneThatItEmbeds() throws {
    let document = try InterfaceStoryboard.document([
      InterfaceStoryboard.scene("a", container("box", "b")), InterfaceStoryboard.scene("b", label),
    ])
    let canvas = try InterfaceStoryboard.canvas(document)
    #expect(InterfaceStoryboard.labels(in: canvas.content) == ["Inside"])
    let inner = try #require(InterfaceStoryboard.all(UILabel.self, in: canvas.content).first?.superview)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test(arguments: [["b", "a"], ["a", "b"]])
  func scenesThatHoldThemselvesEnd(_ destinations: [String]) throws {
    let document = try InterfaceStoryboard.document([
      InterfaceStoryboard.scene("a", label + container("box", destinations[0])),
      InterfaceStoryboard.scene("b", container("box2", destinations[1])),
    ])
    let canvas = try InterfaceStoryboard.canvas(document)
    #expect(InterfaceStoryboard.labels(in: canvas.content).contains("Inside"))
  }

  @Test func scenesThatMultiplyEnd() throws {
    let scenes = (0..<8).map { level in
      InterfaceStoryboard.scene("c\(level)", (0..<10).map { container("k\(level)-\($0)", "c\(level + 1)") }.joined())
    }
    let canvas = try InterfaceStoryboard.canvas(InterfaceStoryboard.document(scenes + [InterfaceStoryboard.scene("c8", label)]))
    #expect(canvas.content.subviews.count == 10)
  }

  @Test func anOpaqueBarStandsAboveTheRootView() throws {
    let scene = InterfaceStoryboard.scene(
      "a", more: item + "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    ).replacing("y=\"0.0\" width=\"375\" height=\"667\"", with: "y=\"64\" width=\"375\" height=\"603\"")
    let canvas = try InterfaceStoryboard.canvas(InterfaceStoryboard.document([scene], tools: "14109"), isCanvas: true)
    #expect(canvas.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(canvas.content.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(canvas.content.safeAreaInsets.top == 0)
    #expect(InterfaceStoryboard.all(UINavigationBar.self, in: canvas.window).first?.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test func fontsFollowTheSizeClass() throws {
    let text = """
      <label opaque="NO" text="A" id="x"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      """
    let document = try InterfaceStoryboard.document([InterfaceStoryboard.scene("a", text)])
    func size(_ device: String) throws -> CGFloat? {
      try InterfaceStoryboard.all(UILabel.self, in: InterfaceStoryboard.canvas(document) { $0.device = device }.content).first?.font
        .pointSize
    }
    #expect(try size("iphone-15") == 17)
    #expect(try size("ipad-pro-11") == 30)
  }

  @Test func runtimeAttributesThatUIKitKnows() throws {
    func attribute(_ type: String, _ path: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)</userDefinedRuntimeAttribute>"
    }
    let view = """
      <label opaque="NO" text="A" id="x"><rect key="frame" x="0" y="0" width="100" height="50"/><userDefinedRuntimeAttributes>
      \(attribute("number", "layer.transform.rotation.z", "><real key=\"value\" value=\"1.5\"/>"))
      \(attribute("number", "layer.cornerRadius", "><integer key=\"value\" value=\"8\"/>"))
      \(attribute("string", "text", " value=\"B\">"))\(attribute("boolean", "clipsToBounds", " value=\"YES\">"))
      \(attribute("string", "badge", " value=\"x\">"))</userDefinedRuntimeAttributes></label>
      """
    let canvas = try InterfaceStoryboard.canvas(InterfaceStoryboard.document([InterfaceStoryboard.scene("a", view)]))
    let label = try #require(InterfaceStoryboard.all(UILabel.self, in: canvas.content).first)
    #expect(label.layer.cornerRadius == 8)
    #expect(label.text == "B")
    #expect(label.clipsToBounds)
    #expect(abs(atan2(label.transform.b, label.transform.a) - 1.5) < 1e-9)
    #expect(canvas.interfaceDiagnostics.map(\.kind) == ["runtime-attribute"])
  }
}
