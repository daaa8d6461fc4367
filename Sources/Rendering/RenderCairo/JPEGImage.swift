import CoreGraphics
import DisplayList
import Foundation

/// JPEG images, which poppler's decoder reads: a PDF holds them as they are (the filter `DCTDecode` of ISO 32000).
enum JPEGImage {
  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  static func decode(_ data: Data) throws -> CGImage {
    let frame = try Frame([UInt8](data))
    let page: CGImage
    do throws(PDFPageError) { page = try PDFPage.rasterize(document(data, frame), scale: 1).image } catch { throw JPEGError(error) }
    // The picture covers its page: what is left transparent was not decoded.
    guard page.pixels.count > 3, page.pixels[page.pixels.startIndex + 3] != 0 else { throw JPEGError.damaged }
    return page
  }

  /// What the markers of a file say of the picture (ITU-T T.81, annex B).
  struct Frame {
    var width = 0
    var height = 0
    var components = 0
    /// The clockwise turn that a camera notes, in degrees.
    var turn = 0
    /// Adobe's programs store the inks of four channels as their opposites.
    var isAdobe = false

    init(_ bytes: [UInt8]) throws(JPEGError) {
      var index = 2
      func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
      while index + 4 <= bytes.count {
        guard bytes[index] == 0xFF else { throw .damaged }
        let marker = bytes[index + 1]
        // Fill bytes, and markers without a length.
        if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 0x01 {
          index += marker == 0xFF ? 1 : 2
          continue
        }
        let length = number(index + 2)
        guard length >= 2, index + 2 + length <= bytes.count, marker != 0xDA, marker != 0xD9 else { break }
        let body = index + 4
        switch marker {
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
          guard length >= 8 else { throw .damaged }
          (height, width, components) = (number(body + 1), number(body + 3), Int(bytes[body + 5]))
        case 0xE1: turn = Frame.turn(bytes[body..<(index + 2 + length)])
        case 0xEE: isAdobe = isAdobe || bytes[body..<(index + 2 + length)].starts(with: Array("Adobe".utf8))
        default: break
        }
        index += 2 + length
      }
      guard width > 0, height > 0, [1, 3, 4].contains(components) else { throw .damaged }
    }

    /// The orientation of Exif's tag 0x0112: 3, 6 and 8 are turns; those that also mirror are left as they are.
    private static func turn(_ segment: ArraySlice<UInt8>) -> Int {
      let bytes = Array(segment)
      guard bytes.starts(with: Array("Exif".utf8)), bytes.count > 16 else { return 0 }
      let start = 6
      let isLittle = bytes[start] == UInt8(ascii: "I")
      func short(_ at: Int) -> Int {
        guard at >= 0, at + 2 <= bytes.count else { return 0 }
        return isLittle ? Int(bytes[at]) | Int(bytes[at + 1]) << 8 : Int(bytes[at]) << 8 | Int(bytes[at + 1])
      }
      let low = isLittle ? 0 : 2
      let directory = start + short(start + 4 + low)
      for entry in 0..<min(short(directory), 200) {
        let at = directory + 2 + 12 * entry
        if short(at) == 0x0112 { return [3: 180, 6: 90, 8: 270][short(at + 8)] ?? 0 }
      }
      return 0
    }
  }

  /// A page of the picture's size that holds nothing else.
  private static func document(_ picture: Data, _ frame: Frame) -> Data {
    let space = frame.components == 1 ? "/DeviceGray" : frame.components == 3 ? "/DeviceRGB" : "/DeviceCMYK"
    let decode = frame.components == 4 && frame.isAdobe ? "/Decode[1 0 1 0 1 0 1 0]" : ""
    let drawing = "q \(frame.width) 0 0 \(frame.height) 0 0 cm /I Do Q"
    let box = "/MediaBox[0 0 \(frame.width) \(frame.height)]/Rotate \(frame.turn)"
    var document = Data("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    func add(_ head: String, _ stream: Data? = nil) {
      offsets.append(document.count)
      document += Data("\(offsets.count) 0 obj<<\(head)\(stream.map { "/Length \($0.count)" } ?? "")>>".utf8)
      if let stream { document += Data("stream\n".utf8) + stream + Data("\nendstream".utf8) }
      document += Data(" endobj\n".utf8)
    }
    add("/Type/Catalog/Pages 2 0 R")
    add("/Type/Pages/Kids[3 0 R]/Count 1")
    add("/Type/Page/Parent 2 0 R\(box)/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R")
    add(
      "/Type/XObject/Subtype/Image/Width \(frame.width)/Height \(frame.height)/ColorSpace\(space)/BitsPerComponent 8/Filter/DCTDecode\(decode)",
      picture)
    add("", Data(drawing.utf8))
    let table = document.count
    let rows = offsets.map { offset in
      let digits = String(offset)
      return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    document += Data("xref\n0 6\n0000000000 65535 f \n\(rows.joined())trailer<</Size 6/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n".utf8)
    return document
  }
}

/// Why a JPEG gives no image.
enum JPEGError: Error, Hashable {
  case damaged
  case noLibrary
  case page(PDFPageError)

  init(_ error: PDFPageError) { self = error == .noLibrary ? .noLibrary : .page(error) }
}

extension JPEGError: CustomStringConvertible {
  var description: String {
    switch self {
    case .damaged: "the JPEG is damaged"
    case .noLibrary: "JPEG images need \(Poppler.library); on Debian: apt-get install libpoppler-glib8"
    case .page(let error): "the JPEG can't be drawn: \(error)"
    }
  }
}
