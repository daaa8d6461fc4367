import CoreGraphics
package import DisplayList
import Foundation

/// Writes a display list as an SVG that a designer can go on with: a named group a view, real figures, live text.
package enum SVGRenderer {
  /// The file's text, UTF-8 when written; equal lists give equal bytes.
  package static func svg(_ list: DisplayList, options: SVGOptions = SVGOptions()) throws(SVGError) -> String {
    let (width, height) = (list.size.width * options.scale, list.size.height * options.scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .invalidSize(width: list.size.width, height: list.size.height, scale: options.scale)
    }
    if options.text == .outlines, options.engine == nil { throw .outlinesNeedAnEngine }
    let writer = SVGWriter(options: options, canvas: CGRect(origin: .zero, size: list.size))
    if let background = list.background, background.alpha > 0 {
      writer.element(
        "rect",
        [("id", writer.names.unique("background"))] + [
          ("width", writer.n(list.size.width)), ("height", writer.n(list.size.height)),
        ] + writer.fill(background))
    }
    if let root = list.root.withoutEmptyGroups() { writer.add(root, origin: .zero) }
    return writer.document(size: list.size, width: width, height: height)
  }
}
