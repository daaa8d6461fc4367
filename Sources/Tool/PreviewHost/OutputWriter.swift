import CoreGraphics
import DisplayList
import Foundation
import Glibc
import HostProtocol
import ImageDiff
import RenderCairo
import RenderSVG
import TextLayout

/// Writes the pictures of a canvas: aside first, then renamed, so that no half file is ever seen.
@MainActor
struct OutputWriter {
  let canvas: PreviewCanvas
  let engine: any TextEngine
  /// Whether the status bar and the home indicator are drawn.
  let drawsChrome: Bool
  /// A layer over everything.
  var overlay: DisplayList.Group?

  func write(_ outputs: [HostRequest.Output]) throws -> [HostEvent.WrittenOutput] {
    guard !outputs.isEmpty else { return [] }
    var list = canvas.displayList(named: outputs.contains { $0.format != .png }, chrome: drawsChrome)
    if let overlay { list.root = DisplayList.Group(name: "screen", kind: "UIWindow", items: [.group(list.root), .group(overlay)]) }
    let scale = canvas.environment.scale
    let pixels = try CairoRenderer.pixelSize(of: list.size, scale: scale)
    return try outputs.map { output in
      try save(try encode(list, output, scale), to: output)
      return HostEvent.WrittenOutput(
        path: output.path, format: output.format, width: pixels.width, height: pixels.height, scale: Double(scale))
    }
  }

  private func encode(_ list: DisplayList, _ output: HostRequest.Output, _ scale: CGFloat) throws -> Data {
    switch output.format {
    case .png: try CairoRenderer.png(list, scale: scale)
    case .pdf: try CairoRenderer.pdf(list)
    case .svg:
      Data(try SVGRenderer.svg(list, options: SVGOptions(text: output.outlinesText ? .outlines : .live, engine: engine)).utf8)
    }
  }

  private func save(_ data: Data, to output: HostRequest.Output) throws(HostFailure) {
    let partial = output.partialPath
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable(partial) }
    let written = data.withUnsafeBytes { bytes -> Bool in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
    let failure = written ? nil : unwritable(output.path)
    Glibc.close(descriptor)
    if let failure {
      unlink(partial)
      throw failure
    }
    guard rename(partial, output.path) == 0 else {
      let failure = unwritable(output.path)
      unlink(partial)
      throw failure
    }
  }

  private func unwritable(_ path: String) -> HostFailure {
    HostFailure(message: "can't write \(path): \(String(cString: strerror(errno)))", cause: .unwritable)
  }
}
