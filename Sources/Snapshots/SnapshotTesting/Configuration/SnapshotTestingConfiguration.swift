import Foundation

/// What a snapshot test does besides comparing; `withSnapshotTesting` sets it for a stretch of code.
public struct SnapshotTestingConfiguration: Sendable {
  /// Nil leaves it to what is around.
  public var record: Record?
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// When references are written.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode
    private init(_ mode: Mode) { self.mode = mode }

    /// Each time; the test fails.
    public static let all = Record(.all)
    /// Where a snapshot differs from its reference; the test fails.
    public static let failed = Record(.failed)
    /// Where there is none; the test fails.
    public static let missing = Record(.missing)
    public static let never = Record(.never)

    /// A mode by its name, as the variable `SNAPSHOT_TESTING_RECORD` has it.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }
  }

  /// A command that shows two files; a failure's message has it ready to be pasted.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { command = tool }

    public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    public static let ksdiff: DiffTool = "ksdiff"

    /// Names both files.
    public static let `default` = DiffTool {
      "reference: \(URL(fileURLWithPath: $0).absoluteString)\nnew:       \(URL(fileURLWithPath: $1).absoluteString)"
    }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}
