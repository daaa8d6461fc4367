import CoreGraphics
import DisplayList
import Foundation
import TextLayout
import TextPango
import UIKit

/// What views need around them: fonts, a screen, and the system's generation.
@MainActor enum Environment {
  /// Installs the package's own fonts once.
  static func installFonts() { _ = engine }

  private static let engine: PangoTextEngine = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardizedFileURL
    let folder = package.appendingPathComponent(".build/fonts").path
    // `make test` makes the fonts first. Waiting for a child while many tests start may take Foundation a minute.
    if !FileManager.default.fileExists(atPath: folder) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = [package.appendingPathComponent("Scripts/make-fonts.py").path, folder]
      try? process.run()
      process.waitUntilExit()
    }
    let cache = package.appendingPathComponent(".build/UIKitTests-fontcache").path
    do {
      let engine = try PangoTextEngine(fontFolder: folder, cacheFolder: cache)
      TextSystem.engine = engine
      return engine
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Runs code on a screen with the given traits, as the host sets it up before a preview.
  static func with<T>(
    scale: CGFloat = 3, category: UIContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, generation: Int = 18, _ body: () throws -> T
  ) rethrows -> T {
    installFonts()
    let before = (UIScreen.main.configuration, UITraitCollection.current, SystemGeneration.current)
    defer { (UIScreen.main.configuration, UITraitCollection.current, SystemGeneration.current) = before }
    SystemGeneration.current = generation
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(values: .default), UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(layoutDirection: direction),
    ])
    UIScreen.main.configuration.scale = scale
    UIScreen.main.configuration.traits = traits
    UITraitCollection.current = traits
    return try body()
  }
}

extension UIView {
  /// What the view itself draws.
  var content: [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    emitContent(into: &items)
    return items
  }

  /// The lines of text that the view draws, groups looked into.
  var drawnTexts: [DisplayList.Text] { DisplayList.texts(in: content) }

  /// The baselines of the drawn lines, in the view's coordinates.
  var drawnBaselines: [CGFloat] { drawnTexts.map { $0.origin.y + $0.line.baseline } }
}

extension DisplayList {
  static func texts(in items: [Item]) -> [Text] {
    items.flatMap { item -> [Text] in
      switch item {
      case .text(let text): [text]
      case .group(let group): texts(in: group.items)
      default: []
      }
    }
  }
}

/// Equal to a hundredth of a point.
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) <= tolerance }
