/// Why a view's frame is what it is, as `explain` answers it.
package struct Explanation: Codable, Hashable, Sendable {
  package var view: String
  package var `class`: String
  /// x, y, width, height in points in the superview's coordinates.
  package var frame: [Double]
  /// What holds for the whole view, such as that no constraint places it.
  package var notes: [String]
  package var parts: [Part]

  package init(view: String, class: String, frame: [Double], notes: [String] = [], parts: [Part] = []) {
    self.view = view
    self.class = `class`
    self.frame = frame
    self.notes = notes
    self.parts = parts
  }

  /// One attribute.
  package struct Part: Codable, Hashable, Sendable {
    package var attribute: String
    package var value: Double
    package var isAmbiguous: Bool
    /// In the order of a tree read from its top: a step's inputs follow it, one level deeper.
    package var steps: [Step]
    package var changes: [Change]

    package init(attribute: String, value: Double, isAmbiguous: Bool, steps: [Step], changes: [Change]) {
      self.attribute = attribute
      self.value = value
      self.isAmbiguous = isAmbiguous
      self.steps = steps
      self.changes = changes
    }
  }

  /// Quantities and the constraints that give them.
  package struct Step: Codable, Hashable, Sendable {
    package var depth: Int
    /// Several where the constraints tie them in a circle.
    package var quantities: [Quantity]
    package var constraints: [Reason]
    /// Constraints on the quantities that do not hold, because of stronger ones.
    package var givesWay: [Reason]
    package var isOpen: Bool
    /// Told further up already.
    package var isRepeated: Bool

    package init(
      depth: Int, quantities: [Quantity], constraints: [Reason], givesWay: [Reason], isOpen: Bool, isRepeated: Bool
    ) {
      self.depth = depth
      self.quantities = quantities
      self.constraints = constraints
      self.givesWay = givesWay
      self.isOpen = isOpen
      self.isRepeated = isRepeated
    }
  }

  package struct Quantity: Codable, Hashable, Sendable {
    package var view: String
    /// `left`, `top`, `width` or `height`.
    package var attribute: String
    package var value: Double

    package init(view: String, attribute: String, value: Double) {
      self.view = view
      self.attribute = attribute
      self.value = value
    }
  }

  /// A constraint in words.
  package struct Reason: Codable, Hashable, Sendable {
    package var text: String
    package var priority: Double
    package var file: String?
    package var line: Int?
    /// The identifier of the constraint, or Interface Builder's id.
    package var id: String?
    /// An inequality that presses.
    package var binds: Bool
    /// By how much it misses.
    package var shortBy: Double

    package init(text: String, priority: Double, file: String?, line: Int?, id: String?, binds: Bool, shortBy: Double = 0) {
      self.text = text
      self.priority = priority
      self.file = file
      self.line = line
      self.id = id
      self.binds = binds
      self.shortBy = shortBy
    }
  }

  /// What would become of the attribute if a constraint were different.
  package struct Change: Codable, Hashable, Sendable {
    package var reason: Reason
    /// How far the attribute moves when the constant grows by one point; nil where that makes a conflict.
    package var perPoint: Double?
    /// The attribute's value without the constraint; nil where nothing would decide it.
    package var without: Double?
    /// A priority at which a constraint that gives way would not, and the attribute's value then.
    package var priority: Double? = nil
    package var atPriority: Double? = nil

    package init(reason: Reason, perPoint: Double?, without: Double?) {
      self.reason = reason
      self.perPoint = perPoint
      self.without = without
    }
  }
}
