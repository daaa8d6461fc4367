import UIKit

/// An album of a journey: its best pictures as a mosaic, the people in them side by side, and the places below each other.
final class AlbumViewController: UIViewController {
  private enum Section: Int {
    case photos, people, places

    var title: String {
      switch self {
      case .photos: "Highlights"
      case .people: "People"
      case .places: "Places"
      }
    }
  }

  private enum Item: Hashable {
    case photo(Photo)
    case person(Person)
    case place(Place)
  }

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Three Days Up"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)

    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.photos, .people, .places])
    snapshot.appendItems(Photo.all.map(Item.photo), toSection: .photos)
    snapshot.appendItems(Person.all.map(Item.person), toSection: .people)
    snapshot.appendItems(Place.all.map(Item.place), toSection: .places)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      switch Section(rawValue: index) {
      case .photos: self?.photosSection(environment)
      case .people: self?.peopleSection()
      default: self?.placesSection(environment)
      }
    }
  }

  /// A large picture with two small ones beside it; below it a row of three, or beside it the same the other way round where there is
  /// room.
  private func photosSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width >= 600
    let width: CGFloat = isWide ? 0.5 : 1
    let large = photo(width: 2 / 3, height: 1)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitems: [photo(width: 1, height: 0.5)])
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(width * 2 / 3))
    let left = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [large, pair])
    let right = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [pair, large])
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: whole(height: 1 / 3), subitems: [photo(width: 1 / 3, height: 1)])
    let group =
      isWide
      ? NSCollectionLayoutGroup.horizontal(layoutSize: whole(height: 1 / 3), subitems: [left, right])
      : NSCollectionLayoutGroup.vertical(layoutSize: whole(height: 1), subitems: [left, row])
    let section = NSCollectionLayoutSection(group: group)
    // The pictures bring two points of their own.
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin - 2, bottom: 8, trailing: margin - 2)
    section.boundarySupplementaryItems = [header(leading: 2)]
    return section
  }

  private func photo(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    return item
  }

  /// The whole width, and a height that is a part of it.
  private func whole(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(height))
  }

  private func peopleSection() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: CountBadge.kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -2, y: -2)))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .estimated(86))
    let person = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [person]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 8, trailing: margin)
    section.boundarySupplementaryItems = [header(leading: 0)]
    return section
  }

  private func placesSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private var margin: CGFloat { view.directionalLayoutMargins.leading }

  private func header(leading: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.contentInsets.leading = leading
    return header
  }

  // MARK: Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let photoCell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in cell.show(photo) }
    let personCell = UICollectionView.CellRegistration<PersonCell, Person> { cell, _, person in cell.show(person) }
    let placeCell = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { cell, _, place in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = place.name
      content.secondaryText = place.note
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: place.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .photo(let photo): collectionView.dequeueConfiguredReusableCell(using: photoCell, for: indexPath, item: photo)
      case .person(let person): collectionView.dequeueConfiguredReusableCell(using: personCell, for: indexPath, item: person)
      case .place(let place): collectionView.dequeueConfiguredReusableCell(using: placeCell, for: indexPath, item: place)
      }
    }
    addHeaders(to: dataSource)
    return dataSource
  }

  private func addHeaders(to dataSource: UICollectionViewDiffableDataSource<Section, Item>) {
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = Section(rawValue: indexPath.section)?.title
      // The sections keep the margins of the screen themselves.
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = 0
      cell.contentConfiguration = content
    }
    let badge = UICollectionView.SupplementaryRegistration<CountBadge>(
      elementKind: CountBadge.kind
    ) { [weak dataSource] view, _, indexPath in
      guard case .person(let person) = dataSource?.itemIdentifier(for: indexPath) else { return }
      view.show(person.count)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == CountBadge.kind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}

#Preview("Album") {
  let navigation = UINavigationController(rootViewController: AlbumViewController())
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}

#Preview("Album large text") {
  let navigation = UINavigationController(rootViewController: AlbumViewController())
  navigation.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  return navigation
}

#Preview("Album wide", traits: .fixedLayout(width: 760, height: 620)) {
  UINavigationController(rootViewController: AlbumViewController())
}
