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
}
