import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

/// Writes a display list as one PDF page.
enum PDFDocument {
  /// Where cairo's output goes.
  private final class Output {
    var data = Data()
  }

  static func make(_ list: DisplayList, resources: RenderResources) throws(RenderError) -> Data {
    let output = Output()
    let surface = cairo_pdf_surface_create_for_stream(
      { user, bytes, count in
        guard let user, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(user).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), Double(list.size.width), Double(list.size.height))
    defer { cairo_surface_destroy(surface) }
    try CairoStatus.check(cairo_surface_status(surface))
    // The date of the making would make two equal documents differ.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "layoutpreview")
    guard let context = cairo_create(surface) else { throw .backend(reason: "no memory for the document") }
    let painter = PDFPainter(context: context, resources: resources)
    if let background = list.background, background.alpha > 0 {
      painter.setSource(background, alpha: 1)
      cairo_paint(context)
    }
    painter.paint(list.root, in: .identity, alpha: 1, page: CGRect(origin: .zero, size: list.size))
    cairo_show_page(context)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    try CairoStatus.check(status)
    try CairoStatus.check(cairo_surface_status(surface))
    return output.data
  }
}
