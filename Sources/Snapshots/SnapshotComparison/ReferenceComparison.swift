import CoreGraphics
import Foundation
import Glibc
import HostProtocol
import ImageDiff
import RenderCairo

/// The slow half of a check: a reference that is not the picture drawn, byte for byte.
struct ReferenceComparison {
  private let check: SnapshotCheck
  private let reference: Data
  private let drawing: SnapshotCheck.Drawing
  private let head: ReferenceLayout.Head?
  private let hasLayout: Bool
  private let isSameLayout: Bool
  private let layout: LayoutComparison?
  private let masks: [[Int]]
  private var notes: [String] = []

  init(
    _ check: SnapshotCheck, _ reference: Data, _ drawing: SnapshotCheck.Drawing, file: Data?,
    _ parts: (head: ReferenceLayout.Head, body: Data)?, isSameLayout: Bool
  ) {
    self.check = check
    self.reference = reference
    self.drawing = drawing
    self.isSameLayout = isSameLayout
    head = parts?.head
    hasLayout = file != nil
    let isIgnored = ReferenceComparison.filter(check.limits.ignored)
    let old = parts.flatMap { ReferenceLayout.views(of: $0.body) }
    layout = old.map {
      LayoutComparison($0, check.layout.views, tolerance: check.limits.frameTolerance, isIgnored: isIgnored)
    }
    var masks: [[Int]] = []
    if !check.limits.ignored.isEmpty {
      for tree in [old ?? [], check.layout.views].map(LayoutTree.init) {
        masks += ReferenceComparison.masks(tree, scale: Double(check.scale), isIgnored)
      }
    }
    self.masks = masks
    if file != nil, old == nil {
      notes.append("the layout beside the reference can't be read: only pixels were compared")
    } else if file == nil {
      notes.append("there is no layout beside the reference: only pixels were compared")
    }
  }

  private static func filter(_ patterns: [String]) -> (ReferenceLayout.View) -> Bool {
    guard !patterns.isEmpty else { return { _ in false } }
    return { view in patterns.contains { fnmatch($0, view.name, 0) == 0 || fnmatch($0, view.class, 0) == 0 } }
  }

  private static func masks(_ tree: LayoutTree, scale: Double, _ isIgnored: (ReferenceLayout.View) -> Bool) -> [[Int]] {
    tree.views.indices.filter { isIgnored(tree.views[$0]) && tree.places[$0].allSatisfy { $0.magnitude < 1e6 } }.map { index in
      let place = tree.places[index].map { $0 * scale }
      let (left, top) = (Int(place[0].rounded(.down)), Int(place[1].rounded(.down)))
      return [left, top, Int((place[0] + place[2]).rounded(.up)) - left, Int((place[1] + place[3]).rounded(.up)) - top]
    }
  }

  func run() throws -> SnapshotVerdict {
    var judgement: PixelJudge.Judgement?
    var old: PixelBuffer?
    if case .other(let drawn, let hash) = drawing {
      let decoded: PixelBuffer
      do { decoded = try PNGReader.decode(reference) } catch { return try unreadable(error, drawn, hash) }
      old = decoded
      judgement = try PixelJudge(limits: check.limits, masks: masks).judge(decoded, drawn)
    }
    let pixels = judgement?.change
    let reasons = reasons(pixels, old)
    var verdict = check.verdict(reasons.isEmpty ? .passed : .changed)
    verdict.pixels = pixels
    if !reasons.isEmpty {
      verdict.message = reasons.joined(separator: "; ")
      verdict.notes = differences + notes
      verdict.changes = layout?.changes ?? []
      verdict.views = layout?.views ?? []
    } else if layout == nil, hasLayout || check.order.record == .never {
      // It has passed, but nobody looked at frames.
      verdict.notes = notes
    }
    try record(&verdict, pixels)
    if verdict.status == .changed { try report(&verdict, old, judgement) }
    return verdict
  }

  /// A reference that is no picture: something is broken, unless everything is written anew.
  private func unreadable(_ error: PNGError, _ drawn: PixelBuffer, _ hash: ContentHash) throws -> SnapshotVerdict {
    var verdict: SnapshotVerdict
    if check.order.record == .all {
      verdict = check.verdict(.changed)
      verdict.message = "the reference could not be read: \(error)"
      try check.write(Data(check.layout.text.utf8), to: SnapshotOrder.layout(of: check.order.reference))
      try check.write(check.encode(drawn, hash), to: check.order.reference)
      verdict.isRecorded = true
    } else {
      var message = "the reference \(check.order.reference) can't be compared: \(error)"
      // A pointer's own words say what helps.
      if case .lfsPointer = error {} else { message += "\ntake it from the repository again, or write it anew with --record all" }
      verdict = check.failed(message)
    }
    try check.keep(drawn, hash, for: &verdict)
    return verdict
  }

