/// What a host answers: one JSON document a line, written to descriptor 4.
package struct HostEvent: Codable, Sendable {
  package enum Kind: String, Codable, Sendable { case previews, started, finished, failed, done }

  package var kind: Kind
  /// The job that the event is about.
  package var job: Int?
  package var previews: [Preview]?
  package var outputs: [WrittenOutput]?
  package var diagnostics: [Diagnostic]?
  /// Class placeholders drawn for what is not supported.
  package var placeholders: Int?
  /// Why the job failed, or why the document can't be shown.
  package var message: String?
  /// The Interface Builder file that the previews are the scenes of.
  package var document: String?
  /// Where in the document it is that the message speaks of.
  package var line: Int?
  package var cause: Cause?
  /// The answer of `explain`.
  package var explanation: Explanation?
  /// The view tree of `inspect`.
  @FlatTree package var root: Node? = nil
  package var device: String?
  package var scale: Double?
  /// How the preview stands to its reference.
  package var snapshot: SnapshotVerdict?
  /// Names the fonts and the tool's version.
  package var fingerprint: String?

  package init(kind: Kind, job: Int? = nil) {
    self.kind = kind
    self.job = job
  }

  /// What went wrong in a failed job, where the tool must tell it apart.
  package enum Cause: String, Codable, Sendable {
    /// An output file could not be written.
    case unwritable
    /// `--send` named a view or an event that is not there, or `explain` a view or attribute.
    case unknownTarget
    /// No view goes by the name that was asked for.
    case missingView
  }

  /// A preview that the host can make.
  package struct Preview: Codable, Hashable, Sendable {
    package var name: String
    package var file: String
    package var line: Int
    /// `view` or `controller` where it is known before it is made.
    package var isAutomatic: Bool
    /// Interface Builder's id of the scene, nil for previews of code and for objects of a xib.
    package var scene: String?
    package init(name: String, file: String, line: Int, isAutomatic: Bool, scene: String? = nil) {
      self.name = name
      self.file = file
      self.line = line
      self.isAutomatic = isAutomatic
      self.scene = scene
    }
  }

  package struct WrittenOutput: Codable, Hashable, Sendable {
    package var path: String
    package var format: HostRequest.Output.Format
    /// Pixels.
    package var width: Int
    package var height: Int
    package var scale: Double
    package init(path: String, format: HostRequest.Output.Format, width: Int, height: Int, scale: Double) {
      self.path = path
      self.format = format
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// Something that the user should know: a conflict, an ambiguity, a missing glyph or image.
  package struct Diagnostic: Codable, Hashable, Sendable {
    /// A word that programs tell kinds apart by, for example `conflict`, `ambiguity` or `missing-glyph`.
    package var kind: String
    package var message: String
    package var file: String?
    package var line: Int?
    /// Ids of views.
    package var items: [String]
    package var constraints: [String]
    /// A conflict in the format of UIKit's log, with names instead of addresses.
    package var dump: String? = nil
    /// Of an ambiguous view: two frames that satisfy everything, the first as drawn.
    package var frames: [[Double]]? = nil

    package init(
      kind: String, message: String, file: String? = nil, line: Int? = nil, items: [String] = [], constraints: [String] = []
    ) {
      self.kind = kind
      self.message = message
      self.file = file
      self.line = line
      self.items = items
      self.constraints = constraints
    }
  }

  /// A view of an `inspect` answer; `frame` is x, y, width, height in points in the superview's coordinates.
  package struct Node: Codable, Hashable, Sendable {
    package var id: String?
    package var `class`: String
    package var name: String
    package var frame: [Double]
    package var hidden: Bool
    /// Axes, empty where the layout decides every edge.
    package var ambiguous: [String]
    package var placeholder: Bool
    package var constraints: [Constraint]
    package var children: [Node]
    package init(
      id: String?, class: String, name: String, frame: [Double], hidden: Bool, ambiguous: [String], placeholder: Bool,
      constraints: [Constraint], children: [Node]
    ) {
      self.id = id
      self.class = `class`
      self.name = name
      self.frame = frame
      self.hidden = hidden
      self.ambiguous = ambiguous
      self.placeholder = placeholder
      self.constraints = constraints
      self.children = children
    }
  }

  package struct Constraint: Codable, Hashable, Sendable {
    package var description: String
    package var priority: Double
    package var active: Bool
    package var file: String?
    package var line: Int?
    package var id: String?
    package init(description: String, priority: Double, active: Bool, file: String?, line: Int?, id: String?) {
      self.description = description
      self.priority = priority
      self.active = active
      self.file = file
      self.line = line
      self.id = id
    }
  }
}
