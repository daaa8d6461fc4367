import UIKit

/// Two bars with two frames of equal height between them, all by visual formats.
final class FramesViewController: UIViewController {
  private let topBar = FramesViewController.box("topBar", .systemGray)
  private let middleFrameTop = FramesViewController.box("middleFrameTop", .systemOrange)
  private let middleFrameBottom = FramesViewController.box("middleFrameBottom", .systemTeal)
  private let bottomBar = FramesViewController.box("bottomBar", .systemIndigo)

  private static func box(_ title: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = title
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.backgroundColor = color
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let views = [
      "topBar": topBar, "middleFrameTop": middleFrameTop, "middleFrameBottom": middleFrameBottom, "bottomBar": bottomBar,
    ]
    for subview in [topBar, middleFrameTop, middleFrameBottom, bottomBar] {
      view.addSubview(subview)
    }
    let across = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[topBar]-|", metrics: nil, views: views)
    let down = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[topBar(bar)]-[middleFrameTop]-[middleFrameBottom(==middleFrameTop)]-[bottomBar(==topBar)]-|",
      options: [.alignAllLeading, .alignAllTrailing], metrics: ["bar": 64], views: views)
    NSLayoutConstraint.activate(across + down)
  }
}

#Preview("Frames") {
  FramesViewController()
}

#Preview("Frames landscape", traits: .landscapeLeft) {
  FramesViewController()
}
