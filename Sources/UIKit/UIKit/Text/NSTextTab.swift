public import Foundation

/// A position that a tab character moves to; kept, not yet used in layout.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }
}
