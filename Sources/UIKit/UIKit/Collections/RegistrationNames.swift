import Foundation

/// Each registration has a pool of views of its own.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
