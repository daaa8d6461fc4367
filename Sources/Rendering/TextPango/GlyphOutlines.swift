import CPangoCairo
import CoreGraphics
import Foundation
import TextLayout

/// Outlines of glyphs, read once a glyph and scaled to each size.
final class GlyphOutlines {
  private struct Face {
    var font: OpaquePointer
    var unit: CGFloat
    /// In font units, y upwards; nil for glyphs without an outline.
    var glyphs: [UInt32: [CGPath.Element]] = [:]
  }

  /// What a face's file and index open; nil for a file that can't be opened.
  private var faces: [FontFace: Face] = [:]

  func outline(of glyph: UInt32, in face: FontFace, size: CGFloat) -> CGPath? {
    guard !face.isColor, size.isFinite, open(face) else { return nil }
    guard let elements = elements(of: glyph, in: face), let unit = faces[face]?.unit else { return nil }
    let scale = size / unit
    return CGPath(elements: elements.map { $0.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0)) })
  }

  private func open(_ face: FontFace) -> Bool {
    if faces[face] != nil { return true }
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else { return false }
    defer { hb_blob_destroy(blob) }
    guard let opened = hb_face_create(blob, UInt32(face.index)), let font = hb_font_create(opened) else { return false }
    hb_face_destroy(opened)
    // The upper half of an index names an instance of a variable font, counted from one.
    if face.index >> 16 & 0x7FFF > 0 { hb_font_set_var_named_instance(font, UInt32(face.index >> 16 & 0x7FFF) - 1) }
    faces[face] = Face(font: font, unit: CGFloat(hb_face_get_upem(hb_font_get_face(font))))
    return true
  }

  private func elements(of glyph: UInt32, in face: FontFace) -> [CGPath.Element]? {
    if let known = faces[face]?.glyphs[glyph] { return known }
    guard let opened = faces[face], glyph < hb_face_get_glyph_count(hb_font_get_face(opened.font)) else { return nil }
    let recorder = Recorder()
    hb_font_get_glyph_shape(opened.font, glyph, GlyphOutlines.functions, Unmanaged.passUnretained(recorder).toOpaque())
    faces[face]?.glyphs[glyph] = recorder.elements
    return recorder.elements
  }

  deinit { for face in faces.values { hb_font_destroy(face.font) } }

  private final class Recorder {
    var elements: [CGPath.Element] = []
  }

  nonisolated(unsafe) private static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    hb_draw_funcs_set_move_to_func(functions, { _, data, _, x, y, _ in record(data, .move(at(x, y))) }, nil, nil)
    hb_draw_funcs_set_line_to_func(functions, { _, data, _, x, y, _ in record(data, .line(at(x, y))) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, cx, cy, x, y, _ in record(data, .quad(control: at(cx, cy), end: at(x, y))) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in record(data, .curve(control1: at(ax, ay), control2: at(bx, by), end: at(x, y))) },
      nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in record(data, .close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func at(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }

  private static func record(_ data: UnsafeMutableRawPointer?, _ element: CGPath.Element) {
    guard let data else { return }
    Unmanaged<Recorder>.fromOpaque(data).takeUnretainedValue().elements.append(element)
  }
}
