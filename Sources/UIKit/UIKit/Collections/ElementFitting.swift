import Foundation

/// The axes along which an element's content decides its size.
struct ElementFitting: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let width = ElementFitting(rawValue: 1)
  static let height = ElementFitting(rawValue: 2)
  static let free: ElementFitting = [.width, .height]
}
