import Dispatch
import Synchronization

/// Rewrites the files of one module so that they compile on Linux, and finds what they show.
///
/// Files are parsed in parallel, each once. Broken files are carried over as far as they can be read, so that
/// the compiler reports what is wrong with them.
/// - Parameters:
///   - flags: Names that are passed to the compiler with `-D`.
///   - modules: Modules, beside those of the toolchain and of ours, that the compiler can import.
package func adapt(_ files: [SourceFile], flags: Set<String> = ["DEBUG"], modules: Set<String> = []) -> AdaptedModule {
  let conditions = BuildConditions(flags: flags, modules: ModuleAdapter.importableModules.union(modules))
  let facts = ModuleAdapter.inParallel(count: files.count) { FileScanner.scan(files[$0], index: $0, conditions: conditions) }
  return ModuleAdapter(upToDate(facts, conditions)).adapted()
}

/// Whether a module's files hold names of Swift 2, 3 or 4 that `adapt` brings up to date.
package func namesEarlierSwift(_ files: [SourceFile]) -> Bool {
  let conditions = BuildConditions(flags: ["DEBUG"], modules: ModuleAdapter.importableModules)
  let facts = files.indices.map { FileScanner.scan(files[$0], index: $0, conditions: conditions) }
  let earlier = EarlierSwift(facts)
  return facts.contains { !earlier.edits(for: $0).isEmpty }
}

/// The files with the names of earlier Swift replaced; modern ones as they are.
private func upToDate(_ files: [FileFacts], _ conditions: BuildConditions) -> [FileFacts] {
  let earlier = EarlierSwift(files)
  var result = files
  var support = earlier.support
  for file in files {
    let edits = earlier.edits(for: file)
    guard !edits.isEmpty else { continue }
    let edited = EditedText(file.bytes, edits: edits)
    let source = SourceFile(path: file.source.path, text: String(decoding: edited.bytes, as: UTF8.self))
    var facts = FileScanner.scan(source, index: file.index, conditions: conditions)
    facts.earlierSource = file.source
    facts.earlierPositions = PositionMap(original: file.lines, edited: edited)
    facts.appendix += support
    support = []
    result[file.index] = facts
  }
  return result
}

