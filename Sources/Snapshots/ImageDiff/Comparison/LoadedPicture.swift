import FoundationEssentials

/// A picture to compare, its file opened but not decoded.
struct LoadedPicture {
  let side: ComparisonError.Side
  private let source: ComparedPicture
  private let file: MappedFile?

  init(_ source: ComparedPicture, _ side: ComparisonError.Side) throws(ComparisonError) {
    self.source = source
    self.side = side
    guard case .file(let path) = source else {
      file = nil
      return
    }
    do {
      file = try MappedFile(path)
    } catch {
      throw ComparisonError(side, .unreadable(error.number))
    }
  }

  /// The bytes of the file; nil where the picture came decoded.
  var fileBytes: Data? {
    if let file { return file.data }
    if case .data(let data) = source { return data }
    return nil
  }

  func size() throws(ComparisonError) -> PictureComparison.Size {
    switch source {
    case .buffer(let buffer): return .init(width: buffer.width, height: buffer.height)
    case .rows(let rows): return .init(width: rows.width, height: rows.height)
    case .file, .data:
      do {
        let size = try PNGReader.size(of: fileBytes ?? Data())
        return .init(width: size.width, height: size.height)
      } catch {
        throw ComparisonError(side, .png(error))
      }
    }
  }

  func buffer() throws(ComparisonError) -> PixelBuffer {
    switch source {
    case .buffer(let buffer): return buffer
    case .rows(let rows): return rows.makeBuffer()
    case .file, .data:
      do {
        return try PNGReader.decode(fileBytes ?? Data())
      } catch {
        throw ComparisonError(side, .png(error))
      }
    }
  }
}
