import SourceAdapter
import Testing

struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "true   "), ("os(Linux)", "false    "), ("os(macOS) || os(iOS)", "false     || true   "),
    ("!targetEnvironment(simulator)", "!true                        "), ("canImport(UIKit)", "true            "),
    ("canImport(AppKit)", "false            "), ("os(OSX)", "false  "), ("DEBUG", "DEBUG"), ("swift(>=5.9)", "swift(>=5.9)"),
    ("(os(tvOS) && DEBUG)", "(false    && DEBUG)"),
  ])
  func `conditions take the values of an iOS simulator, at equal width`(condition: String, folded: String) {
    #expect(adaptedBody("#if \(condition)\nlet a = 1\n#endif") == "#if \(folded)\nlet a = 1\n#endif")
  }

  @Test func `code that a condition leaves out shows nothing`() {
    let module = adaptedModule([
      """
      #if os(macOS)
      class A: NSView {}
      #elseif os(iOS)
      class B: UIView {}
      #else
      class C: UIView {}
      #endif
      #if DEBUG && !os(Linux)
      class D: UIView {}
      #endif
      #if swift(>=6) || FLAG
      class E: UIView {}
      #endif
      """
    ])
    #expect(names(module) == ["B", "D"])
  }

  private func names(_ module: AdaptedModule) -> [String] { registeredNames(module) }
}

/// The names of the previews that a module registers.
func registeredNames(_ module: AdaptedModule) -> [String] {
  module.files.flatMap { file in
    file.text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "registry.preview(\"") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != "\"" })
    }
  }
}
