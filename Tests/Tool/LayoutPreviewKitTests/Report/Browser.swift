import Foundation
import Testing

/// A headless Chromium that carries out steps; see `Fixtures/browser.py`.
enum Browser {
  nonisolated static let note: Comment = "chromium is not installed"

  nonisolated static let isInstalled: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.contains { folder in
      ["chromium", "chromium-browser", "google-chrome"].contains { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
    }
  }()

  enum Step: Encodable {
    case viewport(width: Int, height: Int, scale: Double = 1, isDark: Bool = false, reducesMotion: Bool = false)
    case scripts(Bool)
    case open(URL)
    case evaluate(String)
    case key(String)
    case text(String)
    case drag(fromX: Double, fromY: Double, toX: Double, toY: Double)
    case color(x: Double, y: Double)
    case screenshot(URL)

    private enum Keys: String, CodingKey { case viewport, dark, reducedMotion, scripts, open, evaluate, key, text, drag, color, screenshot }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      switch self {
      case .viewport(let width, let height, let scale, let isDark, let reducesMotion):
        try container.encode([Double(width), Double(height), scale], forKey: .viewport)
        try container.encode(isDark, forKey: .dark)
        try container.encode(reducesMotion, forKey: .reducedMotion)
      case .scripts(let areAllowed): try container.encode(areAllowed, forKey: .scripts)
      case .open(let page): try container.encode(page.absoluteString, forKey: .open)
      case .evaluate(let expression): try container.encode(expression, forKey: .evaluate)
      case .key(let key): try container.encode(key, forKey: .key)
      case .text(let text): try container.encode(text, forKey: .text)
      case .drag(let fromX, let fromY, let toX, let toY): try container.encode([fromX, fromY, toX, toY], forKey: .drag)
      case .color(let x, let y): try container.encode([x, y], forKey: .color)
      case .screenshot(let file): try container.encode(file.path, forKey: .screenshot)
      }
    }
  }

  /// A value of the page's, or a colour as three numbers.
  enum Value: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral
  {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: Value...) { self = .array(elements) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else {
        self = .array(try container.decode([Value].self))
      }
    }

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var numbers: [Double] { if case .array(let values) = self { values.compactMap(\.number) } else { [] } }
  }

  struct Visit: Decodable {
    /// Of `evaluate` and `color`, in their order.
    var values: [Value]
    var console: [String]
    /// Addresses that would need a network.
    var requests: [String]
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  static func visit(_ steps: [Step]) throws -> Visit {
    let input = String(decoding: try JSONEncoder().encode(steps), as: UTF8.self)
    let run = try JUnitReportTests.python([Sandbox.fixtures.appendingPathComponent("browser.py").path], input: input)
    guard run.status == 0 else { throw Failure(description: run.error) }
    return try JSONDecoder().decode(Visit.self, from: Data(run.output.utf8))
  }
}
