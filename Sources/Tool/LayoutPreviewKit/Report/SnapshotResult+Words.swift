import HostProtocol

extension SnapshotVerdict {
  /// One line: the first change, and how many more; else what the message begins with.
  var summary: String? {
    let told = SnapshotText.told(changes)
    if let first = told.first { return told.count == 1 ? first : "\(first), and \(told.count - 1) more" }
    if status == .obsolete, message == nil { return "no preview makes it any more" }
    return message.map { String($0.prefix { $0 != "\n" }) }
  }
}

extension SnapshotResult {
  /// What to type to take what was seen as the reference, of this variant alone; nil where there is nothing to take.
  ///
  /// `report` is the folder of the report as it is to be named.
  func acceptCommand(report: String) -> String? {
    guard verdict.status == .new || [.changed, .missing, .obsolete].contains(verdict.status) && !verdict.isRecorded else { return nil }
    // A word that starts with a hyphen would be an option.
    return AcceptCommand.call(report: report) + " " + ShellWord.quoted(title.isEmpty || title.hasPrefix("-") ? reference : title)
  }
}

extension AcceptCommand {
  /// The command for the whole of a report; where it lies in the default place its folder is left out.
  static func call(report: String) -> String {
    report == TestOptions.defaultReport ? "layoutpreview accept" : "layoutpreview accept --report \(ShellWord.quoted(report))"
  }
}

enum ShellWord {
  /// A word for a shell, whatever it holds.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        Unicode.Scalar(byte).properties.isAlphabetic && byte < 128 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-")].contains(byte)
      }
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension Device {
  /// The device that a variant's part of a file name starts with.
  static func ofVariant(_ variant: String) -> Device? {
    catalogue.filter { device in
      guard variant.hasPrefix(device.id) else { return false }
      let next = variant.dropFirst(device.id.count).first
      return next == nil || next == "-" || next == "@"
    }.max { $0.id.utf8.count < $1.id.utf8.count }
  }
}
