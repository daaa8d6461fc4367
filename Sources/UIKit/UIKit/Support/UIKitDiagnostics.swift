import Foundation

/// What UIKit noticed while code ran: names without a picture, fonts nobody has.
///
/// The host reads it after each preview.
package final class UIKitDiagnostics: @unchecked Sendable {
  package struct Note: Hashable, Sendable {
    /// A short kebab-case word, `missing-image`.
    package var kind: String
    package var message: String
    package init(kind: String, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  package static let shared = UIKitDiagnostics()

  private let lock = NSLock()
  private var stored: [Note] = []

  package init() {}

  /// Each note once, in the order in which they first came up.
  package var notes: [Note] { lock.withLock { stored } }

  package func note(kind: String, message: String) {
    let note = Note(kind: kind, message: message)
    lock.withLock {
      if !stored.contains(note) { stored.append(note) }
    }
  }

  /// Hands out the notes and forgets them.
  package func take() -> [Note] {
    lock.withLock {
      defer { stored = [] }
      return stored
    }
  }
}
