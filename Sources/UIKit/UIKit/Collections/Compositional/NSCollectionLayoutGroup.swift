import CoreGraphics
import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider = (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items beside or below each other; a group may stand in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// The subitems again and again, as long as there is room.
    case filled
    /// Equal parts of the group.
    case divided(Int)
    /// The subitem so often.
    case repeated(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let axis: NSLayoutConstraint.Axis
  final let content: Content
  public final let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ subitems: [NSCollectionLayoutItem], _ content: Content) {
    self.axis = axis
    self.subitems = subitems
    self.content = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .repeated(max(1, count))) }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .divided(max(1, count)))
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .filled)
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .repeated(max(1, count))) }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .divided(max(1, count)))
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .filled)
  }

  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, [], .custom(itemProvider)) }

  open func visualDescription() -> String {
    let lines = subitems.map { "  \(($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item \($0.layoutSize)")" }
    return (["group \(axis) \(layoutSize)"] + lines).joined(separator: "\n")
  }
}
