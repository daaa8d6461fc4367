import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import PreviewRegistration
import SnapshotComparison
import UIKit

/// Compares a canvas with the preview's reference.
@MainActor
struct PreviewSnapshot {
  private let canvas: PreviewCanvas
  private let order: SnapshotOrder
  private let fonts: String
  private let drawsChrome: Bool

  init(_ canvas: PreviewCanvas, _ order: SnapshotOrder, fonts: String, drawsChrome: Bool) {
    self.canvas = canvas
    self.order = order
    self.fonts = fonts
    self.drawsChrome = drawsChrome
  }

  func verdict(_ traits: [PreviewTrait<Preview.ViewTraits>]) throws -> SnapshotVerdict {
    let limits = SnapshotLimits([order.settings] + (try PreviewSnapshot.settings(traits)) + [order.fallback])
    let list = canvas.displayList(named: false, chrome: drawsChrome)
    let scale = canvas.environment.scale
    let size = [list.size.width, list.size.height].map(\.brief).joined(separator: " ")
    let started = ContinuousClock.now
    let layout = ReferenceLayout(
      head: .init(fonts: fonts, tool: order.toolVersion, size: "\(size) @\(scale.brief)x"),
      views: LayoutWriter.views(of: canvas.shownRoot, names: canvas.names, includesEveryConstraint: canvas.isInterface))
    let writing = (ContinuousClock.now - started) / .seconds(1)
    do {
      var verdict = try SnapshotCheck(order: order, limits: limits, list: list, scale: scale, layout: layout).run()
      verdict.comparison = verdict.comparison.map { $0 + writing }
      return verdict
    } catch let error as SnapshotFileError {
      throw HostFailure(message: error.message, cause: .unwritable)
    }
  }

  /// What the preview's own traits say.
  private static func settings(_ traits: [PreviewTrait<Preview.ViewTraits>]) throws(HostFailure) -> [SnapshotSettings] {
    var found: [SnapshotSettings] = []
    for trait in traits {
      guard case .snapshot(let values) = trait.kind else { continue }
      var settings = SnapshotSettings(origin: "the preview's trait")
      if let text = values.maxChanged {
        guard let limit = SnapshotSettings.Limit(text) else {
          throw HostFailure(
            message: "its snapshot trait's maxChanged is \"\(text)\", but must be a number of pixels or a share such as 0.1%")
        }
        settings.maxChanged = limit
      }
      for (name, value) in [("colorTolerance", values.colorTolerance), ("frameTolerance", values.frameTolerance)] {
        guard let value, !(value >= 0 && value.isFinite) else { continue }
        throw HostFailure(message: "its snapshot trait's \(name) is \(value), but must be a number from 0 on")
      }
      settings.colorTolerance = values.colorTolerance
      settings.frameTolerance = values.frameTolerance
      settings.ignored = values.ignoring
      found.append(settings)
    }
    return found
  }
}
