public import Foundation

/// Where messages go, named after a part of an application.
///
/// Everything is printed, as in a debugger: `[category] message`, the message alone for the default log.
public final class OSLog: NSObject, Sendable {
  /// A category with a meaning of its own to profiling tools.
  public struct Category: RawRepresentable, Equatable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(prefix: "", isDisabled: false)
  public static let disabled = OSLog(prefix: "", isDisabled: true)

  private let prefix: String
  private let isDisabled: Bool

  private init(prefix: String, isDisabled: Bool) {
    self.prefix = prefix
    self.isDisabled = isDisabled
  }

  public convenience init(subsystem: String, category: String) {
    self.init(prefix: category.isEmpty ? "" : "[\(category)] ", isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  public var signpostsEnabled: Bool { false }

  /// The line that is printed for a message, nil where nothing is.
  package func line(_ message: String) -> String? { isDisabled ? nil : prefix + message }

  func write(_ message: @autoclosure () -> String) {
    if !isDisabled, let line = line(message()) { print(line) }
  }
}
