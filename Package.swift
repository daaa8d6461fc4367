// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain that holds SwiftSyntax (`<toolchain>/usr/lib/swift/host`), found from the `swift` on the PATH.
func toolchainHostFolder() -> String? {
  let environment = ProcessInfo.processInfo.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders {
    let executable = URL(fileURLWithPath: folder).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { continue }
    let usr = executable.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let host = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return nil
}

let host = toolchainHostFolder() ?? "/usr/lib/swift/host"

/// Settings of the targets that reach the toolchain's SwiftSyntax; every other target stays free of unsafe flags.
let syntaxSwift: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLinker: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
      + ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig", "SwiftDiagnostics", "SwiftParserDiagnostics"]
      .map { "-l" + $0 })
]

/// Settings of the tool: with Swift's library inside it starts in a third of the time, where the toolchain brings the static one along.
let toolLinker: [LinkerSetting] =
  FileManager.default.fileExists(atPath: host + "/../../swift_static/linux/static-stdlib-args.lnk")
  ? [
    .unsafeFlags(
      [
        "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections", "-lswiftSynchronization", "-use-ld=lld", "-Xclang-linker",
        "-no-pie", "-Xlinker", "--gc-sections",
      ], .when(configuration: .release))
  ] : []

/// A library target of `Sources/<room>/<name>`.
func library(
  _ name: String, in room: String, _ dependencies: [Target.Dependency] = [], syntax: Bool = false, resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(room)/\(name)", resources: resources,
    swiftSettings: syntax ? syntaxSwift : [])
}

/// A test target of `Tests/<room>/<name>Tests`.
func tests(_ name: String, in room: String, _ dependencies: [Target.Dependency], syntax: Bool = false, resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(room)/\(name)Tests",
    exclude: ["Fixtures", "Interfaces"].filter {
      FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(room)/\(name)Tests/\($0)")
    },
    resources: resources, swiftSettings: syntax ? syntaxSwift : [], linkerSettings: syntax ? syntaxLinker : [])
}

