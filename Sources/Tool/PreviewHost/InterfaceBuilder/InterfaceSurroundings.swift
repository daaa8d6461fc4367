import CoreGraphics
import HostProtocol
import InterfaceBuilder
import UIKit

/// What Interface Builder simulates around a scene: status bar, navigation, tab and tool bars.
@MainActor
struct InterfaceSurroundings {
  private(set) var hasStatusBar = true
  private(set) var hasNavigationBar = false
  private(set) var isLargeTitle = false
  private(set) var hasTabBar = false
  private(set) var hasToolbar = false
  /// The root view lies below the navigation bar instead of behind it.
  private var isOpaqueBar = false
  private let stage: InterfaceStage
  private let device: Device
  private let isLandscape: Bool

  init(_ stage: InterfaceStage, device: Device, isLandscape: Bool) {
    self.stage = stage
    self.device = device
    self.isLandscape = isLandscape
    let root = stage.scene.root
    let settings = root.isController ? root : stage.scene.root
    infer()
    for element in settings.elements + (stage.rootView?.elements ?? []) {
      switch (element["key"] ?? "", element.tag) {
      case ("simulatedStatusBarMetrics", "nil"): hasStatusBar = false
      case ("simulatedStatusBarMetrics", _): hasStatusBar = true
      case ("simulatedTopBarMetrics", "nil"): hasNavigationBar = false
      case ("simulatedTopBarMetrics", _):
        hasNavigationBar = true
        if element.flag("translucent") == false { isOpaqueBar = true }
      case ("simulatedBottomBarMetrics", "nil"): (hasTabBar, hasToolbar) = (false, false)
      case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): hasTabBar = true
      case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"): hasToolbar = true
      default: continue
      }
    }
  }

  /// Follows the segues that lead to the scene.
  private mutating func infer() {
    guard stage.scene.root.isController else { return }
    var incoming: [String: [(source: InterfaceObject, kind: String, relationship: String?)]] = [:]
    for scene in stage.document.scenes {
      for object in scene.root.descendants {
        for connection in object.connections where connection.kind == "segue" {
          incoming[connection.destination, default: []].append(
            (scene.root, connection.attributes["kind"] ?? "", connection.attributes["relationship"]))
        }
      }
    }
    var seen: Set<String> = []
    func visit(_ id: String) {
      guard seen.insert(id).inserted else { return }
      for edge in incoming[id] ?? [] {
        switch (edge.kind, edge.relationship) {
        case ("relationship", "rootViewController"?):
          if edge.source.flag("navigationBarHidden") != true { hasNavigationBar = true }
          if edge.source.flag("toolbarHidden") == false { hasToolbar = true }
          if edge.source.part("navigationBar")?.flag("largeTitles") == true { isLargeTitle = true }
          if edge.source.part("navigationBar")?.flag("translucent") == false { isOpaqueBar = true }
          visit(edge.source.id)
        case ("relationship", "viewControllers"?):
          hasTabBar = true
        case ("show", _), ("push", _):
          if let bar = edge.source.value("simulatedTopBarMetrics"), bar.tag != "nil" { hasNavigationBar = true }
          visit(edge.source.id)
        default: continue
        }
      }
    }
    visit(stage.scene.root.id)
    if stage.scene.root.flag("hidesBottomBarWhenPushed") == true { hasTabBar = false }
  }

  /// What of the top the canvas left to the status bar (measured on public Interface Builder files).
  ///
  /// Screens with a notch: 44 points, whatever the device. With a home button: 20 up to Xcode 10, nothing since.
  private var statusBarHeight: CGFloat {
    guard hasStatusBar else { return 0 }
    let insets = device.safeAreaInsets(isLandscape: isLandscape)
    guard stage.isCanvas || stage.deviceSize == nil else { return CGFloat(insets.top) }
    let hasHomeButton = stage.document.device == nil || insets.bottom == 0
    if !hasHomeButton { return device.isPad || isLandscape ? CGFloat(insets.top) : 44 }
    if !stage.scene.root.isController { return 0 }
    return stage.document.toolsVersion.major < (stage.document.device == nil ? 13000 : 15000) ? 20 : 0
  }

  /// The safe area of the root view at its stored place on the screen.
  var safeArea: UIEdgeInsets {
    let insets = device.safeAreaInsets(isLandscape: isLandscape)
    let screen = device.size(isLandscape: isLandscape)
    let size = stage.size
    let isController = stage.scene.root.isController
    let isView = stage.scene.root.kind == "view" && abs(size.width - CGFloat(screen.width)) < 0.5 && size.height >= CGFloat(screen.height)
    guard isController || isView else { return .zero }
    var top = statusBarHeight
    if hasNavigationBar { top += isLargeTitle ? 96 : 44 }
    var bottom = stage.document.device == nil && stage.deviceSize == nil ? 0 : CGFloat(insets.bottom)
    if hasTabBar { bottom += 49 } else if hasToolbar { bottom += 44 }
    let origin = stage.rootView?.rect("frame")?.minY ?? 0
    if stage.deviceSize == nil || stage.isFreeform {
      // Below opaque bars the root view begins at their edge: it is lower, or shorter by as much.
      let missing = CGFloat(screen.height) - size.height
      if origin > 0 {
        top = max(0, top - origin)
        // What hangs over the screen's end is out of the safe area, too.
        if stage.document.device != nil { bottom += max(0, origin + size.height - CGFloat(screen.height)) }
      } else if hasNavigationBar, isOpaqueBar || (stage.document.device != nil && missing >= 44 && missing <= top + bottom) {
        top = 0
      }
    }
    return UIEdgeInsets(top: top, left: CGFloat(insets.left), bottom: bottom, right: CGFloat(insets.right))
  }
}
