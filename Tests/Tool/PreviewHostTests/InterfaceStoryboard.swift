import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import TextLayout
import TextPango
import UIKit

@testable import PreviewHost

/// Storyboards of our own for tests.
@MainActor
enum InterfaceStoryboard {
  /// The package's own fonts, which `make` puts there; without them texts can't be measured.
  private static let engine: PangoTextEngine? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    let folder = package.appendingPathComponent(".build/fonts").path
    if !FileManager.default.fileExists(atPath: folder) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = [package.appendingPathComponent("Scripts/make-fonts.py").path, folder]
      try? process.run()
      process.waitUntilExit()
    }
    let cache = package.appendingPathComponent(".build/PreviewHostTests-fontcache").path
    let engine = try? PangoTextEngine(fontFolder: folder, cacheFolder: cache)
    if TextSystem.engine == nil { TextSystem.engine = engine }
    return engine
  }()

  static var hasFonts: Bool { engine != nil }

  static func document(_ scenes: [String], tools: String = "21225", device: String = "retina4_7") throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined())</scenes></document>
      """
    return try InterfaceDocument(path: "/Main.storyboard", data: Data(text.utf8))
  }

  /// A controller with a view of the device's size.
  static func scene(_ id: String, _ views: String = "", constraints: String = "", more: String = "") -> String {
    """
    <viewController id="\(id)" title="\(id)"><view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      <constraints>\(constraints)</constraints></view>\(more)</viewController>
    """
  }

  static func segue(_ destination: String, _ kind: String, relationship: String? = nil) -> String {
    let relation = relationship.map { " relationship=\"\($0)\"" } ?? ""
    return "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\"\(relation) id=\"seg-\(destination)\"/></connections>"
  }

  static func canvas(
    _ document: InterfaceDocument, _ index: Int = 0, isCanvas: Bool = false, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> PreviewCanvas {
    try #require(engine != nil)
    SystemGeneration.current = isCanvas ? document.toolsVersion.generation : 18
    let screen = UIScreen.main.configuration
    // Other tests count on the screen that they find.
    defer {
      SystemGeneration.current = 18
      UIScreen.main.configuration = screen
    }
    var variant = Variant()
    change(&variant)
    return try PreviewCanvas(document.scenes[index], of: document, variant: variant, isCanvas: isCanvas)
  }

  /// The views of a class, the ones in front last.
  static func all<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    ((root as? View).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  static func labels(in root: UIView) -> [String] {
    ((root as? UILabel)?.text.map { [$0] } ?? []) + root.subviews.flatMap { $0.isHidden ? [] : labels(in: $0) }
  }
}
