import CoreGraphics
import DisplayList
import Foundation

/// The vector images of asset catalogs: SVG is drawn, of PDF the place at its size.
///
/// Both become pixels at three a point, as those of a catalog's other files are.
enum VectorImage {
  static let scale: CGFloat = 3

  static func isVector(_ path: String) -> Bool { ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased()) }

  /// Nil where the file has no size that can be read.
  static func pixels(_ data: Data, path: String) -> CGImage? {
    if (path as NSString).pathExtension.lowercased() == "svg" {
      guard let picture = SVGPicture(String(decoding: data, as: UTF8.self)) else {
        UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path) is no SVG image with a size")
        return nil
      }
      if !picture.leftOut.isEmpty {
        UIKitDiagnostics.shared.note(
          kind: "unsupported-image", message: "\(path): \(picture.leftOut.sorted().joined(separator: ", ")) of SVG is not drawn as it is")
      }
      return DrawingRasterization.current?.rasterize(picture.items, size: picture.size, scale: scale)
    }
    guard let size = pageSize(of: data) else {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path): the size of the PDF's page can't be read")
      return nil
    }
    UIKitDiagnostics.shared.note(kind: "unsupported-image", message: "\(path): PDF images are not drawn: a grey box has their size")
    let box = CGRect(origin: .zero, size: size)
    return DrawingRasterization.current?.rasterize(
      [.fill(.rect(box), .color(CGColor(gray: 0.8, alpha: 1)), .winding)], size: size, scale: scale)
  }

  /// The first crop or media box that stands in the file uncompressed: Xcode, Sketch and Figma write them so.
  static func pageSize(of data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    for key in ["/CropBox", "/MediaBox"] {
      guard let found = data.range(of: Data(key.utf8)) else { continue }
      let text = String(decoding: data[found.upperBound...].prefix(120), as: UTF8.self)
      guard let open = text.firstIndex(of: "[") else { continue }
      let box = SVGNumbers.all(String(text[text.index(after: open)...]))
      guard box.count >= 4 else { continue }
      let size = CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
      if size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 { return size }
    }
    return nil
  }
}
