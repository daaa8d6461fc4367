/// Why a module has no runner.
enum BuildFailure: Error {
  /// The compiler's messages at the user's positions.
  case doesNotCompile([CompilerDiagnostic])
  /// The adapter found nothing that could be shown.
  case nothingToPreview([ModuleFinding])
  case tool(ToolError)

  /// Whether there may be previews that nobody knows of.
  var hidesPreviews: Bool { if case .nothingToPreview = self { false } else { true } }
}
