import Foundation

/// A layer that only groups its sublayers: its own background, border and effects are not drawn.
open class CATransformLayer: CALayer {}
