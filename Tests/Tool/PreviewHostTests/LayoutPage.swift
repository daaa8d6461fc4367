import CoreGraphics
import Foundation
import HostProtocol
import PreviewRegistration
import TextLayout
import TextPango
import UIKit

@testable import PreviewHost

/// A page of 320 × 200 points whose views a test puts in.
class LayoutPage: UIView {
  let box = UIView()
  let other = UIView()
  let title = UILabel()

  /// The package's own fonts, without which labels have no size.
  private static let textEngine: PangoTextEngine? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    let cache = package.appendingPathComponent(".build/PreviewHostTests-fontcache").path
    return try? PangoTextEngine(fontFolder: package.appendingPathComponent(".build/fonts").path, cacheFolder: cache)
  }()

  init() {
    if let engine = LayoutPage.textEngine { TextSystem.engine = engine }
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    for view in [box, other, title] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  required init?(coder: NSCoder) { nil }

  /// A view of a fixed content.
  final class Content: UIView {
    var size = CGSize(width: 100, height: 20)
    override var intrinsicContentSize: CGSize { size }
  }

  /// What a test wants to see of a page: its canvas, closed afterwards.
  static func show<Result>(_ page: LayoutPage, _ body: (PreviewCanvas) throws -> Result) throws -> Result {
    _ = ReleasedConstraints.take()
    let preview = PreviewRegistry.Preview(
      name: "Test", file: "Test.swift", line: 1, traits: [], isAutomatic: false, make: .view { page })
    let canvas = try PreviewCanvas(preview, variant: Variant())
    defer { canvas.close() }
    return try body(canvas)
  }

  static func diagnostics(_ page: LayoutPage) throws -> [HostEvent.Diagnostic] {
    try show(page) { LayoutReport($0, includesAmbiguity: true).diagnostics }
  }
}
