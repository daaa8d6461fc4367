/// A line of the view tree of a changed snapshot.
package struct SnapshotView: Codable, Hashable, Sendable {
  package enum State: String, Codable, CaseIterable, Sendable { case same, changed, added, removed }

  /// 0 for the root.
  package var depth: Int
  package var name: String
  package var `class`: String
  package var state: State
  /// In points from the picture's corner: x, y, width, height.
  package var frame: [Double]
  /// The descriptions of its changes.
  package var changes: [String]

  package init(depth: Int, name: String, class: String, state: State, frame: [Double], changes: [String] = []) {
    self.depth = depth
    self.name = name
    self.class = `class`
    self.state = state
    self.frame = frame
    self.changes = changes
  }
}
