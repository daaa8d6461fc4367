import Testing
import VisualFormat

/// What is refused, with the place of the fault; `^` in the second text stands under it.
@Suite struct VisualFormatErrorTests {
  private func error(_ text: String) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try VisualFormat(text)
      return nil
    } catch {
      return error
    }
  }

  /// The four examples of Apple's appendix that need no dictionaries, and those of public crash reports.
  @Test(arguments: [
    (
      "V|[backgroundBox]|",
      " ^", "Expected ':' after 'V' to specify vertical arrangement"
    ),
    (
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      "                                 ^", "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    (
      "V:|[blackBox4(>30)]|",
      "               ^", "Unknown relation. Must be ==, >=, or <="
    ),
    (
      "V:|-(10)-[icon(iconSize)]-10-[title(>=minTitleHeight)]-4-[detail]-(>=minDetailHeight)-(>=0)-|",
      "                                                                                      ^", "Expected a view or '|'"
    ),
    ("H:|-10-|", "       ^", "Expected a view"),
    ("[a]- (8)-[b]", "    ^", "Expected a number or key from the metrics dictionary, but encountered something else"),
  ])
  func wordingOfApple(_ text: String, _ caret: String, _ reason: String) {
    let error = error(text)
    #expect(error?.position == caret.count - 1)
    #expect(error?.reason.text == reason)
  }

  @Test(arguments: [
    ("", 0, VisualFormatError.Reason.empty),
    ("[a]-ä-[b]", 4, .notASCII),
    ("[a", 2, .viewNotClosed),
    ("[", 1, .viewNameExpected),
    ("[]", 1, .viewNameExpected),
    ("[1a]", 1, .viewNameExpected),
    ("[a.b]", 2, .viewNotClosed),
    ("a", 0, .viewExpected),
    ("|", 1, .viewExpected),
    ("||", 1, .viewExpected),
    ("H:", 2, .viewExpected),
    ("[a()]", 3, .predicateExpected),
    ("[a(8,)]", 5, .predicateExpected),
    ("[a(@5)]", 3, .predicateExpected),
    ("[a(==)]", 5, .numberExpected),
    ("[a(8@)]", 5, .numberExpected),
    ("[a(=8)]", 4, .unknownRelation),
    ("[a(8]", 4, .predicatesNotClosed),
    ("[a(b.width)]", 4, .predicatesNotClosed),
    ("[a(b*2)]", 4, .predicatesNotClosed),
    ("[a]--[b]", 4, .numberExpected),
    ("[a]--8-[b]", 4, .numberExpected),
    ("[a]-8[b]", 5, .dashExpected),
    ("[a]-8", 5, .dashExpected),
    ("[a]-", 4, .viewOrSuperviewExpected),
    ("[a]-8-", 6, .viewOrSuperviewExpected),
    ("[a]x", 3, .textBehindEnd),
    ("[a]|[b]", 4, .textBehindEnd),
    ("[a]-(1e999)-[b]", 5, .numberOutOfRange),
    ("[a]-(.)-[b]", 5, .numberExpected),
  ])
  func faults(_ text: String, _ position: Int, _ reason: VisualFormatError.Reason) {
    #expect(error(text) == VisualFormatError(reason, at: position))
  }

  @Test func negativeNumbersStandInParentheses() throws {
    guard case .predicates(let list) = try VisualFormat("[a]-(-8)-[b]").connections[0] else {
      Issue.record("no predicates")
      return
    }
    #expect(list.map(\.object) == [.number(-8, position: 5)])
  }
}
