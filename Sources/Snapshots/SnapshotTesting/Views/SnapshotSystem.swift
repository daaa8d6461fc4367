import CoreGraphics
import Foundation
import RenderCairo
import TextLayout
import TextPango
import UIKit

/// What UIKit draws with in a test's process: fonts, symbols, codecs.
@MainActor
enum SnapshotSystem {
  /// Sets it up once.
  static func start() { _ = engine }

  private static let engine: PangoTextEngine = {
    let folder = fontFolder
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("layoutpreview-fontcache").path
    do {
      let engine = try PangoTextEngine(fontFolder: folder, cacheFolder: cache)
      TextSystem.engine = engine
      SymbolLibrary.path = SymbolLibrary.path ?? folder + "/symbols.tsv"
      ImageDecoding.current = PNGImageDecoder()
      DrawingRasterization.current = CairoRasterizer()
      return engine
    } catch {
      fatalError("layoutpreview's fonts cannot be used: \(error)")
    }
  }()

  /// `LAYOUTPREVIEW_FONTS`, else `.build/fonts` of layoutpreview's checkout, which `make fonts` fills, else the installed ones.
  private static var fontFolder: String {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardizedFileURL
    let folders =
      (ProcessInfo.processInfo.environment["LAYOUTPREVIEW_FONTS"].map { [$0] } ?? [])
      + [checkout.appendingPathComponent(".build/fonts").path, "/usr/local/share/layoutpreview/fonts", "/usr/share/layoutpreview/fonts"]
    if let folder = folders.first(where: {
      FileManager.default.fileExists(atPath: $0 + "/.made") || FileManager.default.fileExists(atPath: $0 + "/symbols.tsv")
    }) {
      return folder
    }
    fatalError(
      "layoutpreview's fonts are in none of \(folders.joined(separator: ", ")): run `make -C \(checkout.path) fonts`, or `make install`, "
        + "or set LAYOUTPREVIEW_FONTS")
  }
}
