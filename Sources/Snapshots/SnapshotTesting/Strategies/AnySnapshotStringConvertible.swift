public import Foundation

/// A type that says itself how `.dump` writes it.
public protocol AnySnapshotStringConvertible {
  /// Whether its parts are written below it; they are not by default.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String { ISO8601Format() }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without the addresses of objects, which differ between runs.
  public var snapshotDescription: String {
    debugDescription.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
