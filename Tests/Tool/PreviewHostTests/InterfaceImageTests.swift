import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import RenderCairo
import Testing
import UIKit

@testable import PreviewHost

/// PDF images of interfaces: colours and sizes are the numbers of the files.
@MainActor
@Suite(.serialized) struct InterfaceImageTests {
  /// A PDF of one page, after ISO 32000-1.
  private func page(_ box: String, _ content: String) -> Data {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [\(box)] >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var (text, places) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n" }
    return Data((text + "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n").utf8)
  }

  private func imageView(_ name: String) -> String {
    """
    <imageView contentMode="scaleToFill" fixedFrame="YES" image="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
    <rect key="frame" x="8" y="30" width="20" height="10"/></imageView>
    """
  }

  @Test func pagesAreDrawnFromCatalogsAndFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("InterfaceImages-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("A.xcassets/icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let rasterizer = DrawingRasterization.current
    let screen = UIScreen.main.configuration
    defer {
      try? FileManager.default.removeItem(at: folder)
      (DrawingRasterization.current, ResourceFolders.paths, UIScreen.main.configuration) = (rasterizer, [], screen)
    }
    let contents = """
      {"images": [{"idiom": "universal", "filename": "icon.pdf"}], "properties": {"template-rendering-intent": "template"}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try page("0 0 24 18", "0 0 1 rg 0 0 24 18 re f").write(to: set.appendingPathComponent("icon.pdf"))
    try page("0 0 20 10", "1 0.6 0 rg 0 0 20 10 re f").write(to: folder.appendingPathComponent("loose.pdf"))
    try Data("%PDF-1.4\n".utf8).write(to: folder.appendingPathComponent("broken.pdf"))
    (DrawingRasterization.current, ResourceFolders.paths) = (CairoRasterizer(), [folder.path])
    _ = UIKitDiagnostics.shared.take()

    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(["icon", "loose", "broken"].map(imageView).joined())</subviews></view></viewController></objects></scene></scenes>
      <resources><image name="broken" width="40" height="30"/></resources></document>
      """
    let document = try InterfaceDocument(path: folder.appendingPathComponent("Main.storyboard").path, data: Data(text.utf8))
    let canvas = try PreviewCanvas(#require(document.scenes.first), of: document, variant: Variant(), isCanvas: false)
    let images = canvas.content.subviews.compactMap { $0 as? UIImageView }.compactMap(\.image)
    try #require(images.count == 3)
    #expect(images.map(\.size) == [CGSize(width: 24, height: 18), CGSize(width: 20, height: 10), CGSize(width: 40, height: 30)])
    #expect(images[0].renderingMode == .alwaysTemplate)
    let pixels = try #require(images[1].cgImage)
    #expect(pixels.width == Int(20 * images[1].scale) && Array(pixels.pixels.prefix(4)) == [255, 153, 0, 255])
    let notes = UIKitDiagnostics.shared.take().filter { $0.kind == "unreadable-image" }
    #expect(notes.count == 1 && notes.first?.message.contains("broken.pdf: the PDF is damaged") == true)
  }
}
