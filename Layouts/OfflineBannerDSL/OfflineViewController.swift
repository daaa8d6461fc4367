import LayoutDSL

/// An empty inbox that says at its lower edge that there is no connection.
final class OfflineViewController: LayoutViewController {
  let messageLabel = UILabel("暂无新消息").with(\.textColor, .secondaryLabel)
  let bannerLabel = UILabel("离线模式", style: .headline).with(\.textColor, .white)
    .with(\.textAlignment, .center).with(\.backgroundColor, .systemRed)

  var body: Layout {
    view.backgroundColor = .systemBackground
    messageLabel.center == view.center
    bannerLabel.pin([.horizontal, .bottom], to: view.safeArea)
    bannerLabel.height == 50
  }
}

#Preview("Offline DSL") {
  OfflineViewController()
}

#Preview("Offline DSL dark") {
  OfflineViewController().with(\.overrideUserInterfaceStyle, .dark)
}

#Preview("Offline DSL landscape", traits: .landscapeLeft) {
  OfflineViewController()
}
