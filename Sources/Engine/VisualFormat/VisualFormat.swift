/// A line of views as Apple's visual format language describes it: `H:|-[find]-[findNext(>=20)]-|`.
///
/// The grammar is that of the appendix "Visual Format Language" of Apple's Auto Layout Guide. Names are not looked up here.
package struct VisualFormat: Equatable, Sendable {
  package enum Axis: Sendable { case horizontal, vertical }

  /// Horizontal where the text names none.
  package var axis: Axis
  /// Views in the order of the text, with the superview at either end where the text has it.
  package var items: [Item]
  /// What lies between each item and the next: one less than there are items.
  package var connections: [Connection]

  /// What a line is made of.
  package enum Item: Equatable, Sendable {
    /// A bar: the edge of the views' superview.
    case superview(position: Int)
    case view(View)
  }

  /// A name in brackets, with what it says of the view's size.
  package struct View: Equatable, Sendable {
    package var name: Name
    package var predicates: [Predicate]
  }

  /// The distance between two neighbours.
  package enum Connection: Equatable, Sendable {
    /// Nothing between them: they touch.
    case flush
    /// A single dash: the standard distance, or the superview's margin.
    case standard(position: Int)
    case predicates([Predicate])
  }

  /// `>=20@750`: how large something is, and how much that matters.
  package struct Predicate: Equatable, Sendable {
    package var relation: Relation
    package var object: Value
    package var priority: Value?

    package init(relation: Relation, object: Value, priority: Value?) {
      self.relation = relation
      self.object = object
      self.priority = priority
    }
  }

  package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// A number, or the name of a metric or view.
  package enum Value: Equatable, Sendable {
    case number(Double, position: Int)
    case name(Name)

    /// Where the value begins, in bytes from the start of the text.
    package var position: Int {
      switch self {
      case .number(_, let position): position
      case .name(let name): name.position
      }
    }
  }

  /// An identifier as in C.
  package struct Name: Equatable, Sendable {
    package var text: String
    /// Where the name begins, in bytes from the start of the text.
    package var position: Int
    /// The place behind the name's last letter.
    package var end: Int { position + text.utf8.count }

    package init(text: String, position: Int) {
      self.text = text
      self.position = position
    }
  }

  /// Reads a format; takes time in proportion to its length.
  package init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }

  init(axis: Axis, items: [Item], connections: [Connection]) {
    self.axis = axis
    self.items = items
    self.connections = connections
  }
}
