import CoreGraphics
import Foundation

/// Makes views, attributes and contexts of classes that are known at run time only.
@MainActor
enum CollectionFactory {
  static func makeView(of type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    unsafeDowncast(
      unsafeBitCast(type, to: DynamicallyMadeView.Type.self).init(frame: frame), to: UICollectionReusableView.self)
  }

  static func makeContext(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      UIKitException.raise(
        "NSInvalidArgumentException", "invalidationContextClass is \(type), which is no UICollectionViewLayoutInvalidationContext")
    }
    return unsafeDowncast(
      unsafeBitCast(type, to: DynamicallyMadeContext.Type.self).init(), to: UICollectionViewLayoutInvalidationContext.self)
  }
}

/// Makes attributes of classes that are known at run time only.
enum AttributesFactory {
  static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    unsafeDowncast(
      unsafeBitCast(type, to: DynamicallyMadeAttributes.Type.self).init(), to: UICollectionViewLayoutAttributes.self)
  }
}

/// Stands for any subclass whose initialiser is to be called through the method table.
private class DynamicallyMadeView: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An override keeps the optimiser from calling the class above directly.
private final class DynamicallyMadeViewOverride: DynamicallyMadeView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// As `DynamicallyMadeView`.
private class DynamicallyMadeContext: UICollectionViewLayoutInvalidationContext {
  required override init() { super.init() }
}

private final class DynamicallyMadeContextOverride: DynamicallyMadeContext {
  required init() { super.init() }
}

/// As `DynamicallyMadeView`.
private class DynamicallyMadeAttributes: UICollectionViewLayoutAttributes, @unchecked Sendable {
  required override init() { super.init() }
}

private final class DynamicallyMadeAttributesOverride: DynamicallyMadeAttributes, @unchecked Sendable {
  required init() { super.init() }
}
