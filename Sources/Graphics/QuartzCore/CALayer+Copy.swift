import CoreGraphics
import Foundation

extension CALayer {
  internal func copyOwnProperties(of o: CALayer) {
    bounds = o.bounds
    position = o.position
    anchorPoint = o.anchorPoint
    zPosition = o.zPosition
    anchorPointZ = o.anchorPointZ
    transform = o.transform
    sublayerTransform = o.sublayerTransform
    contents = o.contents
    contentsRect = o.contentsRect
    contentsCenter = o.contentsCenter
    contentsGravity = o.contentsGravity
    contentsScale = o.contentsScale
    magnificationFilter = o.magnificationFilter
    isOpaque = o.isOpaque
    isHidden = o.isHidden
    opacity = o.opacity
    masksToBounds = o.masksToBounds
    mask = o.mask
    backgroundColor = o.backgroundColor
    cornerRadius = o.cornerRadius
    maskedCorners = o.maskedCorners
    cornerCurve = o.cornerCurve
    borderWidth = o.borderWidth
    borderColor = o.borderColor
    shadowColor = o.shadowColor
    shadowOpacity = o.shadowOpacity
    shadowOffset = o.shadowOffset
    shadowRadius = o.shadowRadius
    shadowPath = o.shadowPath
    allowsGroupOpacity = o.allowsGroupOpacity
    name = o.name
    undeclaredValues = o.undeclaredValues
  }
}