/// Puts together what the files of a module need of each other.
struct ModuleAdapter {
  /// What compiled user code can import.
  static let importableModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Observation",
    "RegexBuilder",
    "Synchronization", "Testing", "XCTest", "UIKit", "CoreGraphics", "QuartzCore", "os", "OSLog", "LayoutDSL", "PreviewRegistration",
  ]

  private let files: [FileFacts]
  private let module: ModuleIndex

  /// Whether any file imports UIKit: in a framework's umbrella header that import reaches every file, so sources leave it out.
  private let isUIKitModule: Bool

  init(_ files: [FileFacts]) {
    self.files = files
    module = ModuleIndex(files)
    isUIKitModule = files.contains { $0.imports.contains("UIKit") }
  }

  /// Runs the body for 0 ..< count on all cores and keeps the order.
  static func inParallel<Result: Sendable>(count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(body) }
    let results = ResultSlots<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { results.set($0, body($0)) }
    return results.values
  }

  func adapted() -> AdaptedModule {
    let leftOut = files.reduce(into: Set<String>()) { $0.formUnion($1.leftOutNames) }
    let previews = files.map { file in file.previews.filter { !PreviewRewriter.showsSwiftUI($0, leftOut: leftOut, module: module) } }
    let isAutomatic = previews.allSatisfy(\.isEmpty) && !files.contains(where: \.isPlayground)
    let overrides = ExtensionOverrides(files, module: module)
    var contents = files.map { content(of: $0, previews: previews[$0.index], isAutomatic: isAutomatic, leftOut: leftOut) }
    for index in contents.indices { contents[index].edits += overrides.edits[index] ?? [] }
    let finished = contents
    let adapted = Self.inParallel(count: files.count) { finished[$0].file(files[$0]) }
    return AdaptedModule(
      files: adapted,
      registration: RunnerSource.text(
        registering: zip(files, contents).filter { !$0.1.statements.isEmpty }.map { RunnerSource.registerFunction($0.0) }),
      skipped: contents.flatMap(\.skipped), diagnostics: contents.flatMap(\.diagnostics),
      previewCount: contents.reduce(0) { $0 + $1.previewCount }, previewsAreAutomatic: isAutomatic)
  }

  private func content(of file: FileFacts, previews: [PreviewFact], isAutomatic: Bool, leftOut: Set<String>) -> FileContent {
    var content = FileContent(edits: file.edits, diagnostics: file.diagnostics)
    let selectors = SelectorRewriter(module: module)
    content.edits += file.selectors.map { selectors.edit($0, in: file) }
    content.edits += file.optionalCalls.filter { module.optionalMembers.contains($0.name) }.map {
      SourceEdit($0.questionMark..<$0.questionMark + 1, " ")
    }
    content.edits += OptionalConformances(module: module).edits(for: file)
    for (index, preview) in previews.enumerated() {
      content.edits += PreviewRewriter.edits(for: preview, index, in: file)
      content.statements.append("  \(PreviewRewriter.functionName(index, in: file))(registry)")
    }
    content.previewCount = previews.count
    if file.isPlayground {
      content.statements.append(playground(file))
      content.previewCount += 1
    } else if !file.statementFunctions.isEmpty {
      content.diagnostics.append(
        AdapterDiagnostic(cause: .topLevelCode, file: file.source.path, position: file.position(of: file.firstStatement)))
    }
    for preview in file.previews where PreviewRewriter.showsSwiftUI(preview, leftOut: leftOut, module: module) {
      content.edits.append(SourceEdit(preview.range, file.blanks(preview.range)))
      content.diagnostics.append(
        AdapterDiagnostic(
          cause: .swiftUIPreview(name: preview.title), file: file.source.path, position: file.position(of: preview.range.lowerBound)))
    }
    content.diagnostics.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    if isAutomatic {
      let classes = AutomaticPreviews(module: module).classes(of: file)
      content.skipped = classes.skipped
      content.previewCount = classes.shown.count
      for shown in classes.shown { content.statements.append(statement(for: shown, in: file)) }
    }
    let actions = ActionRegistration(module: module).edits(for: file)
    content.edits += actions.edits
    content.statements += actions.calls.map { "  " + $0 }
    content.appendix = file.appendix
    if isUIKitModule, file.usesStrings {
      // UIKit's functions stand before Foundation's of the same names only where Foundation is seen through UIKit alone.
      content.edits += file.reexportedImports.map { SourceEdit($0, file.blanks($0)) }
      content.appendix.append("@_spi(Preview) import UIKit")
    } else if isUIKitModule || !file.selectors.isEmpty, !file.imports.contains("UIKit") {
      content.appendix.append("import UIKit")
    }
    if file.usesNetworking, !file.imports.contains("FoundationNetworking") { content.appendix.append("import FoundationNetworking") }
    if let earlier = file.earlierPositions {
      for index in content.diagnostics.indices {
        let position = content.diagnostics[index].position
        content.diagnostics[index].position = earlier.original(line: position.line, column: position.column) ?? position
      }
    }
    return content
  }

  /// Registers a playground under its own name, its page's or its file's.
  private func playground(_ file: FileFacts) -> String {
    let line = file.position(of: file.liveView?.offset ?? 0).line
    let shown = file.liveView?.shownName ?? ""
    let type = file.globals[shown] ?? shown
    let calls = file.statementFunctions.map { "try \($0)()" }.joined(separator: "; ")
    return "  registry.playground(\(file.source.playgroundName.literal), file: \(file.source.path.literal), line: \(line), "
      + "isController: \(AutomaticPreviews(module: module).isController(type))) { \(calls) }"
  }

  /// Registers an automatic preview, as if from the line of its class.
  private func statement(for shown: AutomaticPreviews.Shown, in file: FileFacts) -> String {
    let line = file.position(of: shown.type.nameOffset).line
    let path = file.source.path.literal
    return """
      #sourceLocation(file: \(path), line: \(line))
        registry.preview(\(shown.type.qualifiedName.literal), file: \(path), line: \(line), automatic: true) { \(shown.expression) }
      """
  }
}

/// What becomes of one file.
struct FileContent: Sendable {
  var edits: [SourceEdit]
  var diagnostics: [AdapterDiagnostic]
  /// Lines of the file's register function.
  var statements: [String] = []
  /// Declarations below the user's text.
  var appendix: [String] = []
  var skipped: [SkippedType] = []
  var previewCount = 0

  func file(_ facts: FileFacts) -> AdaptedFile {
    let edited = EditedText(facts.bytes, edits: edits)
    var text = "#sourceLocation(file: \(facts.source.path.literal), line: 1)\n" + String(decoding: edited.bytes, as: UTF8.self)
    var lines = appendix
    if !statements.isEmpty {
      lines.append("import PreviewRegistration")
      lines.append("@MainActor func \(RunnerSource.registerFunction(facts))(_ registry: PreviewRegistry) {")
      lines += statements + ["}"]
    }
    if !lines.isEmpty { text += "\n" + lines.joined(separator: "\n") + "\n" }
    var positions = PositionMap(original: facts.lines, edited: edited)
    if let earlier = facts.earlierPositions { positions.lead(to: earlier) }
    return AdaptedFile(original: facts.earlierSource ?? facts.source, text: text, positionMap: positions)
  }
}

/// Results that several threads write, each its own.
private final class ResultSlots<Value: Sendable>: Sendable {
  private let slots: Mutex<[Value?]>

  init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ value: Value) { slots.withLock { $0[index] = value } }

  var values: [Value] { slots.withLock { $0.compactMap { $0 } } }
}
