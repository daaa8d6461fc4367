public import Foundation

// Foundation on Linux hides NSObject's initialiser without arguments behind those of attributed strings.

extension NSAttributedString {
  /// An empty text: stands for `init()`, which an extension cannot override.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// An empty text.
  public convenience init() { self.init(string: "") }
}
