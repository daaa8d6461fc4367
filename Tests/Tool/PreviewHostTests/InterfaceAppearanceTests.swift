import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// What documents say of looks reaches UIKit's objects: expected are the values that stand in the documents.
@MainActor
@Suite(.serialized) struct InterfaceAppearanceTests {
  private func canvas(_ views: String, attributes: String = "", head: String = "") throws -> PreviewCanvas {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch" \(attributes)>
      <device id="retina4_7" orientation="portrait"/>\(head)<scenes><scene sceneID="s"><objects>
      \(InterfaceStoryboard.scene("a", views))</objects></scene></scenes></document>
      """
    return try InterfaceStoryboard.canvas(InterfaceDocument(path: "/Main.storyboard", data: Data(text.utf8)))
  }

  private func first<View: UIView>(_ type: View.Type, _ canvas: PreviewCanvas) throws -> View {
    try #require(InterfaceStoryboard.all(type, in: canvas.content).first)
  }

  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"50\"/>"
  private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""

  @Test func theDocumentTintsItsViews() throws {
    let canvas = try canvas("<slider id=\"s\">\(frame)</slider>", head: "<color key=\"tintColor\" \(red)/>")
    #expect(try first(UISlider.self, canvas).tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// Xcode's templates call the app's tint so; a document's own comes first.
  @Test func theCatalogsAccentColorTints() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("InterfaceAppearance-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset/Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let color = "{\"color-space\":\"srgb\",\"components\":{\"red\":\"0\",\"green\":\"1.000\",\"blue\":\"0\",\"alpha\":\"1.000\"}}"
    try "{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}".write(to: file, atomically: true, encoding: .utf8)
    let before = ResourceFolders.paths
    ResourceFolders.paths = [folder.path]
    defer {
      ResourceFolders.paths = before
      try? FileManager.default.removeItem(at: folder)
    }
    func green(_ head: String) throws -> CGFloat {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      // The window holds the tint.
      let canvas = try canvas("<slider id=\"s\">\(frame)</slider>", head: head)
      _ = try first(UISlider.self, canvas).tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return green
    }
    #expect(try green("") == 1)
    #expect(try green("<color key=\"tintColor\" \(red)/>") == 0)
  }

  @Test func contentModesAreWrittenInTwoWays() throws {
    let canvas = try canvas(
      "<imageView contentMode=\"TopLeft\" id=\"i\">\(frame)</imageView><imageView contentMode=\"topRight\" id=\"j\">\(frame)</imageView>")
    #expect(InterfaceStoryboard.all(UIImageView.self, in: canvas.content).map(\.contentMode) == [.topLeft, .topRight])
  }

  @Test func whatABackgroundOfAButtonHas() throws {
    let configuration = """
      <buttonConfiguration key="configuration" style="tinted" title="A" titleAlignment="leading" showsActivityIndicator="YES">
      <backgroundConfiguration key="background" cornerRadius="12" strokeWidth="2"><color key="strokeColor" \(red)/></backgroundConfiguration>
      <attributedString key="attributedTitle"><fragment content="Red"><attributes><color key="NSColor" \(red)/></attributes></fragment>
      <fragment content=" and not"/></attributedString></buttonConfiguration>
      """
    let button = try first(UIButton.self, canvas("<button id=\"b\">\(frame)\(configuration)</button>"))
    let found = try #require(button.configuration)
    #expect(found.background.cornerRadius == 12)
    #expect(found.background.strokeWidth == 2)
    #expect(found.background.strokeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(found.cornerStyle == .fixed)
    #expect(found.titleAlignment == .leading)
    #expect(found.showsActivityIndicator)
    #expect(found.attributedTitle.map { String($0.characters) } == "Red and not")
  }

  @Test func aPopUpButtonShowsWhatIsOn() throws {
    let menu = """
      <buttonConfiguration key="configuration" style="gray" title="Choose"/>
      <menu key="menu" id="m"><children><command title="One" id="c1"/><command title="Two" state="on" id="c2"/></children></menu>
      """
    let attributes = "showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\""
    let button = try first(UIButton.self, canvas("<button \(attributes) id=\"b\">\(frame)\(menu)</button>"))
    #expect(button.menu?.children.map(\.title) == ["One", "Two"])
    #expect(button.configuration?.title == "Two")
  }

  @Test func barsTakeTheirAppearances() throws {
    let bar = """
      <navigationBar barStyle="black" id="n">\(frame)<navigationBarAppearance key="standardAppearance"><color key="backgroundColor" \(red)/>
      <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes></navigationBarAppearance></navigationBar>
      <tabBar id="t">\(frame)<color key="selectedImageTintColor" \(red)/>
      <tabBarAppearance key="standardAppearance"><color key="backgroundColor" \(red)/></tabBarAppearance></tabBar>
      """
    let canvas = try canvas(bar)
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let navigation = try first(UINavigationBar.self, canvas)
    #expect(navigation.standardAppearance.backgroundColor == color)
    #expect(navigation.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == color)
    let tabs = try first(UITabBar.self, canvas)
    #expect(tabs.standardAppearance.backgroundColor == color)
    #expect(tabs.tintColor == color)
  }

  @Test func cellsWithAConfiguration() throws {
    let table = """
      <tableView style="plain" rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="375" height="300"/><prototypes>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="Refresh" secondaryText="Now"/></tableViewCell></prototypes></tableView>
      """
    #expect(try InterfaceStoryboard.labels(in: canvas(table).content).filter { ["Refresh", "Now"].contains($0) } == ["Refresh", "Now"])
  }

  @Test func layersKnowTheirProperties() throws {
    let view = """
      <view id="v">\(frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" \(red)/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    let canvas = try canvas(view)
    #expect(canvas.interfaceDiagnostics.map(\.message) == ["“layer.borderUIColor” is not a property that layers have"])
    #expect(canvas.content.subviews.first?.layer.borderWidth == 3)
  }

  @Test func whatStandsForAClassLetsThroughWhatIsBehind() throws {
    let canvas = try canvas("<mapView clipsSubviews=\"YES\" id=\"m\">\(frame)</mapView>")
    #expect(try !first(InterfacePlaceholderView.self, canvas).isOpaque)
  }

  /// Xcode 6 and 7 drew scenes of 600 points; a phone on its side is 667 wide.
  @Test func aContainerIsAsLargeAsWhatItShows() throws {
    let navigation = """
      <navigationController id="nav">\(InterfaceStoryboard.segue("a", "relationship", relationship: "rootViewController"))</navigationController>
      """
    func size(_ head: String) throws -> CGSize {
      let child = InterfaceStoryboard.scene("a").replacing("width=\"375\" height=\"667\"", with: "width=\"600\" height=\"600\"")
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="9059" targetRuntime="iOS.CocoaTouch">\(head)
        <scenes><scene sceneID="1"><objects>\(navigation)</objects></scene><scene sceneID="2"><objects>\(child)</objects></scene></scenes></document>
        """
      return try InterfaceStoryboard.canvas(InterfaceDocument(path: "/Main.storyboard", data: Data(text.utf8))).window.bounds.size
    }
    #expect(try size("") == CGSize(width: 600, height: 600))
    #expect(try size("<device id=\"retina4_7\" orientation=\"landscape\"/>") == CGSize(width: 667, height: 375))
  }
}
