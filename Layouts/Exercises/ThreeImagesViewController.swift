import UIKit

/// Three pictures of equal size, each twice as high as wide: 20 points from the sides, 10 from one another.
final class ThreeImagesViewController: UIViewController {
  private let dawn = UIImageView(image: Poster.dawn.image)
  private let noon = UIImageView(image: Poster.noon.image)
  private let night = UIImageView(image: Poster.night.image)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for imageView in [dawn, noon, night] {
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      imageView.layer.cornerRadius = 16
      imageView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(imageView)
    }
    let area = view.safeAreaLayoutGuide
    // A screen that is wider than high has no room for the full width: there the sides give way.
    let sides = dawn.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
    sides.priority = .defaultHigh
    NSLayoutConstraint.activate([
      sides,
      dawn.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 20),
      noon.leadingAnchor.constraint(equalTo: dawn.trailingAnchor, constant: 10),
      night.leadingAnchor.constraint(equalTo: noon.trailingAnchor, constant: 10),
      noon.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      dawn.heightAnchor.constraint(equalTo: dawn.widthAnchor, multiplier: 2),
      dawn.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 20),
      dawn.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
    for imageView in [noon, night] {
      NSLayoutConstraint.activate([
        imageView.widthAnchor.constraint(equalTo: dawn.widthAnchor),
        imageView.heightAnchor.constraint(equalTo: dawn.heightAnchor),
        imageView.centerYAnchor.constraint(equalTo: dawn.centerYAnchor),
      ])
    }
  }
}

#Preview("Three images") {
  ThreeImagesViewController()
}

#Preview("Three images landscape", traits: .landscapeLeft) {
  ThreeImagesViewController()
}
