public import Foundation

/// The device that a preview is drawn for, as its traits say.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(SystemGeneration.current).0" }
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// No effect: the device is not turned while a picture is drawn.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// No effect: the device is not turned while a picture is drawn.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// No effect: the battery is unknown.
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  open var batteryLevel: Float { -1 }
  open var identifierForVendor: UUID? { nil }

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
