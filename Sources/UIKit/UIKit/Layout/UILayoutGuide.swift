import CoreGraphics
public import Foundation

/// A rectangle that takes part in the layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  @preconcurrency @MainActor public override init() { super.init() }

  open package(set) weak var owningView: UIView?
  open var identifier = ""

  /// Who decides the guide's place.
  package enum Role: Sendable { case user, safeArea, margins, readable, keyboard, content, contentMargins, frame, top, bottom }
  package var role = Role.user
  /// The solved rectangle in the owning view's coordinates.
  package var solvedFrame = CGRect.zero

  open var layoutFrame: CGRect {
    switch role {
    case .user: solvedFrame
    case .safeArea, .margins, .readable, .keyboard, .content, .contentMargins, .frame, .top, .bottom:
      owningView?.frame(of: self) ?? solvedFrame
    }
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (owningView?.touchingConstraints ?? []).filter {
      ($0.firstItem === self || $0.secondItem === self) && $0.isHorizontal == (axis == .horizontal)
    }
  }

  open var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  open var heightAnchor: NSLayoutDimension { anchor(.height) }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }
  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }
  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: attribute)
  }

  /// What the guide stands for, in a sentence.
  package var purpose: String {
    switch role {
    case .user: "layout guide"
    case .safeArea, .top, .bottom: "safe area"
    case .margins: "layout margins"
    case .readable: "readable width"
    case .keyboard: "keyboard"
    case .content: "scrollable content"
    case .contentMargins: "margins of the scrollable content"
    case .frame: "frame"
    }
  }

  var displayName: String {
    switch role {
    case .user: return identifier.isEmpty ? "layoutGuide" : identifier
    case .safeArea: return "safeArea"
    case .margins: return "layoutMargins"
    case .readable: return "readableContent"
    case .keyboard: return "keyboard"
    case .content: return "content"
    case .contentMargins: return "contentMargins"
    case .frame: return "frame"
    case .top: return "topLayoutGuide"
    case .bottom: return "bottomLayoutGuide"
    }
  }
}

/// What `topLayoutGuide` and `bottomLayoutGuide` of old controllers are.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
