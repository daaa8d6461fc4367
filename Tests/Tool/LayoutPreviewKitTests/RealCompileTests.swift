import Foundation
import Testing

/// What `make build` leaves.
private enum ReleaseBuild {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardizedFileURL
  static let library = root.appendingPathComponent(".build/release")
  static let fonts = root.appendingPathComponent(".build/fonts")

  static var exists: Bool {
    FileManager.default.fileExists(atPath: library.appendingPathComponent("libLayoutPreviewRuntime.so").path)
      && FileManager.default.fileExists(atPath: fonts.path)
  }
}

/// The tool with the real compiler, library and hosts; needs `make build` (or `make test`, which does it first).
@Suite(.enabled(if: ReleaseBuild.exists), .serialized) struct RealCompileTests {
  private static let screen = """
    import UIKit

    final class CounterController: UIViewController {
      private let button = UIButton(type: .system)
      private var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Count", for: .normal)
        button.accessibilityIdentifier = "counter"
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      @objc private func tapped(_ sender: UIButton) {
        count += 1
        print("tapped \\(count)")
      }
    }

    #Preview("Counter") { CounterController() }
    #Preview("Broken") { () -> UIView in
      let missing: String? = nil
      print("almost there")
      let label = UILabel()
      label.text = missing!
      return label
    }

    """

  private func run(_ box: Sandbox, _ arguments: String...) throws -> Sandbox.Run {
    let (process, output, error) = try box.start(
      arguments, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"], library: ReleaseBuild.library,
      fonts: ReleaseBuild.fonts)
    return Sandbox.finish(process, output, error)
  }

  @Test func moduleOfManyFilesAndKilobytesIsBuilt() throws {
    var sources = ["App/Counter.swift": Self.screen]
    let filler = (0..<40).map { "func value\($0)(_ input: Int) -> Int { input &+ \($0) }" }
    for number in 0..<60 {
      sources["App/Part\(number).swift"] =
        "enum Part\(number) {\n" + filler.map { "  static " + $0 }.joined(separator: "\n") + "\n}\n"
    }
    #expect(sources.values.map(\.utf8.count).reduce(0, +) > 100_000)
    let box = try Sandbox(sources)
    defer { box.remove() }
    let run = try run(box, "render", "App", "--only", "Counter", "--format", "png", "--timeout", "60")
    #expect(run.status == 0, "\(run.error)")
    #expect(box.files(below: "out") == ["Counter/iphone-15.png", "index.html"])
  }

  @Test func screenIsDrawnInEveryFormatAndItsNeighboursTrapIsNamed() throws {
    let box = try Sandbox(["Counter.swift": Self.screen])
    defer { box.remove() }
    let run = try run(box, "render", "Counter.swift", "--device", "iphone-se-3")
    #expect(run.status == 1, "\(run.error)")
    #expect(run.error.contains("error: Broken: its code trapped: Unexpectedly found nil"), "\(run.error)")
    #expect(run.error.contains("(Counter.swift:32)"), "\(run.error)")
    #expect(run.error.contains("almost there"), "\(run.error)")
    let files = ["Counter/iphone-se-3.pdf", "Counter/iphone-se-3.png", "Counter/iphone-se-3.svg", "index.html"]
    #expect(box.files(below: "out") == files)
    // 375 × 667 points at 2x, as the header of a PNG says it: big-endian words 4 and 5.
    let png = try Data(contentsOf: box.project.appendingPathComponent("out/Counter/iphone-se-3.png"))
    #expect(Array(png[16..<24]) == [0, 0, 2, 238, 0, 0, 5, 54])
    let svg = try String(contentsOf: box.project.appendingPathComponent("out/Counter/iphone-se-3.svg"), encoding: .utf8)
    #expect(svg.contains("width=\"375\" height=\"667\""))
    #expect(try Data(contentsOf: box.project.appendingPathComponent("out/Counter/iphone-se-3.pdf")).starts(with: Array("%PDF".utf8)))
  }

  @Test func sentEventReachesAPrivateMethod() throws {
    let box = try Sandbox(["Counter.swift": Self.screen])
    defer { box.remove() }
    let run = try run(box, "inspect", "Counter.swift", "--only", "Counter", "--send", "counter:touchUpInside")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasSuffix("printed after counter:touchUpInside:\n  tapped 1\n\n"), "\(run.output)")
  }

  @Test func compileErrorPointsAtTheUsersLineAndColumn() throws {
    let lines = [
      "import UIKit", "final class A: UIView {", "  @IBOutlet weak var label: UILabel!", "  @objc func go() {}",
      "  func wire(_ b: UIButton) { b.addTarget(self, action: #selector(go), for: .touchUpInside); b.colour = 1 }", "}",
      "#Preview { A() }", "",
    ]
    let box = try Sandbox(["A.swift": lines.joined(separator: "\n")])
    defer { box.remove() }
    let run = try run(box, "render", "A.swift")
    #expect(run.status == 3)
    let column = lines[4].components(separatedBy: "colour")[0].count
    #expect(run.error.contains("A.swift:5:\(column + 1): error: value of type 'UIButton' has no member 'colour'"), "\(run.error)")
    #expect(run.error.contains("  5 | \(lines[4])\n    | \(String(repeating: " ", count: column))^\n"), "\(run.error)")
  }
}
