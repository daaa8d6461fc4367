public import Foundation

extension UICollectionView {
  /// Makes cells of a class and fills them with items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let maker: ViewMaker
    let identifier = RegistrationNames.next()

    public init(handler: @escaping Handler) {
      self.handler = handler
      maker = .type(Cell.self)
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      maker = .nib(cellNib)
    }
  }

  /// Makes headers, footers and badges of a class and fills them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let handler: Handler
    let maker: ViewMaker
    let elementKind: String
    let identifier = RegistrationNames.next()

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      maker = .type(Supplementary.self)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      maker = .nib(supplementaryNib)
    }
  }
}

/// Each registration has a pool of views of its own.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
