import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIButtonTests {
  private func button(_ title: String?, size: CGFloat? = nil, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  /// Interface Builder's stored heights of buttons without a configuration.
  @Test(arguments: [(15, 30), (14, 29), (16, 32), (17, 33), (13, 28), (11, 26)])
  func heightIsALineAndTwelve(size: Double, height: Double) {
    Environment.with(scale: 2) { #expect(button("Button", size: CGFloat(size)).intrinsicContentSize.height == CGFloat(height)) }
  }

  @Test func systemTitlesAreFifteenPoints() {
    Environment.with(scale: 2) {
      let size = button("Button").intrinsicContentSize
      // 46 × 30 is the size of a fresh system button titled “Button” in Interface Builder.
      #expect(size.height == 30)
      #expect(size.width == 46)
    }
  }

  /// flowkey/UIKit-cross-platform's ButtonSizeToFitTests: an empty custom button becomes 30×34.
  @Test func anEmptyCustomButtonIsThirtyByThirtyFour() {
    Environment.with(scale: 2) {
      let button = UIButton()
      button.sizeToFit()
      #expect(button.bounds.size == CGSize(width: 30, height: 34))
    }
  }

  @Test func contentInsetsGrowAButtonAndTitleInsetsDoNot() {
    Environment.with(scale: 2) {
      let button = button("A rather long title")
      let size = button.intrinsicContentSize
      button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      #expect(button.intrinsicContentSize == size)
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      #expect(button.intrinsicContentSize == CGSize(width: size.width + 40, height: 18 + 20))
    }
  }

  /// A picture of Tinder/Layout: 6 points between the top of a 30-point button and its title's line.
  @Test func theTitleStandsInTheMiddle() {
    Environment.with(scale: 3) {
      let button = button("Layout")
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      button.layoutIfNeeded()
      let frame = button.titleLabel!.frame
      #expect(frame.minY == 6)
      #expect(isNear(frame.midX, 50, 1.0 / 3))
    }
  }

  @Test func alignmentMovesTheTitle() {
    Environment.with {
      let button = button("Title")
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      button.contentHorizontalAlignment = .leading
      button.contentVerticalAlignment = .bottom
      button.layoutIfNeeded()
      #expect(button.titleLabel!.frame.minX == 0)
      #expect(button.titleLabel!.frame.maxY == 60)
      button.contentHorizontalAlignment = .trailing
      button.layoutIfNeeded()
      #expect(isNear(button.titleLabel!.frame.maxX, 200, 1.0 / 3))
    }
  }

  /// Image insets shift a centred image by half their difference.
  @Test func imageInsetsShiftByHalfTheirDifference() {
    Environment.with {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(cgImage: CGImage(width: 20, height: 20, pixels: Data(count: 1600))), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(button.imageView!.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      button.layoutIfNeeded()
      #expect(button.imageView!.frame.minX == 45)
    }
  }

  @Test func systemTitlesTakeTheTintAndDimWhenDisabled() {
    Environment.with {
      let button = button("Title")
      #expect(button.currentTitleColor.cgColor == UIColor.systemBlue.cgColor)
      button.tintColor = .red
      #expect(button.titleLabel?.textColor == .red)
      button.isEnabled = false
      #expect(button.currentTitleColor == .tertiaryLabel)
      button.setTitleColor(.green, for: .normal)
      #expect(button.titleLabel?.textColor == .green)
    }
  }

  @Test func statesFallBackOnTheNormalOne() {
    Environment.with {
      let button = button("normal")
      button.setTitle("selected", for: .selected)
      button.isSelected = true
      #expect(button.titleLabel?.text == "selected")
      button.isHighlighted = true
      #expect(button.currentTitle == "normal")
      #expect(button.title(for: .disabled) == "normal")
    }
  }

  /// pointfreeco/swift-snapshot-testing's picture of `.contactAdd`: 73×71 px at 3x.
  @Test func contactAddHasItsMeasuredSize() {
    Environment.with(scale: 3) {
      let size = UIButton(type: .contactAdd).intrinsicContentSize
      #expect(isNear(size.width * 3, 73) && isNear(size.height * 3, 71))
    }
  }

  @Test func aConfiguredButtonSettlesInOneLayout() {
    Environment.with {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.image = UIImage(systemName: "plus")
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      _ = UIKitDiagnostics.shared.take()
      button.layoutIfNeeded()
      #expect(UIKitDiagnostics.shared.take() == [])
    }
  }

  /// Interface Builder stores 34.5 at 2x for plain and filled buttons.
  @Test func aConfigurationSetsInsetsOfItsOwn() {
    Environment.with(scale: 2) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize.height == 34.5)
      button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == "Save")
      guard case .fill(.roundedRect(let box, _), .color(let color), _) = button.content.first else {
        Issue.record("no rounded background in \(button.content)")
        return
      }
      #expect(box == button.bounds)
      #expect(color == UIColor.systemBlue.cgColor)
    }
  }
}
