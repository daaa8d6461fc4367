import CoreGraphics
public import Foundation

/// Builds sections out of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var solved: CompositionalSolution?
  private final var sections: [NSCollectionLayoutSection]?
  private final var measured: [Int: [Int: CGSize]] = [:]
  private final var measuredElements: [UICollectionView.ElementKey: CGSize] = [:]
  private final var measuredRoom: CGSize?
  /// The list that the layout is.
  private final var list: UICollectionLayoutListConfiguration?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section }, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are all lists.
  @preconcurrency @MainActor
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  // MARK: Answers

  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  final var solution: CompositionalSolution {
    guard let view = owner else { return CompositionalSolution() }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    if let solved, room == measuredRoom { return solved }
    if measuredRoom != room {
      forgetMeasuredSizes()
      sections = nil
    }
    measuredRoom = room
    let environment = CompositionalSolver.environment(of: view, configuration)
    let sections = sections ?? makeSections(view, environment)
    self.sections = sections
    let solver = CompositionalSolver(
      view: view, configuration: configuration, measured: measured, measuredElements: measuredElements, environment: environment, room: room
    )
    let solution = solver.solve(sections)
    solved = solution
    return solution
  }

  private func makeSections(_ view: UICollectionView, _ environment: LayoutEnvironment) -> [NSCollectionLayoutSection] {
    (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else {
        UIKitException.raise(
          "NSInternalInconsistencyException",
          "the section provider of \(view.displayName) gave no section for index \(index)")
      }
      return section
    }
  }

  open override func prepare() {
    super.prepare()
    _ = solution
  }

  open override var collectionViewContentSize: CGSize { solution.contentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { supplementary(elementKind, at: indexPath) }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard solution.sections.indices.contains(indexPath.section) else { return nil }
    return decorations(solution.sections[indexPath.section]).first { $0.representedElementKind == elementKind }
  }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      if preferred.representedElementCategory == .cell {
        measured[preferred.indexPath.section, default: [:]][preferred.indexPath.item] = preferred.size
      } else {
        measuredElements[preferred.elementKey] = preferred.size
      }
    } else {
      sections = nil
    }
    solved = nil
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != owner?.items.bounds?.size }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    let known =
      originalAttributes.representedElementCategory == .cell
      ? measured[path.section]?[path.item] : measuredElements[originalAttributes.elementKey]
    return !(known ?? originalAttributes.size).isNear(preferredAttributes.size)
  }

  package override func forgetMeasuredSizes() {
    measured = [:]
    measuredElements = [:]
    solved = nil
  }

  package override var defaultBackgroundColor: UIColor? { list?.backgroundColor }
}
