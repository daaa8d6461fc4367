import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

/// Writes a display list as one PDF page.
enum PDFDocument {
  static func make(_ list: DisplayList, resources: RenderResources) throws(RenderError) -> Data {
    throw .backend(reason: "PDF is not written yet")
  }
}
