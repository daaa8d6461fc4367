import SourceAdapter

extension RewrittenModule {
  /// Adapts the sources of a module.
  init(sources: [(path: String, text: String)]) {
    let adapted = adapt(sources.map { SourceFile(path: $0.path, text: $0.text) })
    files = adapted.files.map { file in
      File(path: file.original.path, text: file.text, original: file.original.text) { line, column in
        file.positionMap.original(line: line, column: column).map { ($0.line, $0.column) }
      }
    }
    registration = adapted.registration
    previewCount = adapted.previewCount
    findings = adapted.diagnostics.map { diagnostic in
      ModuleFinding(
        kind: .notAdapted, file: diagnostic.file, line: diagnostic.position.line, column: diagnostic.position.column,
        message: diagnostic.message, suggestion: nil)
    }
    findings += adapted.skipped.map { type in
      ModuleFinding(
        kind: .skippedType, file: type.file, line: type.line, column: 1, message: type.message, suggestion: type.suggestion)
    }
  }
}
