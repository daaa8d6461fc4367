import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIButtonConfigurationTests {
  private func button(
    _ base: UIButton.Configuration = .filled(), width: CGFloat? = nil, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = base
    configuration.title = "Save"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    var size = button.intrinsicContentSize
    if let width { size.width = width }
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    return button
  }

  private var image: UIImage { UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in } }

  private func background(of button: UIButton) -> CGColor? { DisplayList.fills(in: button.content).first?.color }

  /// A line of the text style and the insets of the size: 28, 34.33 and 50.33 points at 3x.
  @Test(
    arguments: [(UIButton.Configuration.Size.mini, 28), (.small, 28), (.medium, 34.33), (.large, 50.33)]
      as [(UIButton.Configuration.Size, CGFloat)])
  func heightFollowsTheSize(size: UIButton.Configuration.Size, height: CGFloat) {
    Environment.with(scale: 3) {
      #expect(isNear(button { $0.buttonSize = size }.intrinsicContentSize.height, height, 0.34))
    }
  }

  @Test func stylesHaveTheirColours() {
    Environment.with {
      #expect(background(of: button(.filled())) == UIColor.systemBlue.cgColor)
      #expect(background(of: button(.borderedProminent())) == UIColor.systemBlue.cgColor)
      #expect(background(of: button(.gray())) == UIColor.secondarySystemFill.cgColor)
      #expect(background(of: button(.bordered())) == UIColor.secondarySystemFill.cgColor)
      #expect(background(of: button(.tinted())).map { isNear($0.alpha, 0.18) } == true)
      #expect(background(of: button(.plain())) == nil && background(of: button(.borderless())) == nil)
      #expect(button(.filled()).titleLabel?.textColor == .white)
      #expect(button(.gray()).titleLabel?.textColor == .systemBlue)
    }
  }

  @Test func baseColoursReplaceTheTint() {
    Environment.with {
      let button = button {
        $0.baseBackgroundColor = .red
        $0.baseForegroundColor = .green
      }
      #expect(background(of: button) == UIColor.red.cgColor)
      #expect(button.titleLabel?.textColor == .green)
      button.isEnabled = false
      #expect(background(of: button) == UIColor.tertiarySystemFill.cgColor)
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }
  }

  @Test func aDestructiveButtonIsRed() {
    Environment.with {
      let button = button(.plain())
      button.role = .destructive
      #expect(button.titleLabel?.textColor == .systemRed)
    }
  }

  @Test func selectionTakesTheNextStyleUnlessSwitchedOff() {
    Environment.with {
      let button = button(.tinted())
      button.isSelected = true
      #expect(background(of: button) == UIColor.systemBlue.cgColor)
      button.configuration?.automaticallyUpdateForSelection = false
      #expect(background(of: button).map { isNear($0.alpha, 0.18) } == true)
    }
  }

  /// The subtitle stands `titlePadding` below the title, by Apple's definition.
  @Test func theSubtitleStandsBelowTheTitle() throws {
    try Environment.with(scale: 2) {
      let button = button {
        $0.subtitle = "All changes"
        $0.titlePadding = 6
      }
      let title = try #require(button.titleLabel?.frame)
      let subtitle = try #require(button.subtitleLabel?.frame)
      #expect(isNear(subtitle.minY - title.maxY, 6, 0.5))
      #expect(isNear(title.midX, subtitle.midX, 0.5))
      #expect(isNear(button.frame.height, 14 + title.height + 6 + subtitle.height, 0.5))
      button.configuration?.titleAlignment = .trailing
      button.layoutIfNeeded()
      #expect(isNear(button.titleLabel?.frame.maxX ?? 0, button.subtitleLabel?.frame.maxX ?? 1, 0.5))
    }
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func theImageStandsAtItsEdge(edge: NSDirectionalRectEdge) throws {
    try Environment.with {
      let plain = button()
      let button = button {
        $0.image = image
        $0.imagePlacement = edge
        $0.imagePadding = 5
      }
      let picture = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      switch edge {
      case .leading: #expect(isNear(title.minX - picture.maxX, 5, 0.4))
      case .trailing: #expect(isNear(picture.minX - title.maxX, 5, 0.4))
      case .top: #expect(isNear(title.minY - picture.maxY, 5, 0.4))
      default: #expect(isNear(picture.minY - title.maxY, 5, 0.4))
      }
      let grown = edge == .top || edge == .bottom ? (0, 15) : (25, 0) as (CGFloat, CGFloat)
      #expect(isNear(button.frame.width - plain.frame.width, grown.0, 0.4))
      #expect(isNear(button.frame.height - plain.frame.height, grown.1, 0.4))
    }
  }

  @Test func placementsFollowTheDirection() {
    Environment.with(direction: .rightToLeft) {
      let button = button { $0.image = image }
      #expect(button.imageView!.frame.minX > button.titleLabel!.frame.minX)
    }
  }

  /// Apple: a reservation is room for the image along its placement; a larger image ignores it, a smaller one is centred in it.
  @Test func reservedRoomCentresTheImage() {
    Environment.with {
      let normal = button { $0.image = image }
      let reserved = button {
        $0.image = image
        $0.imageReservation = 40
      }
      #expect(isNear(reserved.frame.width - normal.frame.width, 20))
      #expect(isNear(reserved.imageView!.frame.midX, 12 + 20, 0.4))
      #expect(
        button {
          $0.image = image
          $0.imageReservation = 3
        }.frame.width == normal.frame.width)
    }
  }

  @Test func anActivityIndicatorTakesTheImagesPlace() {
    Environment.with {
      let button = button {
        $0.image = image
        $0.showsActivityIndicator = true
      }
      let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(wheel?.isAnimating == true && wheel?.frame.size == CGSize(width: 20, height: 20))
      #expect(button.imageView?.isHidden == true)
      button.configuration?.showsActivityIndicator = false
      #expect(wheel?.isHidden == true && button.imageView?.isHidden == false)
    }
  }

  @Test func aPopUpButtonShowsWhatIsSelected() {
    Environment.with {
      let button = button(.gray())
      let width = button.intrinsicContentSize.width
      button.menu = UIMenu(children: [UIAction(title: "Save") { _ in }, UIAction(title: "Keep", state: .on) { _ in }])
      #expect(button.intrinsicContentSize.width == width)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.configuration?.title = nil
      #expect(button.titleLabel?.text == "Keep")
      button.configuration?.title = "Save"
      #expect(button.intrinsicContentSize.width > width)
      button.configuration?.indicator = .none
      #expect(button.intrinsicContentSize.width == width)
    }
  }

  @Test(arguments: [(UIButton.Configuration.CornerStyle.fixed, 9), (.capsule, 20)] as [(UIButton.Configuration.CornerStyle, CGFloat)])
  func cornersFollowTheStyle(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    Environment.with {
      let button = button {
        $0.cornerStyle = style
        $0.background.cornerRadius = 9
      }
      button.frame.size = CGSize(width: 100, height: 40)
      guard case .roundedRect(_, let corners)? = DisplayList.fills(in: button.content).first?.shape else {
        Issue.record("no rounded rectangle")
        return
      }
      #expect(corners.uniform == radius)
    }
  }

  @Test func handlersRunForEveryState() {
    Environment.with {
      let button = button()
      button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Saved" : "Save" }
      button.isSelected = true
      #expect(button.titleLabel?.text == "Saved")
      button.isSelected = false
      #expect(button.titleLabel?.text == "Save")
    }
  }

  @Test func aCustomBackgroundFillsTheButton() {
    Environment.with {
      let view = UIView()
      let button = button { $0.background.customView = view }
      #expect(button.subviews.first === view && view.frame == button.bounds)
      button.configuration?.background.customView = nil
      button.layoutIfNeeded()
      #expect(view.superview == nil)
    }
  }

  @Test func strokesStandInsideUnlessOutset() {
    Environment.with {
      let button = button(.plain(), width: 80) {
        $0.background.strokeWidth = 2
        $0.background.strokeColor = .red
        $0.background.strokeOutset = 3
      }
      guard case .border(let shape, width: 2, let color)? = button.content.first else {
        Issue.record("no border")
        return
      }
      #expect(shape.path.boundingBox.width == 86 && color == UIColor.red.cgColor)
    }
  }

  @Test func sheetsCloseButtonsFollowTheAppearance() {
    Environment.with(style: .dark) {
      let button = UIButton(type: .close)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      let root = UIView()
      root.overrideUserInterfaceStyle = .light
      root.addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      button.layoutIfNeeded()
      let color = DisplayList.fills(in: button.imageView?.content ?? []).first?.color
      #expect(color == UIColor.secondarySystemFill.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
    }
  }
}
