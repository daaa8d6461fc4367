import CPangoCairo
import Glibc

/// The functions of poppler's GLib library that draw a page.
///
/// The library is opened when the first PDF is drawn: linked, it would have every host load forty more libraries at its start. Their types
/// are those of `poppler-document.h` and `poppler-page.h`, the same in every version with this name.
struct Poppler: Sendable {
  typealias OpenDocument =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
    OpaquePointer?
  typealias CountPages = @convention(c) (OpaquePointer?) -> Int32
  typealias TakePage = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  typealias MeasurePage = @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
  typealias DrawPage = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  static let library = "libpoppler-glib.so.8"

  let open: OpenDocument
  let pageCount: CountPages
  let page: TakePage
  let size: MeasurePage
  let render: DrawPage

  /// Nil where the library is not installed.
  static let shared: Poppler? = {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<F>(_ name: String, _ type: F.Type) -> F? { dlsym(handle, name).map { unsafeBitCast($0, to: type) } }
    guard let open = function("poppler_document_new_from_bytes", OpenDocument.self),
      let pageCount = function("poppler_document_get_n_pages", CountPages.self),
      let page = function("poppler_document_get_page", TakePage.self), let size = function("poppler_page_get_size", MeasurePage.self),
      let render = function("poppler_page_render", DrawPage.self)
    else { return nil }
    return Poppler(open: open, pageCount: pageCount, page: page, size: size, render: render)
  }()
}
