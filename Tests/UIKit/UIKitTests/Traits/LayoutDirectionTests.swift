import Foundation
import Testing
import UIKit

/// Rules of Apple's “Supporting right-to-left languages” and of the documentation of `UISemanticContentAttribute`.
@MainActor @Suite struct LayoutDirectionTests {
  private func mirrored(_ size: CGSize = CGSize(width: 300, height: 100)) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.layoutDirection = .rightToLeft
    return window
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false), (.forceLeftToRight, false),
    (.forceRightToLeft, true),
  ])
  func contentThatIsNotTextStaysAsItIs(_ attribute: UISemanticContentAttribute, _ isMirrored: Bool) {
    let window = mirrored()
    let view = UIView()
    view.semanticContentAttribute = attribute
    window.addSubview(view)
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
    #expect((UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == .rightToLeft) == isMirrored)
    #expect(
      (UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == .rightToLeft) == (attribute == .forceRightToLeft))
  }

  @Test func anAttributeIsNotInherited() {
    let window = mirrored()
    let (outer, inner) = (UIView(), UIView())
    outer.semanticContentAttribute = .forceLeftToRight
    outer.addSubview(inner)
    window.addSubview(outer)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func leadingIsTheRightSide() {
    let window = mirrored()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20), view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 230)
  }

  @Test func aStackRunsFromTheRight() {
    let window = mirrored()
    let views = (0..<2).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [150, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 150])
  }

  @Test func directionalMarginsChangeSides() {
    let window = mirrored()
    let view = UIView()
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func theOverlaysOfATextFieldChangeSides() {
    let window = mirrored()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftViewMode = .always
    window.addSubview(field)
    #expect(field.leftViewRect(forBounds: field.bounds).midX > 100)
    field.semanticContentAttribute = .forceLeftToRight
    #expect(field.leftViewRect(forBounds: field.bounds).midX < 100)
  }

  @Test func theImageOfAButtonStandsBeforeItsTitle() throws {
    let window = mirrored()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Next"
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    window.addSubview(button)
    window.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.midX > title.frame.midX)
    configuration.imagePlacement = .trailing
    button.configuration = configuration
    window.layoutIfNeeded()
    #expect(image.frame.midX < title.frame.midX)
  }
}
