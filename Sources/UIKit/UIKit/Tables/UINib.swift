public import Foundation

/// Names an Interface Builder file.
///
/// Approximation: cells of such a file are plain ones here, which a diagnostic says.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String
  let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }
}
