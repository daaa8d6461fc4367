import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

/// Pages of PDF as images: sizes and colours are the numbers in the files, after ISO 32000-1.
@Suite struct PDFPageTests {
  private func draw(_ file: Data, scale: CGFloat = 1) throws -> PixelBuffer {
    let page = try CairoRasterizer().rasterizePage(of: file, scale: scale)
    #expect(page.complaint == nil)
    return PixelBuffer(width: page.image.width, height: page.image.height, pixels: [UInt8](page.image.pixels))
  }

  private func failure(_ file: Data) -> String {
    do {
      _ = try CairoRasterizer().rasterizePage(of: file, scale: 2)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Red to the left, a blue of 40 % green to the right, below them nothing.
  private static let halves = "1 0 0 rg 0 5 10 5 re f 0 0.4 1 rg 10 5 10 5 re f"

  @Test(arguments: [1, 2, 3] as [CGFloat]) func colorsAreThoseOfTheFile(scale: CGFloat) throws {
    let picture = try draw(PDFFile.page("/MediaBox [0 0 20 10]", Self.halves), scale: scale)
    #expect(picture.width == Int(20 * scale) && picture.height == Int(10 * scale))
    let (half, row) = (Int(10 * scale), Int(5 * scale))
    #expect(picture[0, 0] == Pixel(255, 0, 0) && picture[half - 1, row - 1] == Pixel(255, 0, 0))
    #expect(picture[half, 0] == Pixel(0, 102, 255) && picture[2 * half - 1, row - 1] == Pixel(0, 102, 255))
    #expect(picture[0, row].alpha == 0 && picture[2 * half - 1, 2 * row - 1].alpha == 0)
  }

  @Test func theCropBoxIsTheImage() throws {
    let picture = try draw(PDFFile.page("/MediaBox [0 0 20 10] /CropBox [8 4 14 10]", Self.halves))
    #expect(picture.width == 6 && picture.height == 6)
    #expect(picture[1, 0] == Pixel(255, 0, 0) && picture[2, 0] == Pixel(0, 102, 255) && picture[0, 5].alpha == 0)
  }

  /// Clockwise, so what was left stands above.
  @Test func pagesAreTurned() throws {
    let picture = try draw(PDFFile.page("/MediaBox [0 0 20 10] /Rotate 90", Self.halves))
    #expect(picture.width == 10 && picture.height == 20)
    #expect(picture[9, 0] == Pixel(255, 0, 0) && picture[9, 19] == Pixel(0, 102, 255) && picture[0, 0].alpha == 0)
  }

  @Test func boxesNeedNotBeginAtZero() throws {
    let picture = try draw(PDFFile.page("/MediaBox [-5 -5 5 5]", "0 1 0 rg -5 -5 5 5 re f"))
    #expect(picture[0, 9] == Pixel(0, 255, 0) && picture[9, 0].alpha == 0 && picture[0, 0].alpha == 0)
  }

  @Test func halfAPointIsRoundedToPixels() throws {
    let picture = try draw(PDFFile.page("/MediaBox [0 0 7.5 4]", "0 g 0 0 7.5 4 re f"), scale: 3)
    #expect(picture.width == 23 && picture.height == 12)
    #expect(picture[22, 11] == Pixel(0, 0, 0))
  }

  @Test func alphaAndGradientsAndClipping() throws {
    let half = "/MediaBox [0 0 10 10] /Resources << /ExtGState << /A << /ca 0.5 >> >> /Shading << /S 5 0 R >> >>"
    let seen = try draw(PDFFile.page(half, "/A gs 0 0 1 rg 0 0 10 10 re f", more: ["null"]))
    #expect(abs(Int(seen[5, 5].alpha) - 128) <= 1 && seen[5, 5].blue == 255 && seen[5, 5].red == 0)

    let shading = """
      << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 0 0] /N 1 >> >>
      """
    let shaded = try draw(PDFFile.page(half, "0 0 10 5 re W n /S sh", more: [shading]))
    // In the middle of pixel x stand x + ½ tenths of the red.
    for x in 0..<10 { #expect(abs(Double(shaded[x, 7].red) - (Double(x) + 0.5) * 25.5) < 3) }
    #expect(shaded[5, 2].alpha == 0)
  }

  @Test func imagesInside() throws {
    let image = "<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /ASCIIHexDecode "
    let data = "FF8000 0080FF>"
    let picture = try draw(
      PDFFile.page(
        "/MediaBox [0 0 20 10] /Resources << /XObject << /I 5 0 R >> >>", "q 20 0 0 10 0 0 cm /I Do Q",
        more: [image + "/Length \(data.utf8.count) >>\nstream\n\(data)\nendstream"]))
    #expect(picture[2, 5] == Pixel(255, 128, 0) && picture[17, 5] == Pixel(0, 128, 255))
  }

  @Test func twiceTheSame() throws {
    let file = PDFFile.page("/MediaBox [0 0 20 10]", "0.3 0.7 0.1 rg 3 3 m 9 1 l 12 9 l f")
    #expect(try draw(file, scale: 3) == draw(file, scale: 3))
  }

  @Test func brokenFilesAreToldApart() {
    let box = "/MediaBox [0 0 20 10]"
    #expect(failure(Data()) == "the file is no PDF")
    #expect(failure(Data("<svg/>".utf8)) == "the file is no PDF")
    #expect(failure(Data("%PDF-1.4\nnothing more".utf8)).hasPrefix("the PDF is damaged"))
    #expect(
      failure(PDFFile.file(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"])).hasPrefix("the PDF has no page"))
    #expect(
      failure(PDFFile.page("/MediaBox [0 0 1000000000 10]", "")).hasPrefix("the PDF's page is too large for an image: 1000000000×10 points")
    )
    let locked =
      "/Encrypt << /Filter /Standard /V 1 /R 2 /O <\(String(repeating: "41", count: 32))> /U <\(String(repeating: "42", count: 32))>"
    #expect(
      failure(PDFFile.page(box, Self.halves, trailer: locked + " /P -4 >> /ID [<4142> <4142>]"))
        == "the PDF is encrypted and needs a password")
  }

  @Test func whatIsCutOffOrTurnsInCirclesEnds() {
    let whole = PDFFile.page("/MediaBox [0 0 20 10]", Self.halves)
    for length in stride(from: 0, to: whole.count, by: 23) { _ = try? CairoRasterizer().rasterizePage(of: whole.prefix(length), scale: 1) }
    let form =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream"
    let loops = [
      PDFFile.page("/MediaBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>", "/F Do", more: [form]),
      PDFFile.file(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
    ]
    for file in loops { _ = try? CairoRasterizer().rasterizePage(of: file, scale: 1) }
  }
}
