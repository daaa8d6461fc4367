public import Foundation

/// A layer whose content is drawn in tiles; a still picture draws it whole.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)

  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
