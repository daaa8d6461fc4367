import SourceAdapter

extension RewrittenModule {
  /// Adapts the sources of a module.
  init(sources: [(path: String, text: String)]) {
    files = sources.map { file in
      File(path: file.path, text: file.text, original: file.text) { ($0, $1) }
    }
    registration = "import Foundation\n"
    findings = []
    previewCount = 0
  }
}
