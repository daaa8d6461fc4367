package import DisplayList
package import Foundation
package import HostProtocol
import ImageDiff
import RenderCairo

/// Compares what was drawn and laid out with a reference, and records what the order allows.
package struct SnapshotCheck {
  var order: SnapshotOrder
  var limits: SnapshotLimits
  var list: DisplayList
  var scale: CGFloat
  var layout: ReferenceLayout

  package init(order: SnapshotOrder, limits: SnapshotLimits, list: DisplayList, scale: CGFloat, layout: ReferenceLayout) {
    self.order = order
    self.limits = limits
    self.list = list
    self.scale = scale
    self.layout = layout
  }

  /// What was drawn; the pixels only where they are not the reference's.
  enum Drawing {
    case same
    case other(PixelBuffer, hash: ContentHash)
  }

  package func run() throws -> SnapshotVerdict {
    let started = ContinuousClock.now
    var drawing = Duration.zero
    var verdict = try judge(&drawing)
    verdict.comparison = (ContinuousClock.now - started - drawing) / .seconds(1)
    return verdict
  }

  private func judge(_ drawingTime: inout Duration) throws -> SnapshotVerdict {
    let reference: Data?
    do { reference = try AtomicFile.read(order.reference) } catch { return failed(error.message) }
    let known = reference.flatMap(PNGSeal.hash)
    let started = ContinuousClock.now
    let drawing: Drawing = try CairoRenderer.withRows(list, scale: scale) { rows in
      drawingTime = ContinuousClock.now - started
      let hash = ContentHash(rows)
      return hash == known ? .same : .other(rows.makeBuffer(), hash: hash)
    }
    guard let reference else { return try withoutReference(drawing) }
    let file = SnapshotOrder.layout(of: order.reference)
    let stored: Data?
    do { stored = try AtomicFile.read(file) } catch { return failed(error.message) }
    let parts = stored.flatMap(ReferenceLayout.split)
    let body = layout.body
    let isSameLayout = parts.map { $0.body.elementsEqual(body.utf8) } ?? false
    if case .same = drawing, isSameLayout { return verdict(.passed) }
    return try ReferenceComparison(self, reference, drawing, file: stored, parts, isSameLayout: isSameLayout).run()
  }

  func verdict(_ status: SnapshotVerdict.Status) -> SnapshotVerdict {
    var verdict = SnapshotVerdict(status: status)
    verdict.scale = Double(scale)
    return verdict
  }

  func failed(_ message: String) -> SnapshotVerdict {
    var verdict = verdict(.failed)
    verdict.message = message
    return verdict
  }

  private func withoutReference(_ drawing: Drawing) throws -> SnapshotVerdict {
    guard case .other(let pixels, let hash) = drawing else { return verdict(.passed) }
    let isRecording = order.record != .never
    var verdict = verdict(isRecording ? .new : .missing)
    try keep(pixels, hash, for: &verdict)
    guard isRecording else {
      verdict.message = "there is no reference \(order.reference)"
      return verdict
    }
    // The layout first: without its picture a reference is missing still.
    try write(Data(layout.text.utf8), to: SnapshotOrder.layout(of: order.reference))
    try write(encode(pixels, hash), to: order.reference)
    verdict.isRecorded = true
    return verdict
  }

  func encode(_ pixels: PixelBuffer, _ hash: ContentHash) -> Data {
    PNGWriter.encode(pixels, scale: Double(scale), sealedWith: hash)
  }

  /// Puts what was drawn into the report, with its layout: `accept` makes a reference of both.
  func keep(_ pixels: PixelBuffer, _ hash: ContentHash, for verdict: inout SnapshotVerdict) throws {
    try write(Data(layout.text.utf8), to: order.report + "/" + SnapshotOrder.layout(of: order.after))
    try write(encode(pixels, hash), to: order.report + "/" + order.after)
    verdict.after = SnapshotVerdict.Picture(path: order.after, width: pixels.width, height: pixels.height)
    // Twice the place that the report's list has for it.
    let small = Thumbnail.make(of: pixels, width: 80, height: 112)
    guard small.width < pixels.width || small.height < pixels.height else { return }
    try write(PNGWriter.encode(small), to: order.report + "/" + order.thumbnail)
    verdict.thumbnail = order.thumbnail
  }

  func write(_ data: Data, to path: String) throws {
    try AtomicFile.write(data, to: path, run: order.run)
  }
}
