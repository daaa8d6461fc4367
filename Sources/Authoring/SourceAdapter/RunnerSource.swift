/// The text of the runner's `main.swift`: it registers what the files offer and starts the host.
enum RunnerSource {
  static func text(registering functions: [String]) -> String {
    let calls = functions.map { "  \($0)(PreviewRegistry.shared)\n" }.joined()
    return """
      import Foundation
      import PreviewRegistration

      @_silgen_name("layoutpreview_host_main")
      func __layoutpreview_host_main() -> Int32

      MainActor.assumeIsolated {
      \(calls)}
      exit(__layoutpreview_host_main())

      """
  }

  static func registerFunction(_ file: FileFacts) -> String { "__layoutpreview_register_\(file.index)" }
}
