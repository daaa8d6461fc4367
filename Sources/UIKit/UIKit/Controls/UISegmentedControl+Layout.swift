import CoreGraphics
import Foundation

extension UISegmentedControl {
  /// Room at the two sides of a title together.
  ///
  /// On dividers of one point and titles measured in whole points and medium weight, which eight of nine stored rows agree on (“Input,
  /// Style, Result” 173, “Input, Segmentation, Overlay” 317, “Top, Bottom, Center” 194; apportioned by content “YAMNET, Speech Command” 205).
  ///
  /// Before iOS 13 it is 14: “Hotel, Museum” (133) and “Rectangle, QR Code” (151).
  private static var padding: CGFloat { SystemGeneration.current < 13 ? 14 : 18 }

  /// The index of a segment; beyond the last one the last, as Apple documents it.
  func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(index, 0), segments.count - 1) }

  func segment(_ index: Int) -> UISegment? { pinned(index).map { segments[$0] } }

  func change(_ index: Int, _ change: (UISegment) -> Void) {
    guard let segment = segment(index) else { return }
    change(segment)
    segmentsDidChange()
  }

  func add(_ segment: UISegment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    insertSubview(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  func segmentsDidChange(sizesDidChange: Bool = true) {
    if sizesDidChange { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Looks of titles

  func state(of index: Int) -> State {
    var state: State = []
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == selectedSegmentIndex, !isMomentary { state.insert(.selected) }
    return state
  }

  /// 13 points, semibold where selected: Apple's design resources for iOS 17, and stored rows are as wide as semibold titles need.
  ///
  /// Before iOS 13 both are regular, and the title of the selected segment is cut out of the tint.
  func attributes(for state: State) -> [NSAttributedString.Key: Any] {
    let isFlat = SystemGeneration.current < 13
    let weight: UIFont.Weight = state.contains(.selected) && !isFlat ? .semibold : .regular
    var color: UIColor = isFlat ? (state.contains(.selected) ? .white : tintColor ?? .systemBlue) : .label
    if state.contains(.disabled) { color = isFlat ? color.withAlphaComponent(0.5) : .tertiaryLabel }
    var values: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: color]
    values.merge(textAttributes[.normal] ?? [:]) { $1 }
    if state.contains(.disabled), textAttributes[.disabled]?[.foregroundColor] == nil { values[.foregroundColor] = color }
    if state.contains(.disabled) { values.merge(textAttributes[.disabled] ?? [:]) { $1 } }
    if state.contains(.selected) { values.merge(textAttributes[.selected] ?? [:]) { $1 } }
    if state == [.selected, .disabled] { values.merge(textAttributes[state] ?? [:]) { $1 } }
    return values
  }

  // MARK: Widths

  var dividerWidth: CGFloat {
    dividerImages[SegmentedDivider(left: .normal, right: .normal)]?.size(with: traitCollection).width ?? 1
  }

  private var contentWidths: [CGFloat] {
    var styles = [attributes(for: .normal), attributes(for: .selected)]
    if SystemGeneration.current >= 13, textAttributes.isEmpty {
      styles = [attributes(for: .normal).merging([.font: UIFont.systemFont(ofSize: 13, weight: .medium)]) { $1 }]
    }
    return segments.map { $0.contentSize(styles).width.rounded(.up) + UISegmentedControl.padding }
  }

  var contentWidth: CGFloat {
    guard !segments.isEmpty else { return 0 }
    let contents = contentWidths
    let widest = contents.max() ?? 0
    var width = dividerWidth * CGFloat(segments.count - 1)
    for (segment, content) in zip(segments, contents) {
      width += segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest
    }
    return PixelGrid(traitCollection).up(width)
  }

  /// The segments' rectangles in their order, from left to right or the other way round.
  var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let room = max(bounds.width - dividerWidth * CGFloat(segments.count - 1), 0)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let contents = apportionsSegmentWidthsByContent ? contentWidths : []
    let flexible = segments.indices.filter { segments[$0].width <= 0 }
    let wanted = apportionsSegmentWidthsByContent ? flexible.reduce(0) { $0 + contents[$1] } : 0
    let rest = max(room - fixed, 0)
    // Where every segment has a width, they grow and shrink together.
    let scale = flexible.isEmpty && fixed > 0 ? room / fixed : 1
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    return segments.indices.map { index in
      var width = segments[index].width * scale
      if segments[index].width <= 0 {
        width = apportionsSegmentWidthsByContent ? contents[index] * (wanted > 0 ? rest / wanted : 0) : rest / CGFloat(flexible.count)
      }
      let rect = CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: max(bounds.height, 0))
      x += width + dividerWidth
      return isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
  }

  /// Measures titles anew: their style changed.
  func stylesDidChange() {
    for segment in segments { segment.measured = nil }
    segmentsDidChange()
  }

  func layOutSegments() {
    var styles: [State: [NSAttributedString.Key: Any]] = [:]
    for (index, rect) in segmentRects.enumerated() {
      let segment = segments[index]
      let state = state(of: index)
      segment.frame = rect
      segment.accessibilityTraits = state.contains(.selected) ? [.button, .selected] : .button
      let values = styles[state] ?? attributes(for: state)
      styles[state] = values
      let adjustment = contentAdjustments[position(of: index)] ?? contentAdjustments[.any] ?? .zero
      segment.apply(
        values, tint: values[.foregroundColor] as? UIColor ?? .label,
        offset: CGSize(
          width: segment.contentOffset.width + adjustment.horizontal, height: segment.contentOffset.height + adjustment.vertical))
    }
  }

  private func position(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if index == 0 { return isRightToLeft ? .right : .left }
    if index == segments.count - 1 { return isRightToLeft ? .left : .right }
    return .center
  }
}
