import Foundation
import HostProtocol
import SnapshotComparison
import Testing

/// Layouts as text, and what happened between them.
@Suite struct LayoutComparisonTests {
  private static let login = """
    loginView: LoginView 0 0 393 852
    - background #FFFFFF
    - = stack.top == loginView.top + 12
      stack: UIStackView 20 12 353 140
        titleLabel: UILabel 0 0 120 41
        - text "Sign in"
        - font .SFUI-Bold 34
        - color #000000
        nameField: UITextField 0 49 353 34
        button: UIButton 0 91 353 49

    """

  private func compare(
    _ edit: (String) -> String, tolerance: Double = 0.1, ignoring: String? = nil
  ) throws -> LayoutComparison {
    let old = try #require(ReferenceLayout.views(of: Data(Self.login.utf8)))
    let new = try #require(ReferenceLayout.views(of: Data(edit(Self.login).utf8)))
    return LayoutComparison(old, new, tolerance: tolerance) { $0.name == ignoring }
  }

  private func replacing(_ old: String, _ new: String) -> (String) -> String { { $0.replacingOccurrences(of: old, with: new) } }

  @Test func nothingHappened() throws {
    let comparison = try compare { $0 }
    #expect(comparison.changes.isEmpty)
    #expect(comparison.farthest == nil)
    #expect(comparison.views.map(\.state) == [.same, .same, .same, .same, .same])
  }

  @Test func movedContainerIsToldOnceForAllThatIsInIt() throws {
    let comparison = try compare(replacing("UIStackView 20 12", "UIStackView 20 20"))
    #expect(comparison.changes.map(\.description) == ["stack moved by 0, 8 pt"])
    #expect(comparison.changes[0].path == "loginView › stack")
    #expect(comparison.changes[0].oldFrame == [20, 12, 353, 140])
    #expect(comparison.changes[0].newFrame == [20, 20, 353, 140])
    #expect(comparison.farthest?.distance == 8)
  }

  @Test func textAndItsCauseComeBeforeWhatFollows() throws {
    let comparison = try compare { text in
      text.replacingOccurrences(of: "Sign in", with: "Log in").replacingOccurrences(of: "UILabel 0 0 120 41", with: "UILabel 0 0 104.5 41")
    }
    #expect(
      comparison.changes.map(\.description) == [
        "titleLabel: text \"Sign in\" → \"Log in\"", "titleLabel resized from 120 × 41 to 104.5 × 41 pt",
      ])
    #expect(comparison.changes.map(\.kind) == [.text, .resized])
    #expect(comparison.changes[0].before == "\"Sign in\"")
  }

  @Test(arguments: [
    ("color #000000", "color #FF0000", ViewChange.Kind.color, "titleLabel: color #000000 → #FF0000"),
    ("font .SFUI-Bold 34", "font .SFUI-Bold 28", .font, "titleLabel: font .SFUI-Bold 34 → .SFUI-Bold 28"),
    (
      "loginView.top + 12", "loginView.top + 20", .constraint,
      "constraint stack.top == loginView.top + 12 → stack.top == loginView.top + 20"
    ),
    ("- = stack.top == loginView.top + 12\n", "", .constraint, "constraint stack.top == loginView.top + 12 is gone"),
    ("- background #FFFFFF\n", "", .color, "loginView: background #FFFFFF → none"),
    ("- color #000000\n", "- color #000000\n    - alpha 0.5\n", .appearance, "titleLabel: alpha none → 0.5"),
    ("    nameField: UITextField 0 49 353 34\n", "", .removed, "nameField (UITextField) is gone"),
    ("353 49\n", "353 49\n    badge: UILabel 1 2 3 4\n      dot: UIView 0 0 1 1\n", .added, "badge (UILabel) is new"),
  ])
  func eachKindIsToldInOneLine(_ old: String, _ new: String, _ kind: ViewChange.Kind, _ text: String) throws {
    let comparison = try compare(replacing(old, new))
    #expect(comparison.changes.map(\.description) == [text])
    #expect(comparison.changes.map(\.kind) == [kind])
    #expect(comparison.farthest == nil)
  }

  @Test func viewThatMovedByLessThanTheToleranceDidNotMove() throws {
    #expect(try compare(replacing("0 91 353", "0 91.1 353")).changes.isEmpty)
    #expect(try compare(replacing("0 91 353", "0 91.101 353")).farthest?.view == "button")
    #expect(try compare(replacing("0 91 353", "0 93 353"), tolerance: 2).changes.isEmpty)
  }

  @Test func frameThatIsNoNumberIsAMovement() throws {
    #expect(try compare(replacing("0 91 353", "0 nan 353")).farthest?.view == "button")
  }

  @Test func ignoredViewHidesAllThatIsInIt() throws {
    #expect(try compare(replacing("120 41", "200 41"), ignoring: "stack").changes.isEmpty)
    #expect(try compare(replacing("120 41", "200 41"), ignoring: "button").changes.count == 1)
  }

  @Test func hiddenViewThatMovesIsToldButDoesNotCount() throws {
    let hidden = Self.login.replacingOccurrences(of: "353 49\n", with: "353 49\n    - hidden true\n")
    let old = try #require(ReferenceLayout.views(of: Data(hidden.utf8)))
    let new = try #require(ReferenceLayout.views(of: Data(hidden.replacingOccurrences(of: "0 91", with: "0 0").utf8)))
    let comparison = LayoutComparison(old, new, tolerance: 0.1)
    #expect(comparison.changes.map(\.description) == ["button moved by 0, -91 pt"])
    #expect(comparison.farthest == nil)
  }

  @Test func viewThatWentIntoAContainerAtItsPlaceDidNotMove() throws {
    let comparison = try compare(
      replacing("    button: UIButton 0 91 353 49\n", "    box: UIView 0 91 353 49\n      button: UIButton 0 0 353 49\n"))
    #expect(comparison.changes.map(\.description) == ["box (UIView) is new"])
    #expect(comparison.farthest == nil)
  }

  @Test func scrolledContentStandsWhereItIsSeen() throws {
    let old = try #require(ReferenceLayout.views(of: Data("UIScrollView 0 0 100 100\n  row: UIView 0 50 100 10\n".utf8)))
    let new = try #require(
      ReferenceLayout.views(of: Data("UIScrollView 0 0 100 100\n- offset 0 30\n  row: UIView 0 50 100 20\n".utf8)))
    let comparison = LayoutComparison(old, new, tolerance: 0.1)
    #expect(comparison.changes.last?.newFrame == [0, 20, 100, 20])
    #expect(comparison.changes.first?.description == "UIScrollView: offset none → 0 30")
  }

  @Test func anEmptyLayoutIsAllNewOrAllGone() throws {
    let views = try #require(ReferenceLayout.views(of: Data(Self.login.utf8)))
    #expect(LayoutComparison([], views, tolerance: 0).changes.map(\.kind) == [.added])
    #expect(LayoutComparison(views, [], tolerance: 0).changes.map(\.kind) == [.removed])
  }
}
