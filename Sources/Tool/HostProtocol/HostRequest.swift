/// What the tool asks of a host: one JSON document, read from descriptor 3.
package struct HostRequest: Codable, Hashable, Sendable {
  /// `list` answers with the previews only; `render` writes files; `inspect` answers with view trees, `explain` with where a view's frame
  /// comes from.
  package enum Command: String, Codable, Sendable { case list, render, inspect, explain }

  package var schemaVersion = 1
  package var command: Command
  package var jobs: [Job] = []
  /// Where fonts, images and strings of the user's sources are looked for.
  package var resourceFolders: [String] = []
  /// Folder of the pinned fonts and of the font cache.
  package var fontFolder: String
  package var cacheFolder: String
  /// iOS generation whose metrics and colours are drawn.
  package var iosVersion = 18
  /// Draws the status bar and the home indicator over previews of a whole screen.
  package var drawsChrome = false
  /// Looks for views that constraints leave open in `render` too, which takes time; `inspect` always does.
  package var reportsAmbiguity = false
  /// Draws the frames of ambiguous and conflicting views over the pictures, as a layer of its own.
  package var drawsOverlay = false
  /// Interface Builder files whose scenes `list` names.
  package var documents: [String] = []
  /// Draws Interface Builder files as the canvas of the Xcode that saved them did.
  package var usesFileEra = false
  package var limits = Limits()

  package init(command: Command, fontFolder: String, cacheFolder: String) {
    self.command = command
    self.fontFolder = fontFolder
    self.cacheFolder = cacheFolder
  }

  /// One preview in one variant.
  package struct Job: Codable, Hashable, Sendable {
    /// Number of the job, repeated in every event about it.
    package var id: Int
    /// Index of the preview in the host's registry, or of the scene in the document.
    package var preview: Int
    /// The Interface Builder file that the preview is a scene of, nil for previews of code.
    package var document: String?
    /// Where the document's images, fonts and strings are looked for.
    package var resourceFolders: [String]?
    package var variant: Variant
    package var outputs: [Output] = []
    /// `VIEW:EVENT` of `inspect --send`, nil otherwise.
    package var send: String?
    /// The reference that the preview is compared with by `test`, nil otherwise.
    package var snapshot: SnapshotOrder?
    /// What `explain` asks for, nil otherwise.
    package var target: Target?

    package init(id: Int, preview: Int, variant: Variant, outputs: [Output] = [], send: String? = nil) {
      self.id = id
      self.preview = preview
      self.variant = variant
      self.outputs = outputs
      self.send = send
    }
  }

  /// A view and, unless all of its frame is meant, an attribute of it.
  package struct Target: Codable, Hashable, Sendable {
    package var view: String
    package var attribute: String?

    package init(view: String, attribute: String?) {
      self.view = view
      self.attribute = attribute
    }

    /// The attributes of views that `explain` takes, as code writes them.
    package static let attributes = [
      "left", "right", "leading", "trailing", "centerX", "width", "top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline",
    ]
  }

  package struct Output: Codable, Hashable, Sendable {
    package enum Format: String, Codable, CaseIterable, Sendable { case png, svg, pdf }
    package var format: Format
    /// Absolute; the host writes aside and renames.
    package var path: String
    /// Draws an SVG's text as paths.
    package var outlinesText = false
    /// Tells the files aside of runs that write to one folder at once apart.
    package var run = ""

    package init(format: Format, path: String, outlinesText: Bool = false, run: String = "") {
      self.format = format
      self.path = path
      self.outlinesText = outlinesText
      self.run = run
    }

    /// Where the host writes before it renames: beside `path`, hidden.
    ///
    /// The tool removes it after a host that died.
    package var partialPath: String { Output.partialPath(path, run: run) }

    package static func partialPath(_ path: String, run: String) -> String {
      let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      return path[..<slash] + "." + path[slash...] + (run.isEmpty ? "" : "." + run) + ".partial"
    }
  }

  /// What a host may use before it ends itself.
  package struct Limits: Codable, Hashable, Sendable {
    package var memoryBytes: UInt64 = 4 << 30
    package var cpuSeconds: UInt64 = 60
    package init() {}
  }
}
