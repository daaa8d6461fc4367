import UIKit

/// Makes each preview and prints its name.
@_cdecl("layoutpreview_host_main")
public func hostMain() -> Int32 {
  MainActor.assumeIsolated {
    for preview in PreviewRegistry.shared.previews {
      print("== \(preview.name) \(preview.line)")
      switch preview.make {
      case .view(let make): (try? make() as? UIControl)?.send()
      case .controller(let make): try? make().viewDidLoad()
      }
    }
    for note in UIKitDiagnostics.shared.take() { print(note.message) }
  }
  return 0
}
