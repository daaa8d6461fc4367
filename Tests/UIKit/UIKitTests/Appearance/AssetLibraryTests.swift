import CoreGraphics
import Foundation
import Testing
import UIKit

/// Decodes a test file whose text is `width×height`.
private struct TextDecoder: ImageDecoder {
  func decode(_ data: Data) throws -> CGImage {
    let parts = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2 else { throw CocoaError(.coderReadCorrupt) }
    return CGImage(width: parts[0], height: parts[1], pixels: Data(count: parts[0] * parts[1] * 4))
  }
}

@MainActor struct AssetLibraryTests {
  /// Runs code with a folder of files as the only place of resources.
  private func withFiles(_ files: [String: String], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let decoder = ImageDecoding.current
    ImageDecoding.current = TextDecoder()
    ResourceFolders.paths = [folder.path]
    _ = UIKitDiagnostics.shared.take()
    defer {
      ImageDecoding.current = decoder
      ResourceFolders.paths = []
      try? FileManager.default.removeItem(at: folder)
    }
    try body()
  }

  @Test func filesAreFoundByNameScaleAndIdiom() throws {
    try withFiles(["icon.png": "10x10", "icon@2x.png": "20x20", "sub/icon@3x.png": "30x30", "pad~ipad.png": "5x5"]) {
      for scale in [1, 2, 3] {
        try Environment.with(scale: CGFloat(scale)) {
          let image = try #require(UIImage(named: "icon"))
          #expect(image.size == CGSize(width: 10, height: 10))
          #expect(image.cgImage?.width == scale * 10)
          #expect(image.scale == CGFloat(scale))
          #expect(UIImage(named: "icon.png") != nil)
        }
      }
    }
  }

  @Test func aMissingScaleTakesTheNextLargerOne() throws {
    try withFiles(["a@2x.png": "20x20", "b.png": "10x10"]) {
      try Environment.with(scale: 1) {
        let image = try #require(UIImage(named: "a"))
        #expect(image.scale == 2)
      }
      try Environment.with(scale: 3) {
        let image = try #require(UIImage(named: "b"))
        #expect(image.scale == 1)
      }
    }
  }

  @Test func imageSetsHaveAppearancesAndIntents() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "light@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"},
       "info": {"version": 1, "author": "xcode"}}
      """
    try withFiles([
      "Assets.xcassets/Group/logo.imageset/Contents.json": contents, "Assets.xcassets/Group/logo.imageset/light@2x.png": "8x8",
      "Assets.xcassets/Group/logo.imageset/dark@2x.png": "12x12",
    ]) {
      try Environment.with(style: .light) {
        let image = try #require(UIImage(named: "logo"))
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.renderingMode == .alwaysTemplate)
      }
      try Environment.with(style: .dark) {
        let image = try #require(UIImage(named: "logo"))
        #expect(image.size == CGSize(width: 6, height: 6))
      }
    }
  }

  @Test func namespacesArePartOfTheName() throws {
    try withFiles([
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/x.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "x.png"}]}"#,
      "A.xcassets/Icons/x.imageset/x.png": "3x3",
    ]) {
      #expect(UIImage(named: "Icons/x") != nil)
      #expect(UIImage(named: "x") == nil)
    }
  }

  @Test func colorSetsReadEveryNotation() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.5", "alpha": "0.25"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "universal", "reference": "systemRedColor"}}]}
      """
    try withFiles(["A.xcassets/brand.colorset/Contents.json": contents]) {
      try Environment.with {
        let color = try #require(UIColor(named: "brand"))
        let light = color.cgColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light.components! == [1, 128.0 / 255, 0.5, 0.25])
        let dark = color.cgColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor.systemRed.cgColor(with: UITraitCollection(userInterfaceStyle: .dark)))
      }
    }
  }

  @Test func whatIsMissingIsNoted() throws {
    try withFiles(["broken.png": "nonsense"]) {
      #expect(UIImage(named: "nothing") == nil)
      #expect(UIColor(named: "nocolor") == nil)
      #expect(UIImage(named: "broken")?.size == .zero)
      #expect(UIKitDiagnostics.shared.take().map(\.kind) == ["missing-image", "missing-color", "unreadable-image"])
    }
  }
}
