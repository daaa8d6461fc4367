import Glibc

/// Why two pictures could not be compared, and which of them is to blame.
package struct ComparisonError: Error, Hashable, Sendable {
  package enum Side: String, Sendable { case first, second }

  package enum Reason: Hashable, Sendable {
    /// The system's number of the error.
    case unreadable(Int32)
    case png(PNGError)
  }

  package var side: Side
  package var reason: Reason

  package init(_ side: Side, _ reason: Reason) {
    self.side = side
    self.reason = reason
  }
}

extension ComparisonError: CustomStringConvertible {
  /// What is wrong with the picture, without its name.
  package var description: String {
    switch reason {
    case .unreadable(let number): "it cannot be read: \(String(cString: strerror(number)).lowercased())"
    case .png(let error): error.description
    }
  }
}