  /// Why the snapshot counts as changed, with the limit that decided.
  private func reasons(_ pixels: PixelChange?, _ old: PixelBuffer?) -> [String] {
    var reasons: [String] = []
    let limits = check.limits
    if let pixels {
      let allowed = limits.maxChanged.pixels(of: pixels.total)
      if pixels.kind == .size, let old, case .other(let new, _) = drawing {
        reasons.append("the picture is \(new.width) × \(new.height) pixels, its reference \(old.width) × \(old.height)")
      } else if pixels.kind == .real, pixels.real ?? pixels.count > allowed {
        let count = pixels.real ?? pixels.count
        reasons.append("\(count) \(count == 1 ? "pixel" : "pixels") changed; \(allowed) may, says \(limits.origin)")
      }
    }
    if let farthest = layout?.farthest {
      reasons.append(
        "\(farthest.view) is off by \(ReferenceLayout.brief(farthest.distance)) pt; \(ReferenceLayout.brief(limits.frameTolerance)) may")
    }
    return reasons
  }

  /// Fonts or a version other than those of the recording: what may be behind every other change.
  private var differences: [String] {
    guard let head else { return [] }
    var notes: [String] = []
    if head.fonts != check.layout.head.fonts {
      notes.append("recorded with other fonts (\(head.fonts.prefix(8))…, these are \(check.layout.head.fonts.prefix(8))…)")
    }
    if head.tool != check.layout.head.tool {
      notes.append("recorded with layoutpreview \(head.tool), this is \(check.layout.head.tool)")
    }
    return notes
  }

  /// Writes what the mode asks for, and only files that then hold something else.
  private func record(_ verdict: inout SnapshotVerdict, _ pixels: PixelChange?) throws {
    let mode = check.order.record
    let isChanged = verdict.status == .changed
    let differs = pixels.map { $0.count > 0 || $0.kind != .none } ?? false
    let takesPicture = differs && (mode == .all || (mode == .failed && isChanged))
    let takesLayout = mode != .never && !hasLayout || !isSameLayout && (mode == .all || (mode == .failed && isChanged))
    if takesLayout {
      try check.write(Data(check.layout.text.utf8), to: SnapshotOrder.layout(of: check.order.reference))
    }
    if !differs, mode == .all, PNGSeal.isOutdated(in: reference), case .other(let drawn, let hash) = drawing {
      // The same pixels under a hash of an earlier version: the file would be decoded each time.
      try check.write(check.encode(drawn, hash), to: check.order.reference)
    }
    if takesPicture, case .other(let drawn, let hash) = drawing {
      try check.write(check.encode(drawn, hash), to: check.order.reference)
      verdict.status = .changed
      if verdict.message == nil { verdict.message = "\(pixels?.count ?? 0) pixels differ within the tolerance" }
    }
    verdict.isRecorded = takesPicture || (takesLayout && verdict.status == .changed)
  }

  private func report(_ verdict: inout SnapshotVerdict, _ old: PixelBuffer?, _ judgement: PixelJudge.Judgement?) throws {
    let order = check.order
    try check.write(reference, to: order.report + "/" + order.before)
    switch drawing {
    case .other(let drawn, let hash):
      try check.keep(drawn, hash, for: &verdict)
      guard let old, let difference = try judgement?.picture() else { return }
      verdict.before = SnapshotVerdict.Picture(path: order.before, width: old.width, height: old.height)
      try check.write(PNGWriter.encode(difference, scale: Double(check.scale)), to: order.report + "/" + order.difference)
      verdict.difference = SnapshotVerdict.Picture(path: order.difference, width: difference.width, height: difference.height)
    case .same:
      // A view moved and no pixel did: one picture shows both.
      let size = (try? PNGReader.size(of: reference)) ?? (width: 0, height: 0)
      try check.write(reference, to: order.report + "/" + order.after)
      try check.write(Data(check.layout.text.utf8), to: order.report + "/" + SnapshotOrder.layout(of: order.after))
      verdict.before = SnapshotVerdict.Picture(path: order.before, width: size.width, height: size.height)
      verdict.after = SnapshotVerdict.Picture(path: order.after, width: size.width, height: size.height)
    }
  }
}
