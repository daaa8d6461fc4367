public import UIKit

extension LayoutArea {
  /// Ties edges to those of another area.
  ///
  /// - Parameters:
  ///   - edges: Which ones, all four by default.
  ///   - area: The other view or guide.
  ///   - inset: How far inside of the area's edges, in points; a negative one lies outside.
  /// - Returns: A constraint for each edge, not active yet, in the order top, leading, bottom, trailing.
  public func pin(_ edges: NSDirectionalRectEdge = .all, to area: some LayoutArea, inset: CGFloat = 0) -> Layout {
    var layout = Layout()
    if edges.contains(.top) { layout.append(top == area.top + inset) }
    if edges.contains(.leading) { layout.append(leading == area.leading + inset) }
    if edges.contains(.bottom) { layout.append(bottom == area.bottom - inset) }
    if edges.contains(.trailing) { layout.append(trailing == area.trailing - inset) }
    return layout
  }
}

extension NSDirectionalRectEdge {
  /// The leading and the trailing edge.
  public static var horizontal: NSDirectionalRectEdge { [.leading, .trailing] }
  /// The upper and the lower edge.
  public static var vertical: NSDirectionalRectEdge { [.top, .bottom] }
}
