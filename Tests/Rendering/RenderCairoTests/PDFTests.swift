import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing
import TextLayout

@MainActor @Suite(.serialized) struct PDFTests {
  nonisolated private static let reader = "/usr/bin/pdftotext"

  private func list(_ text: String, size: CGFloat = 17) -> DisplayList {
    Drawing.list(300, 200, TestText.items(TestText.frame(text, size: size), at: CGPoint(x: 20, y: 20)))
  }

  private func extractText(_ pdf: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("RenderCairoTests-\(UUID()).pdf")
    try pdf.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.reader)
    process.arguments = [file.path, "-"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: PDFTests.reader), "pdftotext (package poppler-utils) is not installed"),
    arguments: ["Welcome back, naïve café", "Efficient offices affirm fjords", "离线模式", "Проверка связи"])
  func textCanBeCopied(text: String) throws {
    #expect(try extractText(CairoRenderer.pdf(list(text))) == text)
  }

  @Test func pageHasTheSizeInPoints() throws {
    let pdf = String(decoding: try CairoRenderer.pdf(list("Size")), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1."))
    #expect(pdf.contains("/MediaBox [ 0 0 300 200 ]"))
  }

  @Test func sameListSameBytes() throws {
    let first = try CairoRenderer.pdf(list("Twice the same"))
    Thread.sleep(forTimeInterval: 1.1)  // a date in seconds would differ
    #expect(try CairoRenderer.pdf(list("Twice the same")) == first)
  }

  @Test func everyKindOfItemIsWritten() throws {
    let stops = [
      DisplayList.GradientStop(location: 0, color: Drawing.red),
      DisplayList.GradientStop(location: 1, color: CGColor(red: 0, green: 0, blue: 1, alpha: 0)),
    ]
    let box = Drawing.rounded(10, 10, 80, 40, radius: 8)
    var group = DisplayList.Group(
      name: "all", kind: "UIView", opacity: 0.5, clip: box,
      shadow: .init(color: Drawing.black, offset: .zero, radius: 4, shape: box))
    group.mask = [Drawing.group([.fill(Drawing.rect(0, 0, 60, 60), .color(Drawing.black), .winding)])]
    group.items = [
      .fill(box, .linearGradient(start: .zero, end: CGPoint(x: 90, y: 0), stops: stops), .winding),
      .fill(box, .radialGradient(center: CGPoint(x: 40, y: 30), radius: CGSize(width: 30, height: 20), stops: stops), .evenOdd),
      .fill(box, .conicGradient(center: CGPoint(x: 40, y: 30), angle: 1, stops: stops), .winding),
      .border(box, width: 2, color: Drawing.blue), .stroke(box, .init(paint: .color(Drawing.black), width: 1, dash: [2, 2])),
      .image(
        .init(
          image: CGImage(width: 2, height: 2, pixels: Data(repeating: 200, count: 16)), rect: CGRect(x: 20, y: 20, width: 20, height: 20),
          capInsets: .init(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))),
    ]
    #expect(try CairoRenderer.pdf(Drawing.list(100, 60, group)).count > 1000)
    #expect(throws: RenderError.self) { try CairoRenderer.pdf(Drawing.list(0, 60, group)) }
  }
}
