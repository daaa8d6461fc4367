package import Foundation

/// A storyboard or xib as a plain value.
package struct InterfaceDocument: Sendable, InterfaceAttributes {
  package enum Kind: Sendable { case storyboard, xib }

  package var path: String
  package var kind: Kind
  package var attributes: [String: String]
  /// `retina4_7` and its orientation; nil in most files of Xcode 7 and before.
  package var device: Device?
  /// The tint of all views, as the file inspector has it.
  package var tintColor: InterfaceElement?
  package var scenes: [InterfaceScene]
  package var resources: InterfaceResources
  /// The segues that lead to a controller, by its id.
  package private(set) var incoming: [String: [InterfaceSegue]] = [:]

  package struct Device: Hashable, Sendable {
    package var id: String
    package var isLandscape: Bool
    package var isDark: Bool
  }

  /// Versions of Apple's own builds of Xcode stand for all of them (`32700.99.1234`): there the plug-in's version tells the era.
  package var toolsVersion: InterfaceToolsVersion {
    let written = InterfaceToolsVersion(attributes["toolsVersion"] ?? "")
    guard written.major >= 30000, let pluginVersion else { return written }
    return InterfaceToolsVersion(pluginVersion)
  }
  /// The version of Interface Builder's plug-in for iOS.
  package var pluginVersion: String?
  package var usesAutoLayout: Bool { flag("useAutolayout") ?? false }
  package var usesSafeAreas: Bool { flag("useSafeAreas") ?? false }
  package var isLaunchScreen: Bool { flag("launchScreen") ?? false }
  package var initialController: String? { attributes["initialViewController"] }

  package init(path: String, data: Data) throws(InterfaceBuilderError) {
    let root = try InterfaceFile.root(of: data)
    guard root.tag == "document" else {
      if root.tag == "archive" { throw .oldFormat(line: root.line) }
      throw .notInterfaceBuilder(rootElement: root.tag, line: root.line)
    }
    let runtime = root["targetRuntime"] ?? ""
    guard runtime.hasPrefix("iOS.CocoaTouch") || runtime.hasPrefix("IBIPadFramework") else {
      guard !runtime.isEmpty else { throw .notInterfaceBuilder(rootElement: root.tag, line: root.line) }
      throw .otherSystem(InterfaceDocument.system(of: runtime), line: root.line)
    }
    self.path = path
    attributes = root.attributes
    kind = root.first("scenes") != nil || (root["type"] ?? "").contains("Storyboard") ? .storyboard : .xib
    pluginVersion = root.first("dependencies")?.all("plugIn").first { ($0["identifier"] ?? "").hasSuffix("IBCocoaTouchPlugin") }?["version"]
    device = root.first("device").map {
      Device(
        id: $0["id"] ?? "", isLandscape: $0["orientation"] == "landscape", isDark: ($0["appearance"] ?? "").hasPrefix("dark"))
    }
    if device == nil, let screen = root.first("simulatedMetricsContainer")?.first("simulatedScreenMetrics")?["type"] {
      // `retina4_7.fullscreen`
      device = Device(id: String(screen.prefix { $0 != "." }), isLandscape: false, isDark: false)
    }
    tintColor = root.all("color").first { $0["key"] == "tintColor" }
    resources = InterfaceResources(document: root)
    scenes = kind == .storyboard ? InterfaceScene.scenes(ofStoryboard: root) : InterfaceScene.scenes(ofXib: root)
    guard !scenes.isEmpty else { throw .nothingToShow(line: root.line) }
    for (index, scene) in scenes.enumerated() {
      for object in scene.root.descendants {
        for connection in object.connections where connection.kind == "segue" {
          incoming[connection.destination, default: []].append(
            InterfaceSegue(source: index, kind: connection.attributes["kind"] ?? "", relationship: connection.attributes["relationship"]))
        }
      }
    }
  }

  private static func system(of runtime: String) -> String {
    let names = [
      ("MacOSX", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("WatchKit", "watchOS"), ("XROS", "visionOS"),
    ]
    return names.first { runtime.contains($0.0) }?.1 ?? runtime
  }
}

/// A way from one scene to another.
package struct InterfaceSegue: Hashable, Sendable {
  /// The number of the scene that it starts from.
  package var source: Int
  /// `show`, `push`, `embed`, `relationship`.
  package var kind: String
  /// `rootViewController`, `viewControllers`; nil for what is no relationship.
  package var relationship: String?
}

/// The version of Interface Builder that last saved a file: it decides sizes.
package struct InterfaceToolsVersion: Hashable, Comparable, Sendable {
  package var major: Int

  /// `15705`, `14460.31`.
  package init(_ text: String) { major = text.split(separator: ".").first.flatMap { Int($0) } ?? 0 }

  package static func < (left: InterfaceToolsVersion, right: InterfaceToolsVersion) -> Bool { left.major < right.major }

  /// The iOS generation whose metrics that Interface Builder drew with.
  ///
  /// Xcode's own releases: 11 wrote versions from 14810 on, 13.x wrote versions up to 20999, 14 those of 21xxx, 15 of 22xxx, 16 of 23xxx, 26 of 24xxx.
  package var generation: Int {
    switch major {
    case ..<9000: 8
    case ..<11000: 9
    case ..<13000: 10
    case ..<14000: 11
    case ..<14800: 12
    case ..<17000: 13
    case ..<18000: 14
    case ..<21000: 15
    case ..<22000: 16
    case ..<23000: 17
    case ..<24000: 18
    default: 26
    }
  }
}
