import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard old != new else { return nil }
      let patch = LinePatch.text(from: old, to: new)
      return (patch, [SnapshotAttachment(name: "difference", pathExtension: "patch", data: Data(patch.utf8))])
    }
  }
}

extension Snapshotting where Format == String {
  /// `String(describing:)` of any value.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

  /// The tree of any value's parts, in a fixed order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueTree.text(of: $0) } }
}

extension Snapshotting where Value == Any, Format == String {
  /// A value as JSON with sorted keys, where `JSONSerialization` takes it.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      (try? JSONSerialization.data(withJSONObject: value, options: options)).map { String(decoding: $0, as: UTF8.self) }
        ?? "not a JSON value: \(value)"
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
