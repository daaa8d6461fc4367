public import UIKit

/// Room that a column or row gives away: takes what the other views leave, at least its minimum.
///
/// Several spacers of one column or row are equally long.
@preconcurrency @MainActor
public final class Spacer: UIView {
  private let minimum: CGFloat

  /// A spacer of at least so many points.
  public init(minimum: CGFloat = 0) {
    self.minimum = minimum
    super.init(frame: .zero)
    setContentHuggingPriority(Spacer.weakest, for: .horizontal)
    setContentHuggingPriority(Spacer.weakest, for: .vertical)
  }

  /// A spacer of no minimum, out of an archive.
  public required init?(coder: NSCoder) {
    minimum = 0
    super.init(coder: coder)
  }

  /// Gives way before any other view does.
  static let weakest = UILayoutPriority(1)

  /// What a spacer of the given direction asks for beyond its place.
  func constraints(along axis: NSLayoutConstraint.Axis, as first: Spacer?) -> Layout {
    let length = axis == .vertical ? height : width
    let shortest = length == minimum ~ Spacer.weakest
    guard let first, first !== self else { return [length >= minimum, shortest] }
    let difference = minimum - first.minimum
    return [length >= minimum, length == (axis == .vertical ? first.height : first.width) + difference ~ .defaultLow]
  }
}
