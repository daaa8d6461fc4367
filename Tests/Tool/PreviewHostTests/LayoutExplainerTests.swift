import CoreGraphics
import Foundation
import HostProtocol
import Testing
import UIKit

@testable import PreviewHost

/// Where frames come from; the numbers are sums of the constants.
@MainActor @Suite(.serialized) struct LayoutExplainerTests {
  /// A box of 40 at 16, a content of 300 beside it that must end 16 before the edge: 320 - 16 - 68 = 236.
  private final class Row: LayoutPage {
    let content = Content()

    override init() {
      super.init()
      content.size = CGSize(width: 300, height: 20)
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      addSubview(content)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), box.topAnchor.constraint(equalTo: topAnchor),
        box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalTo: box.widthAnchor),
        content.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 12),
        content.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        content.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func explain(_ page: LayoutPage, _ view: String, _ attribute: String? = nil) throws -> Explanation {
    try LayoutPage.show(page) { canvas in
      try #require(LayoutExplainer(canvas)).explanation(of: HostRequest.Target(view: view, attribute: attribute))
    }
  }

  @Test func theChainLeadsFromTheViewToWhatCodeWrote() throws {
    let explanation = try explain(Row(), "content", "width")
    let part = try #require(explanation.parts.first)
    #expect(part.value == 236)
    #expect(!part.isAmbiguous)
    let first = try #require(part.steps.first)
    #expect(first.quantities == [Explanation.Quantity(view: "content", attribute: "width", value: 236)])
    #expect(first.constraints.map(\.text) == ["content.trailing <= Row.trailing - 16"])
    #expect(first.constraints.first?.binds == true)
    #expect(first.constraints.first?.file?.hasSuffix("LayoutExplainerTests.swift") == true)
    #expect(first.givesWay.map(\.text) == ["content.width >= 300 @750 (content must not be cut)"])
    #expect(first.givesWay.first?.shortBy == 64)
    let all = part.steps.flatMap(\.constraints).map(\.text)
    #expect(all.contains("content.leading == box.trailing + 12"))
    #expect(all.contains("box.leading == Row.leading + 16"))
    #expect(all.contains("box.width == 40"))
    #expect(all.contains { $0.hasPrefix("Row.width == ") })
    #expect(part.steps.contains { $0.depth == 1 } && part.steps.contains { $0.depth == 2 })
  }

  @Test func whatWouldChangeItIsTriedOut() throws {
    let changes = try #require(try explain(Row(), "content", "width").parts.first).changes
    func change(_ text: String) -> Explanation.Change? { changes.first { $0.reason.text.hasPrefix(text) } }
    // One more on the negative constant is one point of room more; without the limit the content has what it wants.
    #expect(change("content.trailing <=")?.perPoint == 1)
    #expect(change("content.trailing <=")?.without == 300)
    #expect(change("content.leading ==")?.perPoint == -1)
    #expect(change("box.width ==")?.perPoint == -1)
    #expect(change("content.width >=") == nil)
    #expect(change("content.centerY") == nil)
  }

  @Test func withoutAnAttributeTheWholeFrameIsExplained() throws {
    let explanation = try explain(Row(), "content")
    #expect(explanation.parts.map(\.attribute) == ["left", "top", "width", "height"])
    // Half of 40 minus half of 20.
    #expect(explanation.parts.map(\.value) == [68, 10, 236, 20])
    #expect(explanation.frame == [68, 10, 236, 20])
  }

  @Test(arguments: [("trailing", 304.0), ("right", 304), ("centerX", 186), ("bottom", 30), ("centerY", 20), ("leading", 68)])
  func otherAttributesAreSumsOfThose(attribute: String, value: Double) throws {
    #expect(try explain(Row(), "content", attribute).parts.map(\.value) == [value])
  }

  @Test func whatNothingDecidesIsSaidToBeAmbiguous() throws {
    let page = LayoutPage()
    page.addSubview(page.box)
    page.box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let explanation = try explain(page, "box", "left")
    #expect(explanation.parts.first?.isAmbiguous == true)
    #expect(explanation.parts.first?.steps.first?.isOpen == true)
  }

  @Test func aViewPlacedByItsFrameSaysSo() throws {
    let page = LayoutPage()
    page.box.translatesAutoresizingMaskIntoConstraints = true
    page.box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    page.addSubview(page.box)
    let explanation = try explain(page, "box")
    #expect(explanation.frame == [1, 2, 3, 4])
    #expect(explanation.notes.first?.hasPrefix("translatesAutoresizingMaskIntoConstraints is on") == true)
  }

  @Test func spacingOfAStackIsNamedAsSuch() throws {
    let page = LayoutPage()
    let (first, second) = (LayoutPage.Content(), LayoutPage.Content())
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    let part = try #require(try explain(page, "second", "left").parts.first)
    #expect(part.value == 106)
    #expect(part.steps.first?.constraints.first?.text == "second.leading == first.trailing + 6 (the stack's spacing)")
  }

  @Test func viewsAreFoundByIdentifierPropertyClassAndPath() throws {
    let page = Row()
    page.accessibilityIdentifier = "row"
    let inner = UIView()
    page.box.addSubview(inner)
    #expect(try explain(page, "row/box").view == "box")
    #expect(try explain(page, "Content").view == "content")
    #expect(try explain(page, "box/UIView").class == "UIView")
  }

  @Test func unknownAndSharedNamesListWhatThereIs() throws {
    let unknown = #expect(throws: HostFailure.self) { try explain(Row(), "contnt") }
    #expect(unknown?.message.contains("no view is called contnt; there are") == true)
    #expect(unknown?.cause == .missingView)
    let page = Row()
    page.box.addSubview(UIView())
    page.box.addSubview(UIView())
    let shared = #expect(throws: HostFailure.self) { try explain(page, "box/UIView") }
    #expect(shared?.message.contains("2 views are called box/UIView") == true)
    #expect(shared?.message.contains("box/UIView[1]") == true)
  }
}
