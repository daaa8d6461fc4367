import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import UIKit

/// What a scene is made for: the device, its size classes, and whether Interface Builder's own canvas is meant.
@MainActor
struct InterfaceStage {
  let document: InterfaceDocument
  let scene: InterfaceScene
  /// The canvas that the file was saved on: placeholders hold, sizes are the stored ones.
  let isCanvas: Bool
  /// Nil where the stored size is drawn.
  let deviceSize: CGSize?
  /// Inside of another scene.
  var isEmbedded = false

  /// The catalogue's device for Interface Builder's name of one.
  static func device(for document: InterfaceDocument) -> String? {
    guard let id = document.device?.id else { return document.attributes["type"]?.contains("iPad") == true ? "ipad-9.7" : nil }
    let names = [
      "retina35": "iphone-se-1", "retina4": "iphone-se-1", "retina47": "iphone-8", "retina55": "iphone-8-plus",
      "retina3_5": "iphone-se-1", "retina4_0": "iphone-se-1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
      "retina5_9": "iphone-x", "retina6_1": "iphone-xr", "retina6_5": "iphone-xs-max", "retina6_0": "iphone-12",
      "retina6_12": "iphone-15", "retina6_7": "iphone-12-pro-max", "retina6_72": "iphone-15-pro-max", "retina6_3": "iphone-16-pro",
      "retina5_4": "iphone-12-mini", "retina6_9": "iphone-16-pro-max", "ipad9_7": "ipad-9.7", "ipad10_2": "ipad-10.2",
      "ipad10_5": "ipad-pro-10.5", "ipad11_0rounded": "ipad-pro-11", "ipad10_9rounded": "ipad-10.9", "ipad8_3rounded": "ipad-mini",
      "ipad12_9": "ipad-pro-12.9", "ipad12_9rounded": "ipad-pro-12.9", "ipad7_9": "ipad-mini-5",
    ]
    return names[id] ?? (id.hasPrefix("ipad") ? "ipad-9.7" : nil)
  }

  /// The object whose frame the picture has.
  var rootView: InterfaceObject? {
    guard scene.root.isController else { return scene.root }
    return scene.root.part("view") ?? scene.root.part("tableView") ?? scene.root.part("collectionView")
  }

  /// The size that the file stores for the root; what the scene simulates where it stores none.
  var storedSize: CGSize {
    if let rect = rootView?.rect("frame"), rect.width > 0, rect.height > 0 { return rect.size }
    // The square canvas of Xcode 6 and 7: a container's scene is as large as what it shows first.
    if document.device == nil, let size = sizeOfFirstChild { return size }
    let device = InterfaceStage.device(for: document).flatMap(Device.named) ?? Device.named(Device.defaultIdentifier)
    return device.map {
      let size = $0.size(isLandscape: document.device?.isLandscape == true)
      return CGSize(width: size.width, height: size.height)
    } ?? CGSize(width: 375, height: 667)
  }

  private var sizeOfFirstChild: CGSize? {
    var root = scene.root
    for _ in 0..<8 {
      guard let segue = root.connections.first(where: { $0.kind == "segue" && $0.attributes["kind"] == "relationship" }),
        let child = document.scenes.first(where: { $0.root.id == segue.destination })?.root
      else { return nil }
      root = child
      let view = root.part("view") ?? root.part("tableView") ?? root.part("collectionView")
      if let rect = view?.rect("frame"), rect.width > 0, rect.height > 0 { return rect.size }
    }
    return nil
  }

  /// Freeform scenes keep their size on any device.
  var isFreeform: Bool {
    !scene.root.isController && rootView?.value("simulatedDestinationMetrics") != nil
      || scene.root.value("simulatedDestinationMetrics")?.tag == "freeformSimulatedSizeMetrics"
      || ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(scene.root.kind)
  }

  /// Whether a controller's view has margins of 16 points where the app would give it 20.
  ///
  /// Up to Xcode 6.4 whatever the width; later up to 393 points, also where no device is so wide (24 views of three storyboards).
  var hasNarrowMargins: Bool {
    isCanvas && ((1..<8000).contains(document.toolsVersion.major) || 376...393 ~= storedSize.width)
  }

  var size: CGSize {
    if let deviceSize, isEmbedded || !isFreeform { return deviceSize }
    return storedSize
  }
}

extension InterfaceObject {
  /// A rectangle that stands in `<rect key="…">`.
  func rect(_ key: String) -> CGRect? {
    guard let element = elements.first(where: { $0.tag == "rect" && $0["key"] == key }) else { return nil }
    func number(_ name: String) -> CGFloat { CGFloat(element.number(name) ?? 0) }
    return CGRect(x: number("x"), y: number("y"), width: max(0, number("width")), height: max(0, number("height")))
  }
}
