import FoundationEssentials
import Glibc

/// A picture to compare, its file in memory but not decoded.
final class OpenedPicture {
  let side: ComparisonError.Side
  private let source: ComparedPicture
  private let file: MappedFile?
  private let copy: UnsafeMutableRawBufferPointer?

  init(_ source: ComparedPicture, _ side: ComparisonError.Side) throws(ComparisonError) {
    self.source = source
    self.side = side
    switch source {
    case .file(let path):
      copy = nil
      do throws(MappedFile.SystemError) {
        file = try MappedFile(path)
      } catch {
        throw ComparisonError(side, .unreadable(error.number))
      }
    case .data(let data):
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 16)
      data.copyBytes(to: memory)
      copy = UnsafeMutableRawBufferPointer(rebasing: memory[..<data.count])
      file = nil
    case .buffer, .rows: (file, copy) = (nil, nil)
    }
  }

  deinit { copy?.deallocate() }

  /// The file's bytes; nil where the picture came decoded.
  private var bytes: UnsafeRawBufferPointer? { file?.bytes ?? copy.map { UnsafeRawBufferPointer($0) } }

  /// The size of the picture where both are the same file, byte by byte; a broken file is no picture, however equal.
  func sizeOfSameFile(as other: OpenedPicture) throws(ComparisonError) -> PictureComparison.Size? {
    guard let one = bytes, let two = other.bytes, one.count == two.count else { return nil }
    if let a = one.baseAddress, let b = two.baseAddress, memcmp(a, b, one.count) != 0 { return nil }
    do throws(PNGError) {
      let size = try PNGReader.size(of: Data(one.prefix(512)))
      let isEnded = one.count > 57 && one.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
      // Something may follow the end, which the long way finds.
      if !isEnded { _ = try PNGLayout(one) }
      return PictureComparison.Size(width: size.width, height: size.height)
    } catch {
      throw ComparisonError(side, .png(error))
    }
  }

  func rows() throws(ComparisonError) -> RowSource {
    switch source {
    case .buffer(let buffer): return RowSource(buffer)
    case .rows(let rows): return RowSource(rows)
    case .file, .data:
      do throws(PNGError) {
        return try RowSource(png: bytes ?? UnsafeRawBufferPointer(start: nil, count: 0))
      } catch {
        throw ComparisonError(side, .png(error))
      }
    }
  }
}
