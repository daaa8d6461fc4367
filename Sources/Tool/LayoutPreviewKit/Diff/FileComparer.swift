import FoundationEssentials
import ImageDiff

/// Compares two files by what they are.
struct FileComparer {
  /// What a comparison of two files found.
  struct Result {
    enum Outcome {
      case picture(PictureComparison)
      case drawing(DrawingComparison)
      case broken(path: String, reason: String)
    }

    var outcome: Outcome

    /// Whether something else is to be seen.
    var differs: Bool {
      switch outcome {
      case .picture(let comparison): comparison.verdict == .real
      case .drawing(let comparison): !comparison.changes.isEmpty
      case .broken: true
      }
    }

    var exitCode: ExitCode {
      if case .broken = outcome { return .brokenPicture }
      return differs ? .differs : .success
    }
  }

  private let context: Context
  private var settings = ComparisonSettings()

  init(_ context: Context) throws {
    self.context = context
    if let text = context.arguments.value("color-tolerance") {
      guard let value = Double(text), value >= 0, value <= 100 else {
        throw ToolError.usage(.badValue(option: "--color-tolerance", value: text, expected: "a number from 0 to 100"))
      }
      settings.colorTolerance = value
    }
    settings.tellsShifts = !context.arguments.has("strict")
  }

  func compare(_ first: String, _ second: String) -> Result {
    if Path.pathExtension(first) == "svg", Path.pathExtension(second) == "svg" { return drawings(first, second) }
    do throws(ComparisonError) {
      return Result(outcome: .picture(try PictureComparison.compare(.file(first), .file(second), settings: settings)))
    } catch {
      return Result(outcome: .broken(path: error.side == .first ? first : second, reason: error.description))
    }
  }

  private func drawings(_ first: String, _ second: String) -> Result {
    do {
      let (one, two) = (try read(first), try read(second))
      return Result(outcome: .drawing(DrawingComparison(one, two)))
    } catch let error as Broken {
      return Result(outcome: .broken(path: error.path, reason: error.reason))
    } catch {
      return Result(outcome: .broken(path: first, reason: "\(error)"))
    }
  }

  private struct Broken: Error {
    var path: String
    var reason: String
  }

  private func read(_ path: String) throws -> XMLElement {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw Broken(path: path, reason: "it cannot be read")
    }
    do throws(XMLError) {
      let root = try XMLReader.read(bytes)
      guard root.name == "svg" else { throw XMLError(line: 1, reason: "the root element is <\(root.name)>, not <svg>") }
      return root
    } catch {
      throw Broken(path: path, reason: "not a well-formed SVG: line \(error.line): \(error.reason)")
    }
  }

  /// Writes the picture that shows what changed.
  func writePicture(_ comparison: PictureComparison, _ first: String, _ second: String, to path: String) throws {
    let picture: PixelBuffer
    do throws(ComparisonError) {
      picture = try DifferencePicture.make(.file(first), .file(second), comparison, settings: settings)
    } catch {
      throw ToolError.file(FileError(operation: .read, path: error.side == .first ? first : second, number: 5))
    }
    try FileSystem.createFolder(Path.split(path).folder)
    try FileSystem.write([UInt8](PNGWriter.encode(picture)), to: path)
  }
}
