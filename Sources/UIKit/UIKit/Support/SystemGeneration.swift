/// The generation of iOS whose metrics and colours are drawn, set by the host before any preview runs (`--ios`).
package enum SystemGeneration {
  /// The major version, 12 to 26.
  nonisolated(unsafe) package static var current = 18
}
