/// The files of one module, ready to be compiled, and what was found in them.
package struct AdaptedModule: Sendable {
  /// In the order in which they were given.
  package var files: [AdaptedFile]
  /// The text of the runner's `main.swift`.
  package var registration: String
  /// Classes that would be previews if they could be made without arguments.
  package var skipped: [SkippedType]
  /// What could not be adapted, in the order of files and positions.
  package var diagnostics: [AdapterDiagnostic]
  /// How many previews the runner registers.
  package var previewCount: Int
  /// Whether the previews were made up from classes, because the module has no `#Preview`.
  package var previewsAreAutomatic: Bool
}
