package import FoundationEssentials

/// A picture as a comparison takes it.
package enum ComparedPicture {
  /// The path of a PNG file.
  case file(String)
  /// A PNG file's bytes.
  case data(Data)
  /// Decoded pixels.
  case buffer(PixelBuffer)
  /// Pixels that someone else owns, for as long as the comparison takes.
  case rows(PixelRows)
}
