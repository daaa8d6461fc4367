public import Foundation

/// Which divider: by the states of the segments on its sides.
struct SegmentedDivider: Hashable {
  var left: UIControl.State
  var right: UIControl.State
}

extension UISegmentedControl {
  /// Merged with the control's own attributes; those of the normal state hold for the others, too.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
    stylesDidChange()
  }

  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backgroundImages[state] = backgroundImage
    setNeedsDisplay()
  }

  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages[state] : nil
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    dividerImages[SegmentedDivider(left: leftState, right: rightState)] = dividerImage
    segmentsDidChange()
  }

  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default ? dividerImages[SegmentedDivider(left: leftState, right: rightState)] : nil
  }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    contentAdjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? contentAdjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }
}
