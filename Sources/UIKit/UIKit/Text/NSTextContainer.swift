import CoreGraphics
public import Foundation
import TextLayout

/// A region that text is laid out in.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Zero and less in a dimension mean no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// Figures that lines flow around, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
  /// How the last line ends where `maximumNumberOfLines` or the height leaves text out.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// What stays free at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false
  /// No effect: the height of a container is the one that is set.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) else { return }
    old.removeTextContainer(at: index)
    newLayoutManager.addTextContainer(self)
  }

  private func didChange() { layoutManager?.textContainerChangedGeometry(self) }

  /// The container as the text engine takes it; lengths that no screen has are none.
  func engineContainer(width: CGFloat?, isRightToLeft: Bool) -> TextContainer {
    let width = width ?? size.width
    var container = TextContainer(
      width: width > 0 && width < 1e6 ? width : .infinity, maximumNumberOfLines: max(0, maximumNumberOfLines),
      isRightToLeft: isRightToLeft, hasExtraLine: true)
    container.padding = lineFragmentPadding
    container.exclusions = exclusionPaths.map(\.cgPath)
    if limitsHeight, lineBreakMode.truncates { container.height = size.height }
    return container
  }

  var limitsHeight: Bool { size.height > 0 && size.height < 1e6 }
}

extension NSLineBreakMode {
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
