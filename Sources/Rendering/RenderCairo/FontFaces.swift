import CPangoCairo
import Foundation
import TextLayout

/// Opened font files, each once.
final class FontFaces {
  private var library: FT_Library?
  private var faces: [FaceKey: OpenFace?] = [:]

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
  }

  init() {
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 { self.library = library }
  }

  deinit {
    for face in faces.values { face?.close() }
    if let library { FT_Done_FreeType(library) }
  }

  /// Nil where the file cannot be read as a font.
  func open(_ face: FontFace) -> OpenFace? {
    let key = FaceKey(path: face.path, index: face.index)
    if let known = faces[key] { return known }
    var opened: FT_Face?
    let made: OpenFace? =
      FT_New_Face(library, face.path, face.index, &opened) == 0 ? opened.map { OpenFace($0, number: faces.count) } : nil
    faces[key] = .some(made)
    return made
  }
}
