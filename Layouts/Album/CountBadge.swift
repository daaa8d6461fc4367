import UIKit

/// How many pictures someone is in, at the corner of the portrait.
final class CountBadge: UICollectionReusableView {
  static let kind = "count-badge"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    label.font = .systemFont(ofSize: 11, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func show(_ count: Int) {
    label.text = "\(count)"
  }
}
