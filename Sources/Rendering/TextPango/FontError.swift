import Foundation

/// Why fonts can't be used; each case carries the culprit.
package enum FontError: Error, Hashable {
  case noFontFolder(path: String)
  case noSystemFont(folder: String)
  case unreadableConfiguration(folder: String)
  case fileNotFound(path: String)
  case fileUnreadable(path: String)
  case notAFont(path: String, reason: String)
}

extension FontError: CustomStringConvertible, LocalizedError {
  package var description: String {
    switch self {
    case .noFontFolder(let path): "the font folder '\(path)' does not exist; 'make build' makes it"
    case .noSystemFont(let folder): "the font folder '\(folder)' lacks the system font; 'make build' makes it again"
    case .unreadableConfiguration(let folder): "no font configuration can be made for the folder '\(folder)'"
    case .fileNotFound(let path): "the font file '\(path)' does not exist"
    case .fileUnreadable(let path): "the font file '\(path)' can't be read"
    case .notAFont(let path, let reason): "'\(path)' is not a usable font: \(reason)"
    }
  }

  package var errorDescription: String? { description }
}
