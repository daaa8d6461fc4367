/// The dynamic library that runners link, and its modules.
struct RuntimeLibrary {
  static let fileName = "libLayoutPreviewRuntime.so"

  let folder: String
  let modules: String

  var path: String { Path.join(folder, RuntimeLibrary.fileName) }

  /// Looks beside the executable (a build folder), then below the prefix that it was installed to.
  init(executable: String, override: String?) throws {
    let beside = Path.split(executable).folder
    let folders = override.map { [$0] } ?? [beside, Path.absolute("../lib/layoutpreview", in: beside)]
    guard
      let folder = folders.first(where: {
        FileSystem.exists(Path.join($0, RuntimeLibrary.fileName)) && FileSystem.exists(Path.join($0, "Modules/UIKit.swiftmodule"))
      })
    else { throw ToolError.libraryMissing(folders: folders) }
    // Absolute, for it becomes the runners' search path.
    self.folder = FileSystem.realPath(folder) ?? folder
    modules = Path.join(self.folder, "Modules")
  }

  func identify(_ hash: inout ContentHash) {
    hash.combine(file: path)
    hash.combine(file: Path.join(modules, "UIKit.swiftmodule"))
  }

  /// The name of the compiler that wrote the modules, "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  ///
  /// It stands in plain text in every binary module, behind tables whose size grows with the module.
  var compilerVersion: String? {
    guard let bytes = try? FileSystem.read(Path.join(modules, "UIKit.swiftmodule")) else { return nil }
    let mark = Array("Swift version ".utf8)
    let at = bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }
    guard let at else { return nil }
    let text = bytes[at...].prefix { $0 >= 0x20 && $0 < 0x7F }
    let words = String(decoding: text, as: UTF8.self)
    guard let end = words.lastIndex(of: ")") else { return words }
    return String(words[...end])
  }
}
