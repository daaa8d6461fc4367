/// May change how a layout manager lays text out.
///
/// No effect: never asked.
public protocol NSLayoutManagerDelegate: AnyObject {}
