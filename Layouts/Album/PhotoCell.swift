import UIKit

/// Shows a picture of the album, edge to edge.
final class PhotoCell: UICollectionViewCell {
  private let gradient = CAGradientLayer()
  private let symbolView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
    contentView.layer.addSublayer(gradient)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true

    symbolView.tintColor = UIColor.white.withAlphaComponent(0.9)
    symbolView.contentMode = .scaleAspectFit
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(symbolView)
    NSLayoutConstraint.activate([
      symbolView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      symbolView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.4),
      symbolView.heightAnchor.constraint(equalTo: symbolView.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
  }

  func show(_ photo: Photo) {
    gradient.colors = photo.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    symbolView.image = UIImage(systemName: photo.symbol)
  }
}
