/// The layout kept beside a reference's picture: a text file that a diff of Git can be read in.
///
///     layoutpreview layout 1
///     fonts 5b1c…
///     tool 0.1.0
///     size 393 852 @3x
///
///     loginView: LoginView 0 0 393 852
///     - background #FFFFFF
///     - = titleLabel.top == loginView.top + 12
///       titleLabel: UILabel 20 12 353 41
///       - text "Sign in"
///       - font .SFUI-Bold 34
///
/// A view is a line: its name, its class, its frame in points in the superview's coordinates, indented by its depth. What it shows stands
/// below it, a line each.
package struct ReferenceLayout: Hashable, Sendable {
  package var head: Head
  /// In pre-order.
  package var views: [View]

  package init(head: Head, views: [View]) {
    self.head = head
    self.views = views
  }

  package struct Head: Hashable, Sendable {
    /// Names the fonts that the text was laid out with.
    package var fonts: String
    /// The tool's version.
    package var tool: String
    /// Points and pixels a point: `393 852 @3x`.
    package var size: String
    package init(fonts: String, tool: String, size: String) {
      self.fonts = fonts
      self.tool = tool
      self.size = size
    }
  }

  package struct View: Hashable, Sendable {
    package var depth: Int
    /// Identifier or property; empty where the view has neither.
    package var name: String
    package var `class`: String
    /// x, y, width, height in points in the superview's coordinates.
    package var frame: [Double]
    package var attributes: [Attribute] = []

    package init(depth: Int, name: String, class: String, frame: [Double]) {
      self.depth = depth
      self.name = name
      self.class = `class`
      self.frame = frame
    }

    /// What people call it.
    package var title: String { name.isEmpty ? `class` : name }

    package func value(_ key: String) -> String? { attributes.first { $0.key == key }?.value }
  }

  /// Something that a view shows: `text "Sign in"`; the key of a constraint is `=`.
  package struct Attribute: Hashable, Sendable {
    package var key: String
    package var value: String
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }
}
