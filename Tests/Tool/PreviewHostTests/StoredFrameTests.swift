import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import TextLayout
import UIKit

@testable import PreviewHost

/// Interfaces of our own, one for each rule of Documentation/Fidelity.md: the frames that they store are those that Xcode stored for the
/// same situation in public files.
///
/// As `make fidelity` does, every frame that Auto Layout decides is made nonsense of before the scene is laid out.
@MainActor
@Suite(.serialized) struct StoredFrameTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Interfaces")

  nonisolated static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  @Test(arguments: names) func frames(of name: String) throws {
    try #require(InterfaceStoryboard.hasFonts)
    let path = StoredFrameTests.folder.appendingPathComponent(name).path
    let document = try InterfaceDocument(path: path, data: Data(contentsOf: URL(fileURLWithPath: path)))
    let screen = UIScreen.main.configuration
    // Other tests count on the screen that they find.
    defer {
      SystemGeneration.current = 18
      UIScreen.main.configuration = screen
      (SanFrancisco.isCanvas, SanFrancisco.edition) = (false, .iOS14)
      SymbolShapes.forget()
    }
    SystemGeneration.current = document.toolsVersion.generation
    (SanFrancisco.isCanvas, SanFrancisco.edition) = (true, InterfaceFonts.edition(document.toolsVersion))
    var checked = 0
    for scene in document.scenes {
      var stored: [String: CGRect] = [:]
      var hidden = scene
      hidden.root = scene.root.withoutFrames(&stored)
      let canvas = try PreviewCanvas(hidden, of: document, variant: Variant(), isCanvas: true)
      let found = frames(canvas)
      for (id, frame) in stored {
        let got = try #require(found[id], "\(id) is not there")
        let error =
          zip([frame.minX, frame.minY, frame.width, frame.height], [got.minX, got.minY, got.width, got.height])
          .map { abs($0 - $1) }.max() ?? 0
        #expect(error <= 0.5, "\(id): stored \(frame), got \(got)")
      }
      checked += stored.count
    }
    #expect(checked > 0)
  }

  @Test func thereAreInterfaces() { #expect(StoredFrameTests.names.count > 25) }

  private func frames(_ canvas: PreviewCanvas) -> [String: CGRect] {
    var (found, stack): ([String: CGRect], [UIView]) = ([:], [canvas.content])
    while let view = stack.popLast() {
      if let id = canvas.identifier(of: view) { found[id] = view.frame }
      stack += view.subviews
    }
    return found
  }
}

extension InterfaceObject {
  /// The object with nonsense for every frame that Auto Layout decides; the frames as the file has them, by id.
  fileprivate func withoutFrames(_ stored: inout [String: CGRect], isArranged: Bool = false, isRoot: Bool = true) -> InterfaceObject {
    var copy = self
    let rect = elements.firstIndex { $0.tag == "rect" && $0["key"] == "frame" }
    let isPlaced = isArranged || attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
    if let rect, isPlaced, !isRoot {
      let element = elements[rect]
      stored[id] = CGRect(
        x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: element.number("width") ?? 0, height: element.number("height") ?? 0
      )
      for (name, value) in [("x", "613"), ("y", "271"), ("width", "97"), ("height", "389")] { copy.elements[rect].attributes[name] = value }
    }
    let isDeeper = isRoot && rect == nil
    for index in copy.parts.indices {
      copy.parts[index].object = copy.parts[index].object.withoutFrames(&stored, isRoot: isDeeper)
    }
    for (key, objects) in copy.lists {
      copy.lists[key] = objects.map {
        $0.withoutFrames(&stored, isArranged: kind == "stackView" && key == "subviews", isRoot: isDeeper)
      }
    }
    return copy
  }
}
