public import Foundation

// The begin/commit animations of iOS 2 to 12: what stands between the calls takes effect at once, so the settings change nothing.

extension UIView {
  /// No effect: changes take effect at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// No effect: changes take effect at once.
  public class func commitAnimations() {}
  /// No effect: changes take effect at once.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// No effect: changes take effect at once.
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// No effect: changes take effect at once.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// No effect: changes take effect at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// No effect: changes take effect at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// No effect: changes take effect at once.
  public class func setAnimationStart(_ startDate: Date) {}
  /// No effect: changes take effect at once.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// No effect: changes take effect at once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// No effect: changes take effect at once.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// No effect: changes take effect at once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// No effect: changes take effect at once.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}
