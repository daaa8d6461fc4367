import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  /// No effect: no picture shows keyboard shortcuts.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
    self.subtitle = subtitle
  }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
