import CoreGraphics
import DisplayList
import Foundation

/// The vector images of folders and asset catalogs: SVG and PDF.
///
/// They become pixels at the scale of the screen that shows them, as Xcode's compiler makes them.
enum VectorImage {
  private static let extensions: Set<String> = ["svg", "pdf"]

  static func isVector(_ path: String) -> Bool { extensions.contains((path as NSString).pathExtension.lowercased()) }

  /// Nil where nothing can be shown.
  static func pixels(_ data: Data, path: String, scale: CGFloat) -> CGImage? {
    (path as NSString).pathExtension.lowercased() == "svg"
      ? drawing(data, path: path, scale: scale) : page(data, path: path, scale: scale)
  }

  private static func drawing(_ data: Data, path: String, scale: CGFloat) -> CGImage? {
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

  /// A page that can't be drawn is a grey box of its size, where that can be read.
  private static func page(_ data: Data, path: String, scale: CGFloat) -> CGImage? {
    guard let rasterizer = DrawingRasterization.current else { return nil }
    do {
      let page = try rasterizer.rasterizePage(of: data, scale: scale)
      if let complaint = page.complaint {
        UIKitDiagnostics.shared.note(kind: "unsupported-image", message: "\(path): parts of the PDF may be missing: \(complaint)")
      }
      return page.image
    } catch {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path): \(error)")
      guard let size = pageSize(of: data) else { return nil }
      let box = CGRect(origin: .zero, size: size)
      return rasterizer.rasterize([.fill(.rect(box), .color(CGColor(gray: 0.8, alpha: 1)), .winding)], size: size, scale: scale)
    }
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
