import CoreGraphics
package import DisplayList
public import Foundation

/// A control for a date, a time or both.
///
/// Approximation: sizes and text of the inline and compact styles are near those of iOS 14 to 18; the words “Time”, “hours” and “min” are
/// English.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// What a picker shows before code sets a date: not the present, so that pictures stay the same from day to day.
  ///
  /// 9:41 on the ninth of January 2007, the moment that Apple's pictures show.
  static var standardDate: Date {
    let parts = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return parts.date ?? Date(timeIntervalSince1970: 1_168_335_660)
  }

  private var storedDate = UIDatePicker.standardDate
  final var storedWheels: DateWheels?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  // MARK: Date

  /// Kept between minimum and maximum.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    var date = date
    // Apple: the limits are ignored where the minimum is above the maximum.
    if minimumDate == nil || maximumDate == nil || minimumDate! <= maximumDate! {
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
    }
    storedDate = date
    partsDidChange()
  }

  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// A divisor of 60; others count as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      partsDidChange()
    }
  }
  open var countDownDuration: TimeInterval = 0 { didSet { partsDidChange() } }
  /// No effect: the date is shown as it is set.
  open var roundsToMinuteInterval = true

  open var calendar: Calendar! = .current { didSet { partsDidChange() } }
  open var locale: Locale? { didSet { partsDidChange() } }
  open var timeZone: TimeZone? { didSet { partsDidChange() } }

  // MARK: Looks

  open var datePickerMode = Mode.dateAndTime { didSet { partsDidChange() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { partsDidChange() } }

  /// Compact where nothing else is asked for, wheels where the mode has no other style.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth || SystemGeneration.current < 14 { return .wheels }
    if preferredDatePickerStyle == .automatic { return .compact }
    return preferredDatePickerStyle
  }

  // MARK: Layout

  private func partsDidChange() {
    updateWheels()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: datePickerStyle == .compact ? contentSize.width : max(size.width, contentSize.width), height: contentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateWheels()
    storedWheels?.picker.frame = bounds
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    guard bounds.isDrawable else { return }
    let parts = datePickerStyle == .compact ? compactItems : datePickerStyle == .inline ? inlineItems : []
    if !parts.isEmpty { items.append(ControlDrawing.group("date", of: "UIDatePicker", opacity: isEnabled ? 1 : 0.5, parts)) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    partsDidChange()
  }
}
