import HostProtocol

/// The options of `test` that are not those of `render`, checked.
struct TestOptions {
  static let defaultReport = "out/report"

  var record: SnapshotOrder.RecordMode
  /// Whether a recording was asked for rather than the default.
  var asksForRecording: Bool
  var shard: Shard?
  var report: String
  /// Whether no flag says which variants are drawn.
  var decidesVariantsBySettings = true
  /// What flags say.
  var limits: SnapshotSettings

  /// One share of the previews, counted from 1.
  struct Shard: Hashable {
    var index: Int
    var count: Int
    var text: String { "\(index)/\(count)" }

    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), (1...10_000).contains(count),
        (1...count).contains(index)
      else { return nil }
      (self.index, self.count) = (index, count)
    }
  }

  init(_ arguments: Arguments, environment: Environment) throws {
    let isContinuous = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    let mode = arguments.value("record").flatMap(SnapshotOrder.RecordMode.init)
    record = mode ?? (isContinuous ? .never : .missing)
    asksForRecording = mode == .failed || mode == .all
    report = arguments.value("report") ?? TestOptions.defaultReport
    if let text = arguments.value("shard") {
      guard let shard = Shard(text) else {
        throw UsageError.badValue(option: "--shard", value: text, expected: "a share such as 1/4, counted from 1")
      }
      self.shard = shard
    }
    limits = try TestOptions.limits(
      maxChanged: arguments.value("max-changed"), colorTolerance: arguments.value("color-tolerance"),
      frameTolerance: arguments.value("frame-tolerance"), ignored: arguments.list("ignore"), origin: "--max-changed", prefix: "--")
  }

  /// - Parameters:
  ///   - origin: Where the limit on pixels comes from, for messages.
  ///   - prefix: What stands before an option's name where the values are written.
  static func limits(
    maxChanged: String?, colorTolerance: String?, frameTolerance: String?, ignored: [String], origin: String, prefix: String
  ) throws(UsageError) -> SnapshotSettings {
    var settings = SnapshotSettings(origin: origin)
    if let text = maxChanged {
      guard let limit = SnapshotSettings.Limit(text) else {
        throw UsageError.badValue(
          option: prefix + "max-changed", value: text, expected: "a whole number of pixels, or a share from 0% to 100% such as 0.1%")
      }
      settings.maxChanged = limit
    }
    func number(_ text: String?, _ name: String) throws(UsageError) -> Double? {
      guard let text else { return nil }
      guard let number = Double(text), number >= 0, number <= 1000 else {
        throw UsageError.badValue(option: prefix + name, value: text, expected: "a number from 0 to 1000")
      }
      return number
    }
    settings.colorTolerance = try number(colorTolerance, "color-tolerance")
    settings.frameTolerance = try number(frameTolerance, "frame-tolerance")
    settings.ignored = ignored
    return settings
  }
}
