import CoreGraphics
import Foundation

extension UIView {
  /// Which parts of a view's place stretch with its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard layoutState.autoresizingMask != mask else { return }
    layoutState.autoresizingMask = mask
    LayoutSession.placeDidChange(of: self)
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard layoutState.translatesAutoresizingMask != translates else { return }
    layoutState.translatesAutoresizingMask = translates
    LayoutSession.placeDidChange(of: self)
    storedSuperview?.markNeedsLayout()
  }

  /// How much of the superview's growth the origin and the size take: the flexible parts share it in proportion to their lengths,
  /// evenly where all are zero; with none flexible, what lies behind the view takes it.
  var autoresizingShares: (origin: CGPoint, size: CGSize) {
    let frame = untransformedFrame
    let reference = layoutState.autoresizingReference ?? .zero
    let mask = layoutState.autoresizingMask
    let x = UIView.shares(
      before: mask.contains(.flexibleLeftMargin) ? frame.minX : nil, size: mask.contains(.flexibleWidth) ? frame.width : nil,
      after: mask.contains(.flexibleRightMargin) ? reference.width - frame.maxX : nil)
    let y = UIView.shares(
      before: mask.contains(.flexibleTopMargin) ? frame.minY : nil, size: mask.contains(.flexibleHeight) ? frame.height : nil,
      after: mask.contains(.flexibleBottomMargin) ? reference.height - frame.maxY : nil)
    return (CGPoint(x: x.before, y: y.before), CGSize(width: x.size, height: y.size))
  }

  private static func shares(before: CGFloat?, size: CGFloat?, after: CGFloat?) -> (before: CGFloat, size: CGFloat) {
    let parts = [before, size, after].compactMap { $0 }
    guard !parts.isEmpty else { return (0, 0) }
    let sum = parts.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return sum == 0 ? 1 / CGFloat(parts.count) : part / sum
    }
    return (share(before), share(size))
  }

  /// Follows the superview's new size.
  func autoresize(from old: CGSize, to new: CGSize) {
    layoutState.autoresizingReference = old
    let shares = autoresizingShares
    let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
    let frame = untransformedFrame
    layoutState.isResizedBySuperview = true
    if shares.size != .zero || shares.origin != .zero {
      let (dx, dy) = (growth.width * shares.origin.x, growth.height * shares.origin.y)
      let size = CGSize(
        width: max(0, frame.width + growth.width * shares.size.width), height: max(0, frame.height + growth.height * shares.size.height))
      place(at: CGRect(origin: CGPoint(x: frame.minX + dx, y: frame.minY + dy), size: size))
    }
    layoutState.isResizedBySuperview = false
    layoutState.autoresizingReference = new
  }
}
