import DisplayList
import Foundation
import ImageDiff

/// A program that turns an SVG into pixels.
enum Rasterizer: String, CaseIterable, Sendable {
  case librsvg = "rsvg-convert"
  case chromium

  /// Where the program is; nil where it is not installed.
  var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var installed: [Rasterizer] { allCases.filter { $0.path != nil } }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// One pixel a point, on white.
  @MainActor func pixels(of svg: String, width: Int, height: Int) throws -> PixelBuffer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RenderSVGTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
    try svg.write(to: input, atomically: true, encoding: .utf8)
    let fonts = folder.appendingPathComponent("fonts.conf")
    try Self.fontConfiguration(cache: folder.path).write(to: fonts, atomically: true, encoding: .utf8)
    guard let path else { throw Failure(description: "\(rawValue) is not installed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": fonts.path]) { $1 }
    switch self {
    case .librsvg: process.arguments = ["--background-color", "white", "-o", output.path, input.path]
    case .chromium:
      process.arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1", "--disable-lcd-text",
        "--font-render-hinting=none", "--user-data-dir=\(folder.path)/profile",
        "--window-size=\(max(600, width)),\(max(600, height + 100))", "--screenshot=\(output.path)", "file://\(input.path)",
      ]
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard let data = FileManager.default.contents(atPath: output.path) else {
      throw Failure(description: "\(rawValue) wrote no picture (status \(process.terminationStatus))")
    }
    return try PNGReader.decode(data)
  }

  /// The package's own fonts only; the names that designers know lead to the derived ones.
  @MainActor private static func fontConfiguration(cache: String) -> String {
    func alias(_ name: String, _ derived: String) -> String {
      """
        <match target="pattern"><test name="family"><string>\(name)</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>\(derived)</string></edit></match>
      """
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>\(Pictures.fontFolder)</dir>
        <cachedir>\(cache)/cache</cachedir>
      \(alias("Inter", "LP System Text"))
      \(alias("Inter Display", "LP System Display"))
      </fontconfig>
      """
  }
}
