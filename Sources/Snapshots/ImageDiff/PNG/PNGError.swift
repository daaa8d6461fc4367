/// Why a PNG could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// No bytes at all.
  case empty
  /// Another kind of file; `looksLike` names it where its first bytes tell.
  case notPNG(looksLike: String?)
  /// A Git LFS pointer stands in the picture's place: the picture was never downloaded.
  case lfsPointer(size: Int?)
  /// The file ends too early.
  case truncated(bytes: Int)
  /// More pixels than `PNGReader.maximumPixels`, or an edge longer than `PNGReader.maximumEdge`.
  case tooLarge(width: Int, height: Int)
  /// A chunk's checksum does not fit its bytes.
  case checksum
  /// Another fault in the file, in the decoder's words.
  case damaged(reason: String)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG(let looksLike?): "not a PNG but \(looksLike)"
    case .notPNG(nil): "not a PNG: the file does not begin with the PNG signature"
    case .lfsPointer(let size?):
      "a Git LFS pointer, not the picture itself (\(size) bytes): fetch it with 'git lfs pull'"
    case .lfsPointer(nil): "a Git LFS pointer, not the picture itself: fetch it with 'git lfs pull'"
    case .truncated(let bytes): "the PNG ends too early, after \(bytes) bytes"
    case .tooLarge(let width, let height):
      "the PNG is \(width)×\(height) pixels; the limit is \(PNGReader.maximumEdge) an edge and \(PNGReader.maximumPixels) in all"
    case .checksum: "the PNG is damaged: a checksum does not fit"
    case .damaged(let reason): "the PNG is damaged: \(reason)"
    }
  }
}
