import CoreGraphics
import Foundation

extension CALayer {
  internal func ownValue(forKey key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "position": position
    case "anchorPoint": anchorPoint
    case "zPosition": zPosition
    case "anchorPointZ": anchorPointZ
    case "transform": transform
    case "sublayerTransform": sublayerTransform
    case "frame": frame
    case "contents": contents
    case "contentsRect": contentsRect
    case "contentsCenter": contentsCenter
    case "contentsScale": contentsScale
    case "isOpaque", "opaque": isOpaque
    case "isHidden", "hidden": isHidden
    case "isDoubleSided", "doubleSided": isDoubleSided
    case "opacity": opacity
    case "masksToBounds": masksToBounds
    case "backgroundColor": backgroundColor
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor
    case "shadowColor": shadowColor
    case "shadowOpacity": shadowOpacity
    case "shadowOffset": shadowOffset
    case "shadowRadius": shadowRadius
    case "shadowPath": shadowPath
    case "shouldRasterize": shouldRasterize
    case "rasterizationScale": rasterizationScale
    case "name": name
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    case "duration": duration
    case "repeatCount": repeatCount
    case "mask": mask
    case "sublayers": sublayers
    case "contentsGravity": contentsGravity.rawValue
    case "cornerCurve": cornerCurve.rawValue
    case "maskedCorners": maskedCorners.rawValue
    default: nil
    }
  }

  internal func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "bounds": if let new = KeyedValue.rect(value) { bounds = new }
    case "position": if let new = KeyedValue.point(value) { position = new }
    case "anchorPoint": if let new = KeyedValue.point(value) { anchorPoint = new }
    case "zPosition": if let new = KeyedValue.cgFloat(value) { zPosition = new }
    case "anchorPointZ": if let new = KeyedValue.cgFloat(value) { anchorPointZ = new }
    case "transform": if let new = KeyedValue.transform(value) { transform = new }
    case "sublayerTransform": if let new = KeyedValue.transform(value) { sublayerTransform = new }
    case "frame": if let new = KeyedValue.rect(value) { frame = new }
    case "contents": contents = value
    case "contentsRect": if let new = KeyedValue.rect(value) { contentsRect = new }
    case "contentsCenter": if let new = KeyedValue.rect(value) { contentsCenter = new }
    case "contentsScale": if let new = KeyedValue.cgFloat(value) { contentsScale = new }
    case "isOpaque", "opaque": if let new = KeyedValue.bool(value) { isOpaque = new }
    case "isHidden", "hidden": if let new = KeyedValue.bool(value) { isHidden = new }
    case "isDoubleSided", "doubleSided": if let new = KeyedValue.bool(value) { isDoubleSided = new }
    case "opacity": if let new = KeyedValue.float(value) { opacity = new }
    case "masksToBounds": if let new = KeyedValue.bool(value) { masksToBounds = new }
    case "backgroundColor": backgroundColor = value as? CGColor
    case "cornerRadius": if let new = KeyedValue.cgFloat(value) { cornerRadius = new }
    case "borderWidth": if let new = KeyedValue.cgFloat(value) { borderWidth = new }
    case "borderColor": borderColor = value as? CGColor
    case "shadowColor": shadowColor = value as? CGColor
    case "shadowOpacity": if let new = KeyedValue.float(value) { shadowOpacity = new }
    case "shadowOffset": if let new = KeyedValue.size(value) { shadowOffset = new }
    case "shadowRadius": if let new = KeyedValue.cgFloat(value) { shadowRadius = new }
    case "shadowPath": shadowPath = value as? CGPath
    case "shouldRasterize": if let new = KeyedValue.bool(value) { shouldRasterize = new }
    case "rasterizationScale": if let new = KeyedValue.cgFloat(value) { rasterizationScale = new }
    case "name": name = value as? String
    case "speed": if let new = KeyedValue.float(value) { speed = new }
    case "timeOffset": if let new = KeyedValue.number(value) { timeOffset = new }
    case "beginTime": if let new = KeyedValue.number(value) { beginTime = new }
    case "duration": if let new = KeyedValue.number(value) { duration = new }
    case "repeatCount": if let new = KeyedValue.float(value) { repeatCount = new }
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "contentsGravity":
      contentsGravity = value as? CALayerContentsGravity ?? (value as? String).map(CALayerContentsGravity.init(rawValue:)) ?? .resize
    case "cornerCurve":
      cornerCurve = value as? CALayerCornerCurve ?? (value as? String).map(CALayerCornerCurve.init(rawValue:)) ?? .circular
    case "maskedCorners":
      if let new = KeyedValue.number(value) { maskedCorners = CACornerMask(rawValue: UInt(new)) }
    default: return false
    }
    return true
  }
}
