/// A font that was asked for and is not here, and the family that stands in for it.
package struct FontSubstitution: Hashable, Sendable {
  package var requested: String
  package var used: String

  package init(requested: String, used: String) {
    self.requested = requested
    self.used = used
  }
}
