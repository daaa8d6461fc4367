public import Foundation

extension UICollectionView {
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
