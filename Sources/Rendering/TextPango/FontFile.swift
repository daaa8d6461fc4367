import CPangoCairo
import Foundation
import TextLayout

/// Reads a font file's own numbers.
enum FontFile {
  /// Line metrics of a face as Apple reads them (`hhea`, heights of letters from `OS/2`), in em; nil where the file has none.
  static func metrics(path: String, index: Int) -> FontMetrics? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    defer { hb_face_destroy(face) }
    let unit = CGFloat(hb_face_get_upem(face))
    let lines = table(face, "hhea")
    guard unit > 0, lines.count >= 10 else { return nil }
    func value(_ bytes: [UInt8], _ offset: Int) -> CGFloat {
      guard offset + 1 < bytes.count else { return 0 }
      return CGFloat(Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))) / unit
    }
    let letters = table(face, "OS/2")
    let (x, cap) = (value(letters, 86), value(letters, 88))
    let ascender = value(lines, 4)
    return FontMetrics(
      ascender: ascender, descender: value(lines, 6), leading: value(lines, 8), capHeight: cap > 0 ? cap : ascender * 0.75,
      xHeight: x > 0 ? x : ascender * 0.55)
  }

  /// - Throws: `FontError.notAFont` with what is wrong.
  static func validate(path: String) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw FontError.fileUnreadable(path: path) }
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0 else { throw FontError.notAFont(path: path, reason: "it is empty") }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else {
      throw FontError.notAFont(path: path, reason: "it is no TrueType or OpenType file")
    }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else {
      throw FontError.notAFont(path: path, reason: "it is no TrueType or OpenType file, or it is damaged")
    }
    for (tag, meaning) in [("cmap", "which characters it has"), ("hhea", "its line metrics"), ("hmtx", "its widths"), ("name", "its name")]
    where table(face, tag).isEmpty {
      throw FontError.notAFont(path: path, reason: "the table '\(tag)', which says \(meaning), is missing or damaged")
    }
  }

  private static func table(_ face: OpaquePointer, _ tag: String) -> [UInt8] {
    let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let blob = hb_face_reference_table(face, number) else { return [] }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return [] }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
