/// What a view or a controller's view is made of.
@preconcurrency @MainActor
public protocol LayoutBody: AnyObject {
  /// Subviews and constraints, read once: when a view is made, or a controller's view has been loaded.
  @LayoutBuilder var body: Layout { get }
}
