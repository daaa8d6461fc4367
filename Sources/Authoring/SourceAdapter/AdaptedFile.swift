/// A user's file as it is compiled on Linux.
package struct AdaptedFile: Sendable {
  package var original: SourceFile
  /// What to compile: a `#sourceLocation` line that names the user's file, the user's lines one for one,
  /// then what the adapter adds.
  package var text: String
  package var positionMap: PositionMap
}
