public import Foundation

/// Transforms that are boxed in a value: Foundation boxes no structures of others on Linux, but ranges.
///
/// A range of an impossible place stands for the transform of its length. Equal transforms share one, none is ever freed.
private final class BoxedTransforms: @unchecked Sendable {
  static let shared = BoxedTransforms()
  static let location = Int.max - 0x4341

  private let lock = NSLock()
  private var indices: [CATransform3D: Int] = [:]
  private var transforms: [CATransform3D] = []

  func range(of transform: CATransform3D) -> NSRange {
    lock.lock()
    defer { lock.unlock() }
    let index = indices[transform] ?? transforms.count
    if index == transforms.count {
      indices[transform] = index
      transforms.append(transform)
    }
    return NSRange(location: Self.location, length: index)
  }

  func transform(of range: NSRange) -> CATransform3D? {
    lock.lock()
    defer { lock.unlock() }
    return range.location == Self.location && transforms.indices.contains(range.length) ? transforms[range.length] : nil
  }
}

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) { self.init(range: BoxedTransforms.shared.range(of: t)) }

  /// The boxed transform; the identity where the value boxes something else.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

  internal var boxedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.rangeType else { return nil }
    return BoxedTransforms.shared.transform(of: rangeValue)
  }

  private static let rangeType = String(cString: NSValue(range: NSRange(location: 0, length: 0)).objCType)
}
