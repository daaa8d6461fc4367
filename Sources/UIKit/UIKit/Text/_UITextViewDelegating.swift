/// Gives text views a `delegate` of their own type.
///
/// In Objective-C a subclass may narrow the type of a property; Swift allows it of a member that an overload stands beside.
@preconcurrency @MainActor
public protocol _UITextViewDelegating: UIScrollView {}

extension _UITextViewDelegating {
  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
}
