import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import Synchronization

/// The first page of a PDF, which is what images made of PDFs show.
///
/// Its size is that of the crop box, else of the media box, turned as `/Rotate` says; a unit of user space is a point.
enum PDFPage {
  /// The largest edge in points: beyond it a file is no image of an app.
  static let maximumEdge = 10_000.0

  /// What poppler complained of while it read one file; one is read at a time.
  private static let complaints = Mutex<[String]>([])
  private static let turn = Mutex(())

  static func rasterize(_ document: Data, scale: CGFloat) throws(PDFPageError) -> RasterizedPage {
    let result: Result<RasterizedPage, PDFPageError> = turn.withLock { _ in
      Result { () throws(PDFPageError) -> RasterizedPage in try draw(document, scale: scale) }
    }
    return try result.get()
  }

  private static func draw(_ bytes: Data, scale: CGFloat) throws(PDFPageError) -> RasterizedPage {
    guard bytes.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { throw .noPDF }
    guard let poppler = Poppler.shared else { throw .noLibrary }
    complaints.withLock { $0 = [] }
    let handler = g_log_set_handler(
      "Poppler", G_LOG_LEVEL_MASK, { _, _, text, _ in if let text { PDFPage.note(String(cString: text)) } }, nil)
    defer { g_log_remove_handler("Poppler", handler) }

    let document = try open(bytes, poppler)
    defer { lp_object_unref(UnsafeMutableRawPointer(document)) }
    guard poppler.pageCount(document) > 0, let page = poppler.page(document, 0) else { throw .noPage(complaints.withLock(\.first)) }
    defer { lp_object_unref(UnsafeMutableRawPointer(page)) }
    var (width, height) = (0.0, 0.0)
    poppler.size(page, &width, &height)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { throw .noSize }
    guard width <= maximumEdge, height <= maximumEdge else { throw .tooLarge(width: width, height: height) }

    do throws(RenderError) {
      let (columns, rows) = try CairoRenderer.pixelSize(of: CGSize(width: max(width, 1), height: max(height, 1)), scale: scale)
      guard let memory = calloc(columns * rows, 4) else { throw RenderError.outOfMemory(width: columns, height: rows) }
      defer { free(memory) }
      let canvas = try Canvas(memory: memory, width: columns, height: rows)
      cairo_scale(canvas.context, Double(columns) / width, Double(rows) / height)
      poppler.render(page, canvas.context)
      let pixels = try canvas.finish().makeBuffer()
      return RasterizedPage(
        image: CGImage(width: columns, height: rows, pixels: Data(pixels.pixels)), complaint: complaints.withLock(\.first))
    } catch {
      throw .picture(error)
    }
  }

  private static func open(_ data: Data, _ poppler: Poppler) throws(PDFPageError) -> OpaquePointer {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    if let document = poppler.open(bytes, nil, &error) { return document }
    defer { g_clear_error(&error) }
    // POPPLER_ERROR_ENCRYPTED of `poppler.h`.
    if error?.pointee.code == 1 { throw .encrypted }
    throw .damaged(complaints.withLock(\.first) ?? error.flatMap { $0.pointee.message }.map { String(cString: $0) })
  }

  /// Keeps errors; warnings are of what is drawn all the same.
  private static func note(_ text: String) {
    guard !text.lowercased().contains("warning") else { return }
    complaints.withLock { if $0.count < 8 { $0.append(text) } }
  }
}

/// Why a PDF gives no image.
enum PDFPageError: Error, Hashable {
  case noPDF
  case noLibrary
  case encrypted
  case damaged(String?)
  case noPage(String?)
  case noSize
  case tooLarge(width: Double, height: Double)
  case picture(RenderError)
}

extension PDFPageError: CustomStringConvertible {
  var description: String {
    func reason(_ text: String?) -> String { text.map { " (\($0))" } ?? "" }
    switch self {
    case .noPDF: return "the file is no PDF"
    case .noLibrary: return "PDF images need \(Poppler.library); on Debian: apt-get install libpoppler-glib8"
    case .encrypted: return "the PDF is encrypted and needs a password"
    case .damaged(let text): return "the PDF is damaged" + reason(text)
    case .noPage(let text): return "the PDF has no page" + reason(text)
    case .noSize: return "the PDF's page has no size"
    case .tooLarge(let width, let height):
      let size = [width, height].map { $0 < 1e15 ? String(Int($0)) : String($0) }.joined(separator: "×")
      return "the PDF's page is too large for an image: \(size) points, of at most \(Int(PDFPage.maximumEdge)) an edge"
    case .picture(let error): return "\(error)"
    }
  }
}
