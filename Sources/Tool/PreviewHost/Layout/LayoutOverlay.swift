import CoreGraphics
import DisplayList
import Foundation
import LayoutEngine
import TextLayout
import UIKit

/// Frames drawn over a picture: where ambiguous views are, where they could be just as well, and the views of conflicts.
@MainActor
struct LayoutOverlay {
  let canvas: PreviewCanvas
  let names: ViewNames
  let ambiguities: [AmbiguityReport.Finding]

  private static let present = CGColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  private static let other = CGColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  private static let conflict = CGColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)

  /// The layer, nil where there is nothing to show.
  var group: DisplayList.Group? {
    var groups: [DisplayList.Group] = []
    for finding in ambiguities {
      guard let superview = finding.view.superview else { continue }
      let name = names.name(of: finding.view)
      let axis = finding.axis == .horizontal ? "horizontally" : "vertically"
      var items: [DisplayList.Item] = []
      if let frame = finding.other {
        items += box(superview.convert(frame, to: canvas.shownRoot), LayoutOverlay.other, isDashed: true, label: "or here")
      }
      let drawn = finding.view.layoutItem?.frame ?? finding.view.frame
      items += box(
        superview.convert(drawn, to: canvas.shownRoot), LayoutOverlay.present, isDashed: false, label: "\(name) is ambiguous \(axis)")
      groups.append(DisplayList.Group(name: "\(name) \(axis)", kind: "ambiguity", items: items))
    }
    var told: Set<ObjectIdentifier> = []
    for conflict in canvas.window.layoutEngine?.conflicts ?? [] {
      guard let view = conflict.dropped.item.owner as? UIView, view.isDescendant(of: canvas.shownRoot),
        told.insert(ObjectIdentifier(view)).inserted
      else { continue }
      let rect = view.convert(view.bounds, to: canvas.shownRoot)
      let name = names.name(of: view)
      groups.append(
        DisplayList.Group(
          name: name, kind: "conflict", items: box(rect, LayoutOverlay.conflict, isDashed: false, label: "\(name) is in a conflict")))
    }
    return groups.isEmpty ? nil : DisplayList.Group(name: "layout-overlay", kind: "overlay", items: groups.map { .group($0) })
  }

  private func box(_ rect: CGRect, _ color: CGColor, isDashed: Bool, label: String) -> [DisplayList.Item] {
    // A size of 0 is drawn as a line that can be seen.
    let shown = CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 1), height: max(rect.height, 1))
    let faint = color.copy(alpha: 0.12) ?? color
    return [
      .fill(.rect(shown), .color(faint), .winding),
      .stroke(.rect(shown), DisplayList.Stroke(paint: .color(color), width: 1, dash: isDashed ? [4, 3] : [])),
    ] + tag(label, at: shown, color, isBelow: isDashed)
  }

  /// A small sign above the rectangle, below it where there is no room or the other one has it; inside the picture.
  private func tag(_ text: String, at rect: CGRect, _ color: CGColor, isBelow: Bool) -> [DisplayList.Item] {
    let font = FontDescription(size: 9, weight: 0.3)
    let frame = TextSystem.current.layout(
      StyledText(text, TextAttributes(font: font, color: CGColor(gray: 1, alpha: 1))), in: TextContainer())
    let size = CGSize(width: frame.size.width + 6, height: frame.size.height + 2)
    let bounds = canvas.window.bounds
    let isUnder = isBelow || rect.minY < size.height
    let origin = CGPoint(
      x: min(max(0, rect.minX), max(0, bounds.width - size.width)),
      y: min(max(0, isUnder ? rect.maxY : rect.minY - size.height), max(0, bounds.height - size.height)))
    let corner = DisplayList.CornerRadii(2)
    return [.fill(.roundedRect(CGRect(origin: origin, size: size), corner), .color(color), .winding)]
      + frame.lines.map { .text(DisplayList.Text(line: $0, origin: CGPoint(x: origin.x + 3, y: origin.y + 1))) }
  }
}
