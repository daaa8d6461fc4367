import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import ImageDiff
import InterfaceBuilder
import PreviewRegistration
import RenderCairo
import TextLayout
import TextPango
import UIKit

/// Answers one request: makes each preview in its variant, lays it out, writes or describes it.
@MainActor
struct HostSession {
  private let request: HostRequest
  private let channel: HostChannel
  private let engine: PangoTextEngine
  /// What is wrong with the project's fonts: said of each preview, any of them may want one.
  private var fontNotes: [UIKitDiagnostics.Note]
  private let library = InterfaceLibrary()

  init(request: HostRequest, channel: HostChannel) throws {
    self.request = request
    self.channel = channel
    engine = try PangoTextEngine(fontFolder: request.fontFolder, cacheFolder: request.cacheFolder)
    TextSystem.engine = engine
    SymbolLibrary.path = URL(fileURLWithPath: request.fontFolder).appendingPathComponent("symbols.tsv").path
    ImageDecoding.current = PNGImageDecoder()
    DrawingRasterization.current = CairoRasterizer()
    SystemGeneration.current = request.iosVersion
    SanFrancisco.edition = SanFrancisco.Edition(generation: request.iosVersion)
    ResourceFolders.paths = request.resourceFolders
    fontNotes = AppFonts.register(AssetLibrary.shared)
  }

  mutating func run() {
    var event = HostSession.previews
    event.fingerprint = engine.fingerprint
    channel.send(event)
    for job in request.jobs { run(job) }
    channel.send(HostEvent(kind: .done))
  }

  /// Answers `list`, which needs no fonts.
  static func list(to channel: HostChannel) {
    channel.send(previews)
    channel.send(HostEvent(kind: .done))
  }

  private static var previews: HostEvent {
    var event = HostEvent(kind: .previews)
    event.previews = PreviewRegistry.shared.previews.map {
      HostEvent.Preview(name: $0.name, file: $0.file, line: $0.line, isAutomatic: $0.isAutomatic)
    }
    return event
  }

  /// Answers `list` for Interface Builder files: an event a file, so that a file that ends the host is known.
  static func list(_ documents: [String], to channel: HostChannel) {
    let library = InterfaceLibrary()
    for path in documents {
      var event = HostEvent(kind: .previews)
      event.document = path
      do {
        event.previews = try library.document(at: path).scenes.map {
          HostEvent.Preview(name: $0.name, file: path, line: $0.root.line, isAutomatic: false, scene: $0.id)
        }
      } catch {
        (event.message, event.line) = (error.message, error.line)
      }
      channel.send(event)
    }
    channel.send(HostEvent(kind: .done))
  }

  private func canvas(_ job: HostRequest.Job) throws -> PreviewCanvas {
    guard let path = job.document else {
      let previews = PreviewRegistry.shared.previews
      guard previews.indices.contains(job.preview) else {
        throw HostFailure(message: "there is no preview number \(job.preview); this runner has \(previews.count)")
      }
      return try PreviewCanvas(previews[job.preview], variant: job.variant)
    }
    let document: InterfaceDocument
    do { document = try library.document(at: path) } catch { throw HostFailure(message: error.message) }
    guard document.scenes.indices.contains(job.preview) else {
      throw HostFailure(message: "there is no scene number \(job.preview); the document has \(document.scenes.count)")
    }
    // Interface Builder's canvas shows the texts of the file itself.
    let shown = request.usesFileEra ? document : library.localized(document, isAskedFor: job.variant.locale != nil)
    SystemGeneration.current = request.usesFileEra ? document.toolsVersion.generation : request.iosVersion
    SanFrancisco.isCanvas = request.usesFileEra
    SymbolShapes.forget()
    SanFrancisco.edition =
      request.usesFileEra ? InterfaceFonts.edition(document.toolsVersion) : SanFrancisco.Edition(generation: request.iosVersion)
    return try PreviewCanvas(shown.scenes[job.preview], of: shown, variant: job.variant, isCanvas: request.usesFileEra)
  }

  /// Each document has folders of its own for images, fonts and strings.
  private mutating func useResources(of job: HostRequest.Job) {
    guard let folders = job.resourceFolders, folders != ResourceFolders.paths else { return }
    ResourceFolders.paths = folders
    fontNotes = AppFonts.register(AssetLibrary.shared)
  }

  private mutating func run(_ job: HostRequest.Job) {
    ProcessLimits.grantProcessorTime(request.limits)
    channel.mark(job.id)
    channel.send(HostEvent(kind: .started, job: job.id))
    useResources(of: job)
    _ = UIKitDiagnostics.shared.take()
    Localizer.shared.use(job.variant.locale)
    _ = ReleasedConstraints.take()
    let started = ContinuousClock.now
    do {
      let canvas = try canvas(job)
      defer { canvas.close() }
      if let send = job.send { try canvas.send(send) }
      var event = HostEvent(kind: .finished, job: job.id)
      event.device = canvas.environment.device.id
      event.scale = Double(canvas.environment.scale)
      if request.command == .inspect { event.root = ViewInspector(canvas).node }
      if let target = job.target { event.explanation = try LayoutExplainer(canvas)?.explanation(of: target) }
      let report = LayoutReport(
        canvas, includesAmbiguity: request.command == .inspect || request.reportsAmbiguity || request.drawsOverlay)
      var writer = OutputWriter(canvas: canvas, engine: engine, drawsChrome: request.drawsChrome)
      if request.drawsOverlay { writer.overlay = report.overlay }
      // An overlay is drawn where there is something to show.
      event.outputs = request.drawsOverlay && writer.overlay == nil ? [] : try writer.write(job.outputs)
      if let order = job.snapshot {
        let traits = job.document == nil ? PreviewRegistry.shared.previews[job.preview].traits : []
        event.snapshot = try PreviewSnapshot(canvas, order, fonts: engine.fingerprint, drawsChrome: request.drawsChrome).verdict(traits)
        event.snapshot?.cost = (ContinuousClock.now - started) / .seconds(1)
      }
      event.diagnostics =
        report.diagnostics + canvas.interfaceDiagnostics
        + (fontNotes + UIKitDiagnostics.shared.take()).map { HostEvent.Diagnostic(kind: $0.kind, message: $0.message) }
        + Localizer.shared.takeNotes().map {
          HostEvent.Diagnostic(kind: $0.kind, message: $0.message, file: $0.file, line: $0.line)
        }
      event.placeholders = canvas.placeholderCount
      // What the job printed belongs to it: out with it before the event says that it is over.
      fflush(nil)
      channel.send(event)
    } catch let failure as HostFailure {
      fail(job, failure.message, failure.cause)
    } catch {
      fail(job, "\(error)")
    }
  }

  private func fail(_ job: HostRequest.Job, _ message: String, _ cause: HostEvent.Cause? = nil) {
    var event = HostEvent(kind: .failed, job: job.id)
    event.message = message
    event.cause = cause
    fflush(nil)
    channel.send(event)
  }
}

/// Why a job could not be done, in words for the user.
struct HostFailure: Error {
  var message: String
  var cause: HostEvent.Cause?
}
