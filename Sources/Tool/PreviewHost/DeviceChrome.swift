import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import TextLayout
import UIKit

/// The status bar and home indicator of a device, drawn over a screen where `--chrome` asks for them.
///
/// Their places follow from the device's safe area; shapes and sizes are near those of real screens, not measured.
@MainActor
struct DeviceChrome {
  let environment: CanvasEnvironment
  let style: UIStatusBarStyle
  let isStatusBarHidden: Bool

  private var size: CGSize { environment.deviceSize }
  private var insets: UIEdgeInsets { environment.deviceInsets }

  private var isDark: Bool {
    switch style {
    case .lightContent: false
    case .darkContent: true
    case .default: environment.traits.userInterfaceStyle != .dark
    }
  }

  private var color: CGColor { CGColor(gray: isDark ? 0 : 1, alpha: 1) }

  var groups: [DisplayList.Group] {
    var groups: [DisplayList.Group] = []
    if !isStatusBarHidden, insets.top > 0, !environment.isLandscape || environment.device.isPad { groups.append(statusBar) }
    if insets.bottom > 0 { groups.append(homeIndicator) }
    return groups
  }

  // MARK: Status bar

  private var statusBar: DisplayList.Group {
    var items: [DisplayList.Item] = []
    let hasCutOut = insets.top > 24
    let middle = hasCutOut ? insets.top / 2 + 3 : insets.top / 2
    if insets.top >= 59 { items.append(island) }
    items += clock(middle: middle, size: hasCutOut ? 17 : 12, x: hasCutOut ? size.width * 0.16 : size.width / 2)
    items += battery(right: size.width - (hasCutOut ? 34 : 6), middle: middle)
    items += signal(right: size.width - (hasCutOut ? 70 : 40), middle: middle)
    return DisplayList.Group(name: "status-bar", kind: "chrome", items: items)
  }

  /// The black pill of phones with a Dynamic Island, 126 × 37 points at y 11.
  private var island: DisplayList.Item {
    let rect = CGRect(x: (size.width - 126) / 2, y: 11, width: 126, height: 37)
    return .fill(.roundedRect(rect, DisplayList.CornerRadii(18.5)), .color(.init(gray: 0, alpha: 1)), .winding)
  }

  /// 9:41, as in every picture that Apple shows.
  private func clock(middle: CGFloat, size fontSize: CGFloat, x: CGFloat) -> [DisplayList.Item] {
    let font = FontDescription(size: fontSize, weight: 0.3)
    let frame = TextSystem.current.layout(StyledText("9:41", TextAttributes(font: font, color: color)), in: TextContainer())
    let origin = CGPoint(x: x - frame.size.width / 2, y: middle - frame.size.height / 2)
    return frame.lines.map { .text(DisplayList.Text(line: $0, origin: origin)) }
  }

  private func battery(right: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    let body = CGRect(x: right - 25, y: middle - 6, width: 23, height: 12)
    let faint = color.copy(alpha: 0.4) ?? color
    return [
      .border(.roundedRect(body, DisplayList.CornerRadii(3.5)), width: 1, color: faint),
      .fill(.roundedRect(body.insetBy(dx: 2, dy: 2), DisplayList.CornerRadii(2)), .color(color), .winding),
      .fill(
        .roundedRect(CGRect(x: right - 1, y: middle - 2, width: 1.5, height: 4), DisplayList.CornerRadii(0.75)), .color(faint), .winding),
    ]
  }

  /// Four bars that grow.
  private func signal(right: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 2.5
      let rect = CGRect(x: right - 18 + CGFloat(index) * 5, y: middle + 6 - height, width: 3, height: height)
      return .fill(.roundedRect(rect, DisplayList.CornerRadii(1)), .color(color), .winding)
    }
  }

  // MARK: Home indicator

  private var homeIndicator: DisplayList.Group {
    let width: CGFloat = environment.device.isPad ? 320 : environment.isLandscape ? 200 : 139
    let rect = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    let item = DisplayList.Item.fill(
      .roundedRect(rect, DisplayList.CornerRadii(2.5)),
      .color(CGColor(gray: environment.traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 1)), .winding)
    return DisplayList.Group(name: "home-indicator", kind: "chrome", items: [item])
  }
}
