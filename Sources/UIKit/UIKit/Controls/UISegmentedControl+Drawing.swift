import CoreGraphics
import DisplayList
import Foundation

extension UISegmentedControl {
  private static let kind = "UISegmentedControl"

  func emitParts(into items: inout [DisplayList.Item]) {
    guard bounds.isDrawable, !segments.isEmpty else { return }
    if !backgroundImages.isEmpty { return emitImages(into: &items) }
    if SystemGeneration.current < 13 { return emitFlat(into: &items) }
    let traits = traitCollection
    let isGlass = SystemGeneration.current >= 26
    // Radii of 9 and 7, the inset of 2, dividers of 1 point with 5 above and below, and the shadows are those of Apple's design
    // resources for iOS 17; the capsules of iOS 26 are an approximation.
    let radius: CGFloat = isGlass ? .infinity : 9
    items.append(
      ControlDrawing.group(
        "track", of: UISegmentedControl.kind,
        [ControlDrawing.fill(ControlDrawing.rounded(bounds, radius), UIColor.tertiarySystemFill.cgColor(with: traits))]))
    emitDividers(segmentRects, into: &items)
    guard !isMomentary, segments.indices.contains(selectedSegmentIndex) else { return }
    let shape = ControlDrawing.rounded(selectionRect(segmentRects[selectedSegmentIndex]), isGlass ? .infinity : 7)
    let isDark = traits.userInterfaceStyle == .dark
    let color = selectedSegmentTintColor ?? (isDark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white)
    items.append(
      ControlDrawing.raised(
        "selection", of: UISegmentedControl.kind, shape, color: color.cgColor(with: traits),
        shadows: [.init(offset: 3, blur: 8, opacity: 0.12), .init(offset: 3, blur: 1, opacity: 0.04)]))
  }

  /// Two points inside the track, and over half of the dividers beside it.
  private func selectionRect(_ rect: CGRect) -> CGRect {
    var left = rect.minX - dividerWidth / 2
    var right = rect.maxX + dividerWidth / 2
    if rect.minX <= bounds.minX + 0.01 { left = bounds.minX + 2 }
    if rect.maxX >= bounds.maxX - 0.01 { right = bounds.maxX - 2 }
    return CGRect(x: left, y: bounds.minY + 2, width: max(right - left, 0), height: max(bounds.height - 4, 0))
  }

  /// Between segments neither of which is selected.
  private func emitDividers(_ rects: [CGRect], into items: inout [DisplayList.Item]) {
    var lines: [DisplayList.Item] = []
    let color = CGColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
    let selected = isMomentary ? UISegmentedControl.noSegment : selectedSegmentIndex
    for index in rects.indices.dropLast() where index != selected && index + 1 != selected {
      let x = min(rects[index].maxX, rects[index + 1].maxX)
      let rect = CGRect(x: x, y: bounds.minY + 5, width: dividerWidth, height: bounds.height - 10)
      if rect.isDrawable { lines.append(ControlDrawing.fill(ControlDrawing.pill(rect), color)) }
    }
    if !lines.isEmpty { items.append(ControlDrawing.group("dividers", of: UISegmentedControl.kind, lines)) }
  }

  /// Images that code gave take the place of everything else.
  private func emitImages(into items: inout [DisplayList.Item]) {
    let traits = traitCollection
    let rects = segmentRects
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, rect) in rects.enumerated() {
      let state = state(of: index)
      guard let image = backgroundImages[state] ?? backgroundImages[.normal] else { continue }
      let drawn = ImageDrawing.items(image, in: rect, tint: tintColor?.cgColor(with: traits), traits: traits)
      items.append(ControlDrawing.group("background-\(index + 1)", of: UISegmentedControl.kind, drawn))
    }
    for index in rects.indices.dropLast() {
      let (first, second) = (state(of: index), state(of: index + 1))
      let key = isRightToLeft ? SegmentedDivider(left: second, right: first) : SegmentedDivider(left: first, right: second)
      guard let image = dividerImages[key] ?? dividerImages[SegmentedDivider(left: .normal, right: .normal)] else { continue }
      let x = min(rects[index].maxX, rects[index + 1].maxX)
      let rect = CGRect(x: x, y: bounds.minY, width: dividerWidth, height: bounds.height)
      let drawn = ImageDrawing.items(image, in: rect, tint: tintColor?.cgColor(with: traits), traits: traits)
      items.append(ControlDrawing.group("divider-\(index + 1)", of: UISegmentedControl.kind, drawn))
    }
  }

  /// Up to iOS 12: an outline in the tint colour, the selected segment filled with it.
  private func emitFlat(into items: inout [DisplayList.Item]) {
    let tint = (tintColor ?? .systemBlue).cgColor(with: traitCollection)
    let color = isEnabled ? tint : tint.copy(alpha: tint.alpha * 0.5) ?? tint
    let outline = ControlDrawing.rounded(bounds, 4)
    let rects = segmentRects
    if !isMomentary, rects.indices.contains(selectedSegmentIndex) {
      items.append(
        ControlDrawing.group(
          "selection", of: UISegmentedControl.kind, clip: outline, [ControlDrawing.fill(.rect(rects[selectedSegmentIndex]), color)]))
    }
    let lines = rects.indices.dropLast().map { index in
      let x = min(rects[index].maxX, rects[index + 1].maxX)
      return ControlDrawing.fill(.rect(CGRect(x: x, y: bounds.minY, width: dividerWidth, height: bounds.height)), color)
    }
    items.append(ControlDrawing.group("outline", of: UISegmentedControl.kind, lines + [.border(outline, width: 1, color: color)]))
  }
}