let package = Package(
  name: "layoutpreview",
  products: [
    .library(name: "LayoutPreviewRuntime", type: .dynamic, targets: ["PreviewHost", "PreviewRegistration", "UIKit", "LayoutDSL", "os"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "LayoutDSL", targets: ["LayoutDSL", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .executable(name: "layoutpreview", targets: ["layoutpreview"]),
    .executable(name: "layoutpreview-adapter", targets: ["layoutpreview-adapter"]),
    .executable(name: "layoutpreview-host", targets: ["layoutpreview-host"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", path: "Sources/System/CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CImageCodecs", path: "Sources/System/CImageCodecs", pkgConfig: "spng",
      providers: [.apt(["libspng-dev", "libdeflate-dev"])]),

    .target(name: "LocaleGetters", path: "Sources/System/LocaleGetters"),

    library("HostProtocol", in: "Tool"),

    library("Cassowary", in: "Engine"),
    library("LayoutEngine", in: "Engine", ["Cassowary", "CoreGraphics"]),
    library("VisualFormat", in: "Engine"),

    library("CoreGraphics", in: "Graphics"),
    library("DisplayList", in: "Graphics", ["CoreGraphics", "TextLayout"]),
    library("TextLayout", in: "Graphics", ["CoreGraphics"]),
    library("QuartzCore", in: "Graphics", ["CoreGraphics"]),

    // Plural rules come from the ICU library that Foundation brings along.
    .target(name: "Localization", path: "Sources/UIKit/Localization", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    library(
      "UIKit", in: "UIKit",
      [
        "LayoutEngine", "Cassowary", "VisualFormat", "CoreGraphics", "QuartzCore", "DisplayList", "TextLayout", "Localization",
        "LocaleGetters",
      ]),
    library("os", in: "UIKit/Overlays"),
    library("_Testing_UIKit", in: "UIKit/Overlays"),
    library("_Testing_CoreGraphics", in: "UIKit/Overlays"),

    library("LayoutDSL", in: "Authoring", ["UIKit"]),
    library("SourceAdapter", in: "Authoring", syntax: true),
    library("InterfaceBuilder", in: "Authoring"),

    library("ImageDiff", in: "Snapshots", ["CImageCodecs"]),

    library("TextPango", in: "Rendering", ["TextLayout", "CoreGraphics", "CPangoCairo"]),
    library("RenderCairo", in: "Rendering", ["DisplayList", "TextLayout", "CoreGraphics", "CPangoCairo", "ImageDiff"]),
    library("RenderSVG", in: "Rendering", ["DisplayList", "TextLayout", "CoreGraphics", "ImageDiff"]),

    library(
      "SnapshotComparison", in: "Snapshots",
      ["UIKit", "RenderCairo", "DisplayList", "CoreGraphics", "QuartzCore", "ImageDiff", "HostProtocol"]),
    library(
      "SnapshotTesting", in: "Snapshots",
      [
        "UIKit", "TextPango", "RenderCairo", "DisplayList", "TextLayout", "CoreGraphics", "QuartzCore", "ImageDiff", "HostProtocol",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),

    library("PreviewRegistration", in: "Tool", ["UIKit"]),
    library(
      "PreviewHost", in: "Tool",
      [
        "UIKit", "PreviewRegistration", "TextPango", "RenderCairo", "RenderSVG", "DisplayList", "TextLayout", "QuartzCore",
        "CoreGraphics", "LayoutEngine", "ImageDiff", "HostProtocol", "InterfaceBuilder", "SnapshotComparison", "os",
      ]),
    library(
      "LayoutPreviewKit", in: "Tool", ["HostProtocol", "ImageDiff"],
      resources: [.embedInCode("Report/Page")]),
    .executableTarget(name: "layoutpreview-host", path: "Sources/Tool/layoutpreview-host"),
    .executableTarget(
      name: "layoutpreview", dependencies: ["LayoutPreviewKit"], path: "Sources/Tool/layoutpreview", linkerSettings: toolLinker),
    .executableTarget(
      name: "layoutpreview-adapter", dependencies: ["SourceAdapter", "HostProtocol"], path: "Sources/Tool/layoutpreview-adapter",
      swiftSettings: syntaxSwift, linkerSettings: syntaxLinker),

    tests("Cassowary", in: "Engine", ["Cassowary"]),
    tests("LayoutEngine", in: "Engine", ["LayoutEngine", "Cassowary", "CoreGraphics"]),
    tests("VisualFormat", in: "Engine", ["VisualFormat"]),
    tests("CoreGraphics", in: "Graphics", ["CoreGraphics", "_Testing_CoreGraphics"]),
    tests("QuartzCore", in: "Graphics", ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests("DisplayList", in: "Graphics", ["DisplayList", "TextLayout", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests(
      "UIKit", in: "UIKit",
      [
        "UIKit", "TextPango", "DisplayList", "TextLayout", "QuartzCore", "CoreGraphics", "LayoutEngine", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    tests("Localization", in: "UIKit", ["Localization"]),
    tests("os", in: "UIKit", ["os"]),
    tests("LayoutDSL", in: "Authoring", ["LayoutDSL", "UIKit", "TextPango", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("SourceAdapter", in: "Authoring", ["SourceAdapter"], syntax: true),
    tests("InterfaceBuilder", in: "Authoring", ["InterfaceBuilder"]),
    tests("ImageDiff", in: "Snapshots", ["ImageDiff"]),
    tests(
      "SnapshotComparison", in: "Snapshots",
      [
        "SnapshotComparison", "ImageDiff", "HostProtocol", "UIKit", "DisplayList", "CoreGraphics", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    tests(
      "SnapshotTesting", in: "Snapshots",
      ["SnapshotTesting", "UIKit", "ImageDiff", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("TextPango", in: "Rendering", ["TextPango", "TextLayout", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests(
      "RenderCairo", in: "Rendering",
      ["RenderCairo", "TextPango", "DisplayList", "TextLayout", "CoreGraphics", "ImageDiff", "_Testing_CoreGraphics"]),
    tests(
      "RenderSVG", in: "Rendering",
      ["RenderSVG", "RenderCairo", "TextPango", "DisplayList", "TextLayout", "CoreGraphics", "ImageDiff", "_Testing_CoreGraphics"]),
    tests(
      "PreviewHost", in: "Tool",
      [
        "PreviewHost", "PreviewRegistration", "HostProtocol", "InterfaceBuilder", "DisplayList", "CoreGraphics", "TextLayout", "TextPango",
        "RenderCairo", "UIKit",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    tests("ShippedScreens", in: "Tool", ["ImageDiff"]),
    tests("LayoutPreviewKit", in: "Tool", ["LayoutPreviewKit", "HostProtocol", "ImageDiff", "layoutpreview", "layoutpreview-adapter"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
    ]
}
