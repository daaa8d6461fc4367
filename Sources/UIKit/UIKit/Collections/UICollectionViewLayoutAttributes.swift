public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection view stands, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, @unchecked Sendable {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  open var center = CGPoint.zero { didSet { if center != oldValue { exactFrame = nil } } }
  open var size = CGSize.zero { didSet { if size != oldValue { exactFrame = nil } } }
  /// The frame as it was set: halves that are added again may differ from it in the last digit.
  private final var exactFrame: CGRect?
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  /// The axes along which the content decides the size.
  final var fitting = ElementFitting.free
  /// Where in a list a row stands; nil outside of lists.
  final var listPlace: ListPlace?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    take(.supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    take(.decorationView, decorationViewKind)
  }

  /// What a layout makes is of the class that it names.
  final func take(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    representedElementCategory = category
    representedElementKind = kind
  }

  // MARK: Geometry

  /// The rectangle around the transformed element; what is set counts for the element without a transform.
  open var frame: CGRect {
    get {
      let plain =
        exactFrame
        ?? CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard !transform.isIdentity else { return plain }
      let turned = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      exactFrame = newValue
    }
  }
  /// The rectangle of the element without its transform.
  final var untransformedFrame: CGRect {
    exactFrame ?? CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AttributesFactory.make(type(of: self))
    copy.indexPath = indexPath
    copy.take(representedElementCategory, representedElementKind)
    copy.center = center
    copy.size = size
    copy.exactFrame = exactFrame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.listPlace = listPlace
    return copy
  }

  final func duplicate() -> UICollectionViewLayoutAttributes {
    (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && center == other.center && size == other.size
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && listPlace == other.listPlace
  }

  open override var hash: Int { indexPath.hashValue ^ (representedElementKind?.hashValue ?? 0) }
}
