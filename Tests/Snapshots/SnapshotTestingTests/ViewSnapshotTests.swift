import CoreGraphics
import Foundation
import ImageDiff
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor @Suite(.serialized) struct ViewSnapshotTests {
  private func taken<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    return try #require(result)
  }

  @Test func `A picture has the device's pixels and the view's colours`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let image = try taken(controller, as: .image(on: .iPhone13))
    #expect(image.size == CGSize(width: 390, height: 844) && image.scale == 3)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 1170 && pixels.height == 2532)
    #expect(Array(pixels.pixels.prefix(4)) == [255, 0, 0, 255])
  }

  @Test func `Views are described as UIKit describes them`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 5.5, width: 53, height: 19.5))
    label.text = "What's"
    view.addSubview(label)
    // The form of the references that swift-snapshot-testing keeps of its own tests.
    #expect(
      try taken(view, as: .recursiveDescription) == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UILabel; frame = (10 5.5; 53 19.5); text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
  }

  @Test func `A view without a frame takes the size of its content`() throws {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 30),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(try taken(view, as: .image).size == CGSize(width: 50, height: 30))
  }

  @Test func `Pictures are as near as the precision asks`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    let old = try taken(view, as: .image)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    dot.backgroundColor = .black
    view.addSubview(dot)
    let new = try taken(view, as: .image)
    // One of a hundred points is black: 0.99 of the pixels match.
    #expect(Diffing<UIImage>.image(precision: 0.99).diff(old, new) == nil)
    let failure = try #require(Diffing<UIImage>.image(precision: 0.995).diff(old, new))
    #expect(failure.0.hasPrefix("9 of 900 pixels differ"))
    #expect(failure.1.map(\.pathExtension) == ["png"])
    #expect(Diffing<UIImage>.image.diff(old, old) == nil)
  }

  @Test func `A picture survives its file`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 5))
    view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let image = try taken(view, as: .image)
    let diffing = Diffing<UIImage>.image
    #expect(diffing.diff(diffing.fromData(diffing.toData(image)), image) == nil)
  }

  @Test func `Controllers are listed as UIKit lists them`() throws {
    let text = try taken(UINavigationController(rootViewController: UIViewController()), as: .hierarchy)
    #expect(text.hasPrefix("<UINavigationController>, state: appeared, view: <"))
    #expect(text.split(separator: "\n").last == "   | <UIViewController>, state: appeared, view: <UIView>")
  }
}
