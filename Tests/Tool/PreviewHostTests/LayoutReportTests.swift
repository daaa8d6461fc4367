import Foundation
import HostProtocol
import PreviewRegistration
import Testing
import UIKit

@testable import PreviewHost

/// What `inspect` says of constraints that leave something open.
@MainActor @Suite(.serialized) struct LayoutReportTests {
  /// A box of fixed size at the left whose top constraint is made and, if so asked, never activated.
  private final class Page: UIView {
    let box = UIView()

    init(activatesTop: Bool) {
      super.init(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: leftAnchor), box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      let top = box.topAnchor.constraint(equalTo: topAnchor, constant: 50)
      if activatesTop { top.isActive = true }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func diagnostics(activatesTop: Bool, includesAmbiguity: Bool = true) throws -> [HostEvent.Diagnostic] {
    _ = ReleasedConstraints.take()
    let preview = PreviewRegistry.Preview(
      name: "Test", file: "Test.swift", line: 1, traits: [], isAutomatic: false, make: .view { Page(activatesTop: activatesTop) })
    let canvas = try PreviewCanvas(preview, variant: Variant())
    defer { canvas.close() }
    return LayoutReport(canvas, includesAmbiguity: includesAmbiguity).diagnostics
  }

  @Test func aForgottenConstraintIsNamedWithWhatItWouldSettle() throws {
    let found = try diagnostics(activatesTop: false)
    #expect(found.map(\.kind) == ["ambiguity", "constraint-not-activated"])
    let forgotten = try #require(found.last)
    #expect(forgotten.constraints == ["box.top == Page.top + 50"])
    #expect(forgotten.file?.hasSuffix("LayoutReportTests.swift") == true)
    #expect(forgotten.line == 23)
    #expect(forgotten.message.contains("never activated; it could settle the vertical place of box"))
  }

  @Test func anActiveOneIsNot() throws {
    #expect(try diagnostics(activatesTop: true).isEmpty)
  }

  @Test func renderingAsksForNeither() throws {
    #expect(try diagnostics(activatesTop: false, includesAmbiguity: false).isEmpty)
  }
}
