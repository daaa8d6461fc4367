import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import PreviewRegistration
import UIKit

/// Screen, traits and surroundings that a scene is shown in.
@MainActor
struct InterfaceSetting {
  let stage: InterfaceStage
  let environment: CanvasEnvironment
  let screen: UIScreen.Configuration
  /// Where in the window the root view stands.
  let contentFrame: CGRect
  let windowSize: CGSize
  let windowInsets: UIEdgeInsets
  let bars: InterfaceBars
  let maker: InterfaceMaker

  init(_ scene: InterfaceScene, of document: InterfaceDocument, variant: Variant, isCanvas: Bool) throws(HostFailure) {
    var variant = variant
    let chosen = variant.device != nil || variant.isLandscape != nil || variant.split != nil
    if variant.device == nil { variant.device = InterfaceStage.device(for: document) }
    if !chosen, document.device?.isLandscape == true { variant.isLandscape = true }
    if variant.appearance == nil, document.device?.isDark == true { variant.appearance = .dark }
    // The canvas had one pixel a point up to Xcode 7 and early versions of 8.
    if isCanvas, variant.scale == nil {
      if document.toolsVersion.major < 11000 { variant.scale = 1 } else if document.device == nil { variant.scale = 2 }
    }
    // From Xcode 12.5 to 13 the canvas drew text styles at the smallest of the sizes.
    if isCanvas, variant.textSize == nil, (18000..<21000).contains(document.toolsVersion.major) { variant.textSize = .XS }
    let first = InterfaceStage(document: document, scene: scene, isCanvas: isCanvas, deviceSize: nil)
    let size = first.storedSize
    let place = "\((document.path as NSString).lastPathComponent):\(first.rootView?.line ?? scene.root.line)"
    try CanvasEnvironment.check(size, place, 1)
    let preview = PreviewRegistry.Preview(
      name: scene.name, file: document.path, line: scene.root.line,
      traits: chosen ? [] : [.fixedLayout(width: size.width, height: size.height)], isAutomatic: false,
      make: .view { UIView(frame: .zero) })
    environment = try CanvasEnvironment(preview, variant: variant)
    let widthClass: String
    let heightClass: String
    if isCanvas, !chosen, document.device == nil || document.toolsVersion.major < 11000 {
      // Up to Xcode 7 the canvas showed what holds in any size class, whatever the screen simulated.
      (widthClass, heightClass) = ("any", "any")
    } else {
      func word(_ sizeClass: UIUserInterfaceSizeClass) -> String { sizeClass == .regular ? "regular" : "compact" }
      (widthClass, heightClass) = (word(environment.traits.horizontalSizeClass), word(environment.traits.verticalSizeClass))
    }
    stage = InterfaceStage(
      document: document, scene: scene, isCanvas: isCanvas, deviceSize: chosen ? environment.deviceSize : nil)
    let surroundings = InterfaceSurroundings(
      stage, device: environment.device, isLandscape: environment.isLandscape, traits: environment.traits)
    let safeArea = surroundings.safeArea
    windowSize = surroundings.windowSize
    try CanvasEnvironment.check(windowSize, place, environment.scale)
    var frame = CGRect(origin: CGPoint(x: 0, y: surroundings.contentTop), size: stage.size)
    // In the app the root view fills what opaque bars leave; the canvas has it at its stored size.
    if !isCanvas { frame.size.height = windowSize.height - frame.minY }
    contentFrame = frame
    windowInsets = UIEdgeInsets(
      top: safeArea.top + contentFrame.minY, left: safeArea.left, bottom: safeArea.bottom + windowSize.height - contentFrame.maxY,
      right: safeArea.right)
    screen = UIScreen.Configuration(
      size: chosen || document.device != nil ? environment.deviceSize : stage.size, scale: environment.scale, safeAreaInsets: safeArea,
      traits: environment.traits)
    maker = InterfaceMaker(stage: stage, widthClass: widthClass, heightClass: heightClass)
    bars = InterfaceBars(surroundings: surroundings, maker: maker, windowSize: windowSize, insets: windowInsets)
  }
}
