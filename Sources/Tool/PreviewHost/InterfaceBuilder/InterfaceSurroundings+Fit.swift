import CoreGraphics
import HostProtocol
import InterfaceBuilder
import UIKit

/// Root views that do not fill their screen: below opaque bars, in sheets.
extension InterfaceSurroundings {
  /// Insets of a root view that does not fill its screen: what opaque bars and sheets take of it is out of its safe area.
  func fit(_ top: inout CGFloat, _ bottom: inout CGFloat, hasNotch: Bool) {
    let (size, screen) = (stage.size, screenSize)
    let origin = stage.rootView?.rect("frame")?.minY ?? 0
    let hasDevice = stage.document.device != nil
    // Below opaque bars the root view begins at their edge: it is lower, or shorter by as much.
    let missing = screen.height - size.height
    if isCanvas, hasTabBar, isOpaqueBottomBar { bottom = 0 }
    if origin > 0 {
      top = isCanvas || !hasNavigationBar ? max(0, top - origin) : 0
      // A root view that ends at the upper edge of an opaque bar has nothing below.
      if isCanvas, hasDevice, origin + size.height <= screen.height - bottom + 0.5 { bottom = 0 }
      // What hangs over the screen's end is out of the safe area, too.
      if hasDevice, isCanvas { bottom += max(0, origin + size.height - screen.height) }
      return
    }
    if isCanvas, hasDevice, device.isPad, stage.scene.root.isController, size.width < screen.width, missing >= 10,
      stage.document.toolsVersion.major >= 14800
    {
      // A sheet in the middle of an iPad's screen reaches no edge of it (nine scenes of four storyboards).
      (top, bottom) = (max(0, top - statusBarHeight), max(0, bottom - homeIndicator))
      return
    }
    let isScreenWide = isCanvas && hasDevice && abs(size.width - screen.width) < 0.5 && !stage.isFreeform
    if isScreenWide, stage.scene.root.isController, let sheet = sheet(missing: missing, hasNotch: hasNotch) {
      (top, bottom) = (sheet.hasBar ? 56 : 0, max(0, bottom - (sheet.hasIndicator ? 0 : homeIndicator)))
    } else if isScreenWide, hasTabBar, abs(missing - bottom) < 0.5 {
      // Above an opaque tab bar.
      bottom = 0
    } else if isScreenWide, hasTabBar, hasNavigationBar, abs(missing - top - bottom) < 0.5 {
      // Between opaque bars.
      (top, bottom) = (0, 0)
    } else if isCanvas, stage.scene.root.isController, stage.document.toolsVersion.major < 21200, hasDevice, hasNotch, missing > 200 {
      // Too low to reach the home indicator: up to Xcode 14.0, as in the views of xibs.
      bottom -= homeIndicator
    } else if hasNavigationBar, isOpaqueBar || hasDevice && !stage.isFreeform && missing >= 44 && missing != 49 && missing <= top + bottom {
      top = 0
    }
  }

  /// What a sheet of the canvas is: as wide as the screen and lower by what is seen of the screen behind it.
  ///
  /// 54 points on a screen with a notch, 10 since Xcode 14.2, where it has no safe area any more; 20 on one with a home button. Its navigation
  /// bar has 56 points, which an opaque one takes of the root view.
  private func sheet(missing: CGFloat, hasNotch: Bool) -> (hasBar: Bool, hasIndicator: Bool)? {
    let version = stage.document.toolsVersion.major
    guard version >= 15000 else { return nil }
    let hides: [CGFloat] = hasNotch ? (version < 22000 ? [54] : [10, 44]) : [20]
    let hasBar = hasNavigationBar && (version < 22000 || !hasNotch)
    if hides.contains(missing) { return (hasBar, version < 22000) }
    if hasNavigationBar, hides.contains(missing - 56) { return (false, version < 22000) }
    return nil
  }
}
