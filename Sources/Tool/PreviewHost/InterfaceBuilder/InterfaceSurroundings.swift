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
  private(set) var isOpaqueBar = false
  private(set) var isOpaqueBottomBar = false
  private var isPrompted = false
  private(set) var isBarBlack = false
  /// The controllers whose bars these are, and the tab that the scene is part of.
  private(set) var navigationController: InterfaceObject?
  private(set) var tabController: InterfaceObject?
  private(set) var tab: String?
  /// The controller that the scene is pushed over.
  private(set) var previous: InterfaceObject?
  let traits: UITraitCollection
  let stage: InterfaceStage
  let device: Device
  private let isLandscape: Bool

  init(_ stage: InterfaceStage, device: Device, isLandscape: Bool, traits: UITraitCollection) {
    self.stage = stage
    self.traits = traits
    self.device = device
    self.isLandscape = isLandscape
    let root = stage.scene.root
    let settings = root.isController ? root : stage.scene.root
    infer()
    for element in settings.elements + (stage.rootView?.elements ?? []) {
      switch (element["key"] ?? "", element.tag) {
      case ("simulatedStatusBarMetrics", "nil"):
        // Newer canvases show it all the same (five stored scenes of Xcode 12 to 15; those of Xcode 9 and before have none).
        hasStatusBar = stage.isCanvas && stage.document.toolsVersion.major >= 17000
      case ("simulatedStatusBarMetrics", _): hasStatusBar = true
      case ("simulatedTopBarMetrics", "nil"): hasNavigationBar = false
      case ("simulatedTopBarMetrics", _):
        hasNavigationBar = true
        isBarBlack = InterfaceMaker.isBlack(element)
        if element.flag("prompted") == true { isPrompted = true }
        if element.flag("translucent") == false { isOpaqueBar = true }
      case ("simulatedBottomBarMetrics", "nil"): (hasTabBar, hasToolbar) = (false, false)
      case ("simulatedBottomBarMetrics", let bar):
        if bar == "simulatedTabBarMetrics" { hasTabBar = true } else if bar == "simulatedToolbarMetrics" { hasToolbar = true }
        if element.flag("translucent") == false { isOpaqueBottomBar = true }
      default: continue
      }
    }
    let item = root.part("navigationItem")
    if item?["prompt"]?.isEmpty == false { isPrompted = true }
    if item?["largeTitleDisplayMode"] == "never" { isLargeTitle = false }
  }

  /// Follows the segues that lead to the scene.
  private mutating func infer() {
    guard stage.scene.root.isController else { return }
    var seen: Set<String> = []
    func visit(_ id: String) {
      guard seen.count < 1000, seen.insert(id).inserted else { return }
      for edge in stage.document.incoming[id] ?? [] {
        let source = stage.document.scenes[edge.source].root
        switch (edge.kind, edge.relationship) {
        case ("relationship", "rootViewController"?):
          if source.flag("navigationBarHidden") != true { hasNavigationBar = true }
          // What the controller around the scene simulates holds for the scene (seven storyboards).
          switch source.value("simulatedBottomBarMetrics")?.tag {
          case "simulatedTabBarMetrics": hasTabBar = true
          case "simulatedToolbarMetrics": hasToolbar = true
          default: break
          }
          if source.flag("toolbarHidden") == false { hasToolbar = true }
          if source.part("navigationBar")?.flag("largeTitles") == true { isLargeTitle = true }
          if source.part("navigationBar")?.flag("translucent") == false { isOpaqueBar = true }
          navigationController = navigationController ?? source
          visit(source.id)
        case ("relationship", "viewControllers"?):
          hasTabBar = true
          if tabController == nil { (tabController, tab) = (source, id) }
        case ("embed", _):
          // Up to Xcode 7 what stands in a container had no status bar (six scenes of three storyboards, none differs).
          if stage.isCanvas, id == stage.scene.root.id, stage.document.toolsVersion.major < 11000 { hasStatusBar = false }
        case ("show", _), ("push", _):
          if let bar = source.value("simulatedTopBarMetrics"), bar.tag != "nil" { hasNavigationBar = true }
          if id == stage.scene.root.id, previous == nil { previous = source }
          visit(source.id)
        default: continue
        }
      }
    }
    visit(stage.scene.root.id)
    if stage.scene.root.flag("hidesBottomBarWhenPushed") == true { hasTabBar = false }
  }

  /// What of the top the canvas left to the status bar (measured on public Interface Builder files).
  ///
  /// Screens with a notch: 44 points whatever the device up to Xcode 13, then the newest device's of that screen. With a home button: 20
  /// up to Xcode 10 and from Xcode 14.1 on, nothing between.
  var statusBarHeight: CGFloat {
    let isController = stage.scene.root.isController
    // Views of xibs have its room whether it is simulated or not.
    guard hasStatusBar || stage.isCanvas && !isController else { return 0 }
    let insets = device.safeAreaInsets(isLandscape: isLandscape)
    // Off the canvas the app's screen has its own.
    let isApp = !stage.isCanvas && stage.document.device != nil && isController
    guard !isApp, stage.isCanvas || stage.deviceSize == nil else { return CGFloat(insets.top) }
    let hasHomeButton = stage.document.device == nil || insets.bottom == 0
    let version = stage.document.toolsVersion.major
    if !hasHomeButton {
      // iPads without a home button had none in Xcode 11 (five frames of two storyboards).
      if device.isPad { return isCanvas && (15000..<17000).contains(version) ? 0 : CGFloat(insets.top) }
      if isLandscape { return CGFloat(insets.top) }
      guard version >= 21200 else { return 44 }
      return InterfaceSurroundings.statusBars[stage.document.device?.id ?? ""] ?? CGFloat(insets.top)
    }
    if version >= 21600 { return 20 }
    // What is no screen has none: the few lines of an extension, the views of most xibs (none of up to 353 points has, each from 440 on).
    if stage.size.height < (isController ? 300 : 400) { return 0 }
    return version < 14700 ? 20 : 0
  }

  /// Screens that several devices share: 11 has 48 points, 13 mini 50.
  private static let statusBars: [String: CGFloat] = ["retina6_1": 48, "retina5_9": 50, "retina6_5": 44]

  /// What the screen itself leaves free below bars.
  var homeIndicator: CGFloat {
    stage.document.device == nil && stage.deviceSize == nil ? 0 : CGFloat(device.safeAreaInsets(isLandscape: isLandscape).bottom)
  }

  /// Nothing but the canvas has bars of these heights on every device.
  var isCanvas: Bool { stage.isCanvas }
  private var isXcode26: Bool { isCanvas && stage.document.toolsVersion.major >= 24000 }
  /// Xcode 16.4 did so before (five scenes of four files, no other).
  private var addsUprightInsets: Bool { isCanvas && stage.document.toolsVersion.major >= 23700 }
  /// 54 points in Xcode 26 (28 stored frames of bars and scenes).
  var rowHeight: CGFloat { isXcode26 && !device.isPad ? 54 : isCanvas ? (hasPadBars ? 50 : 44) : UINavigationBar.rowHeight(traits) }
  /// iPads have bars of 50 points since Xcode 10.2 (12 scenes of seven storyboards, one tab bar differs).
  private var hasPadBars: Bool { isCanvas && device.isPad && stage.document.device != nil && stage.document.toolsVersion.major >= 14400 }
  /// In landscape 31 in Xcode 26 (13 scenes of one storyboard).
  var tabBarHeight: CGFloat { isXcode26 && isLandscape ? 31 : hasPadBars ? 50 : isCanvas ? 49 : UITabBar.rowHeight(traits) }
  /// 49 on the canvas since Xcode 11 (five scenes), 44 before (three).
  var toolbarHeight: CGFloat {
    guard isCanvas else { return UIToolbar.height(aboveInset: homeIndicator, traits) }
    return hasPadBars ? 50 : stage.document.toolsVersion.major < 15000 ? 44 : 49
  }
  var navigationBarHeight: CGFloat {
    rowHeight + (isPrompted ? UINavigationBar.promptHeight : 0) + (isLargeTitle ? 52 : 0)
  }
  var isBarOpaque: Bool { isOpaqueBar }

  /// How far below the screen's upper edge the root view begins: at the lower edge of an opaque bar.
  var contentTop: CGFloat {
    guard hasNavigationBar, stage.deviceSize == nil || stage.isFreeform else { return 0 }
    let origin = stage.rootView?.rect("frame")?.minY ?? 0
    if isCanvas, origin > 0 { return min(origin, 1000) }
    return origin > 0 || safeArea.top == 0 ? statusBarHeight + navigationBarHeight : 0
  }

  /// The picture's size: that of the root view, and of the screen where bars stand around it.
  var windowSize: CGSize {
    let size = stage.size
    guard hasNavigationBar || hasTabBar || hasToolbar else { return size }
    let screen = screenSize
    guard abs(size.width - screen.width) < 0.5 else { return CGSize(width: size.width, height: contentTop + size.height) }
    return CGSize(width: size.width, height: max((isCanvas ? contentTop : 0) + size.height, screen.height))
  }

  /// The size of the screen that the document names: those of 3.5 inches, too, which no device of today has.
  var screenSize: CGSize {
    let size = device.size(isLandscape: isLandscape)
    guard isCanvas, ["retina3_5", "retina35"].contains(stage.document.device?.id), !device.isPad else {
      return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }
    return isLandscape ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480)
  }

  /// The safe area of the root view at its stored place on the screen.
  var safeArea: UIEdgeInsets {
    let insets = device.safeAreaInsets(isLandscape: isLandscape)
    let screen = screenSize
    let size = stage.size
    let isController = stage.scene.root.isController
    let fillsScreen = stage.scene.root.kind == "view" && abs(size.width - screen.width) < 0.5 && size.height >= screen.height
    // The views of xibs, too: at the top whatever their size (some 200 stored frames).
    guard isController || isCanvas && stage.scene.root.kind != "tableViewCell" || fillsScreen else { return .zero }
    var (top, bottom) = (statusBarHeight, homeIndicator)
    if addsUprightInsets, insets.bottom > 0, !device.isPad {
      // Xcode 26 adds the insets that a notch has in portrait to those of the screen as it is held (24 of 25 stored scenes).
      let upright = device.safeAreaInsets(isLandscape: false)
      top += isLandscape ? CGFloat(upright.top) : top
      bottom += CGFloat(upright.bottom)
    }
    if hasNavigationBar { top += navigationBarHeight }
    if !isController, stage.document.toolsVersion.major < 21200, size.width <= screen.width {
      // Up to Xcode 14.0 at the bottom only where a view reaches it, or is wider than the screen (five of five).
      bottom = min(bottom, max(0, homeIndicator - screen.height + size.height))
    }
    if hasTabBar { bottom += tabBarHeight } else if hasToolbar { bottom += toolbarHeight }
    if stage.deviceSize == nil || stage.isFreeform { fit(&top, &bottom, hasNotch: insets.bottom > 0) }
    return UIEdgeInsets(top: top, left: CGFloat(insets.left), bottom: bottom, right: CGFloat(insets.right))
  }
}
