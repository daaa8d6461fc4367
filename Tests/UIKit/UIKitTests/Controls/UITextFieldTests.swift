import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UITextFieldTests {
  private func field(_ text: String?, style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.borderStyle = style
    field.text = text
    return field
  }

  /// Interface Builder's stored heights: 22 without a border, 34 with the rounded one (30 before iOS 13).
  @Test func heights() {
    Environment.with(scale: 2) {
      #expect(field(nil).intrinsicContentSize.height == 22)
      #expect(field("text").intrinsicContentSize.height == 22)
      #expect(field(nil, style: .roundedRect).intrinsicContentSize.height == 34)
    }
    Environment.with(scale: 2, generation: 12) { #expect(field(nil, style: .roundedRect).intrinsicContentSize.height == 30) }
  }

  /// square/Blueprint's picture at 1x: 17-point text in 200×44 has its capitals from row 16 to row 28.
  @Test func aLineIsCentredWithoutAnInset() {
    Environment.with(scale: 1) {
      let field = field("Hello, world")
      #expect(field.drawnBaselines == [28])
      #expect(field.drawnTexts[0].origin.x == 0)
      // The flat bottoms in its picture of a `.title1` field stand at 32.2.
      field.font = .systemFont(ofSize: 28)
      #expect(field.drawnBaselines == [32])
    }
  }

  /// Pictures show placeholders as (60, 60, 67) at 30 %.
  @Test func thePlaceholderIsGrayAndGivesWayToText() {
    Environment.with {
      let field = field(nil)
      field.placeholder = "Name"
      #expect(field.drawnTexts[0].line.string == "Name")
      let color = field.drawnTexts[0].line.runs[0].attributes.color
      #expect(color.components!.prefix(3).map { Int(($0 * 255).rounded()) } == [60, 60, 67])
      #expect(color.alpha == 0.3)
      field.text = "Ada"
      #expect(field.drawnTexts.map(\.line.string) == ["Ada"])
    }
  }

  /// A picture of square/Blueprint shows a disabled field's text black.
  @Test func aDisabledFieldKeepsItsColor() {
    Environment.with {
      let field = field("x")
      field.textColor = .black
      field.isEnabled = false
      #expect(field.drawnTexts[0].line.runs[0].attributes.color == UIColor.black.cgColor)
    }
  }

  @Test func secureTextShowsBullets() {
    Environment.with {
      let field = field("pass")
      field.isSecureTextEntry = true
      #expect(field.drawnTexts[0].line.string == "••••")
      #expect(field.text == "pass")
    }
  }

  @Test func theTextOfAFieldIsNeverNil() {
    #expect(UITextField().text == "")
  }

  @Test func accessoriesTakeRoomAtTheirSides() {
    Environment.with {
      let field = field("x")
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(field.textRect(forBounds: field.bounds).minX == 0)
      field.leftViewMode = .always
      #expect(field.textRect(forBounds: field.bounds).minX == 30)
      field.layoutIfNeeded()
      #expect(field.leftView?.frame == CGRect(x: 0, y: 12, width: 30, height: 20))
    }
  }

  @Test func overriddenRectanglesPlaceTheText() {
    Environment.with {
      let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      field.placeholder = "p"
      #expect(field.drawnTexts[0].origin.x == 16)
    }
  }

  @Test func theDelegateFollowsEditing() {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.resignFirstResponder()
    #expect(!field.isEditing)
    #expect(delegate.calls == ["should", "did", "end"])
  }

  @Test func theRoundedBorderHasItsRadius() {
    Environment.with(scale: 2) {
      guard case .border(.roundedRect(_, let radii), let width, _) = field("x", style: .roundedRect).content[1] else {
        Issue.record("no rounded border")
        return
      }
      #expect(radii.uniform == 5)
      #expect(width == 0.5)
    }
  }
}

private final class InsetField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
}

@MainActor private final class Delegate: UITextFieldDelegate {
  var calls: [String] = []
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("should")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
}
