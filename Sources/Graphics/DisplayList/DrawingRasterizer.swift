package import CoreGraphics
package import Foundation

/// Turns recorded drawing into pixels: a renderer gives one.
package protocol DrawingRasterizer: Sendable {
  /// Nil where the picture cannot be made (too large).
  func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage?
  /// The first page of a PDF, transparent where nothing is drawn; throws an error whose text names what is wrong with the bytes.
  func rasterizePage(of document: Data, scale: CGFloat) throws -> RasterizedPage
  func pngData(of image: CGImage) -> Data?
}

/// A page of a PDF as pixels.
package struct RasterizedPage: Sendable {
  package var image: CGImage
  /// What is wrong with the file although a page came of it.
  package var complaint: String?

  package init(image: CGImage, complaint: String? = nil) {
    self.image = image
    self.complaint = complaint
  }
}
