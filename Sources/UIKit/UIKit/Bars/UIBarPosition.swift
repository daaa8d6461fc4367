/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  /// At the top of its superview.
  case top = 2
  /// At the top of the screen: its background reaches up behind the status bar.
  case topAttached = 3
}
