import FoundationEssentials
import HostProtocol

/// `layoutpreview.json`: the options of `test` for a project, and for previews by name.
///
///     {"test": {"scale": 2, "ignore": ["clockLabel"]},
///      "previews": {"Chart*": {"max-changed": "0.1%"}, "Playground": {"skip": true}}}
struct ProjectSettings {
  static let fileName = "layoutpreview.json"

  /// Values of `test`'s options by name.
  private(set) var test: [(name: String, values: [String])] = []
  private(set) var limits = SnapshotSettings(origin: fileName)
  private(set) var previews: [Entry] = []

  struct Entry {
    var pattern: String
    var limits: SnapshotSettings
    var isSkipped: Bool
  }

  /// A word, a number, a truth, or a list of them, as text.
  private struct Value: Decodable {
    var texts: [String]

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        texts = []
        while !list.isAtEnd { texts += try list.decode(Value.self).texts }
        return
      }
      let single = try decoder.singleValueContainer()
      if let truth = try? single.decode(Bool.self) {
        texts = [truth ? "true" : "false"]
      } else if let number = try? single.decode(Double.self) {
        texts = [OutputNames.shown(number)]
      } else {
        texts = [try single.decode(String.self)]
      }
    }
  }

  private static let limitNames = ["max-changed", "color-tolerance", "frame-tolerance", "ignore"]
  /// What belongs to one call of the tool, not to a project.
  private static let flagsOnly: Set<String> = [
    "json", "quiet", "help", "no-color", "only", "shard", "github", "font-folder", "library-folder",
  ]

  init() {}

  /// Reads the file of the folder, or of one above it up to the checkout's root; without a file nothing is set.
  init(for folder: String, shown: (String) -> String) throws(ToolError) {
    guard let path = ProjectSettings.find(from: folder) else { return }
    func fail(_ reason: String, _ hint: String? = nil) -> ToolError { .settings(path: shown(path), reason: reason, hint: hint) }
    let text: [UInt8]
    do { text = try FileSystem.read(path) } catch { throw fail((error as? FileError)?.message ?? "\(error)") }
    let document: [String: [String: Value]]
    let perPreview: [String: [String: Value]]
    do {
      (document, perPreview) = try ProjectSettings.decode(Data(text))
    } catch let error as UsageError {
      throw fail(error.message, error.hint)
    } catch {
      throw fail("it is no JSON of settings: \(ProjectSettings.describe(error))")
    }
    do {
      for (name, value) in (document["test"] ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let option = Command.test.option(name), !ProjectSettings.flagsOnly.contains(name) else {
          throw ProjectSettings.unknown("test." + name, Command.test.options.map(\.name).filter { !ProjectSettings.flagsOnly.contains($0) })
        }
        if case .none = option.value, value.texts != ["true"], value.texts != ["false"] {
          throw UsageError.badValue(option: "test." + name, value: value.texts.joined(separator: ", "), expected: "true or false")
        }
        test.append((name, value.texts))
      }
      limits = try ProjectSettings.limits(document["test"] ?? [:], "test")
      for (pattern, values) in perPreview.sorted(by: { $0.key < $1.key }) {
        let known = ProjectSettings.limitNames + ["skip"]
        for name in values.keys.sorted() where !known.contains(name) {
          throw ProjectSettings.unknown("previews.\(pattern).\(name)", known)
        }
        var entry = try ProjectSettings.limits(values, "previews.\(pattern)")
        entry.origin = "\(ProjectSettings.fileName) for \"\(pattern)\""
        previews.append(Entry(pattern: pattern, limits: entry, isSkipped: values["skip"]?.texts == ["true"]))
      }
    } catch {
      let usage = error as? UsageError
      throw fail(usage?.message ?? "\(error)", usage?.hint)
    }
  }

  private static func find(from folder: String) -> String? {
    var candidate = folder
    while true {
      let path = Path.join(candidate, fileName)
      if FileSystem.exists(path) { return path }
      // The settings of another project are none of ours.
      if [".git", "Package.swift"].contains(where: { FileSystem.exists(Path.join(candidate, $0)) }) { return nil }
      let (parent, _) = Path.split(candidate)
      if parent == candidate { return nil }
      candidate = parent
    }
  }

  private struct Document: Decodable {
    var test: [String: Value]?
    var previews: [String: [String: Value]]?
  }

  private static func decode(_ data: Data) throws -> (test: [String: [String: Value]], previews: [String: [String: Value]]) {
    struct Names: Decodable {
      var names: [String]
      struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
      init(from decoder: any Decoder) throws { names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue) }
    }
    for name in try JSONDecoder().decode(Names.self, from: data).names.sorted() where !["test", "previews"].contains(name) {
      throw unknown(name, ["test", "previews"])
    }
    let document = try JSONDecoder().decode(Document.self, from: data)
    return (["test": document.test ?? [:]], document.previews ?? [:])
  }

  private static func unknown(_ name: String, _ known: [String]) -> UsageError {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return .unknownSetting(name, suggestion: Suggestion.closest(to: last, among: known), known: known)
  }

  private static func limits(_ values: [String: Value], _ place: String) throws(UsageError) -> SnapshotSettings {
    try TestOptions.limits(
      maxChanged: values["max-changed"]?.texts.last, colorTolerance: values["color-tolerance"]?.texts.last,
      frameTolerance: values["frame-tolerance"]?.texts.last, ignored: values["ignore"]?.texts ?? [], origin: fileName,
      prefix: place + ".")
  }

  private static func describe(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of another kind than expected"
    case .dataCorrupted(let context): context.underlyingError.map { "\($0)" } ?? context.debugDescription
    default: "\(error)"
    }
  }

  /// The arguments completed by the project's settings: flags win.
  func completing(_ arguments: Arguments) throws(ToolError) -> Arguments {
    var completed = arguments
    do {
      for (name, values) in test where !arguments.has(name) && arguments.value(name) == nil && !ProjectSettings.limitNames.contains(name) {
        guard let option = arguments.command.option(name) else { continue }
        if case .none = option.value {
          if values == ["true"] { try completed.set(option, nil) }
        } else {
          for value in values { try completed.set(option, value) }
        }
      }
    } catch {
      let usage = error as? UsageError
      throw .settings(path: ProjectSettings.fileName, reason: usage?.message ?? "\(error)", hint: usage?.hint)
    }
    return completed
  }

  /// Whether the project says in which variants its previews are drawn.
  var decidesVariants: Bool { test.contains { entry in Command.variants.contains { $0.name == entry.name && $0.group == .matrix } } }

  /// What holds for a preview by its name: of several patterns that fit, its very name, then the longest.
  func entry(for name: String) -> Entry? {
    previews.filter { $0.pattern == name || Glob.matches(name, $0.pattern) }
      .max { ($0.pattern == name ? 1 : 0, $0.pattern.count) < ($1.pattern == name ? 1 : 0, $1.pattern.count) }
  }
}
