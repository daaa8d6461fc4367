import Foundation

/// A small PDF written by hand, after ISO 32000-1: a page with a content stream of its own.
enum PDFFile {
  /// `page` holds the entries of the page's dictionary beside its type, parent and contents.
  static func page(_ page: String, _ content: String, trailer: String = "", more: [String] = []) -> Data {
    file(
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >>", "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ] + more, trailer: trailer)
  }

  /// The objects by number, with their table of places.
  static func file(_ objects: [String], trailer: String = "") -> Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n" }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }
}
