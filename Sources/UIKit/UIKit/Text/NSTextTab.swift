public import Foundation

/// A position that a tab character moves to.
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

  /// Twelve left-aligned stops, 28 points apart (NSParagraphStyle's documentation).
  static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  nonisolated open override var hash: Int { location.hashValue }
}
