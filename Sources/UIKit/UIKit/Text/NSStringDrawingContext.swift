public import Foundation

/// Parameters and results of drawing text.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}
