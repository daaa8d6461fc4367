import CoreGraphics
import Foundation

extension UISearchBar {
  private static let cancelTitle = "Cancel"

  var promptHeight: CGFloat { prompt?.isEmpty == false ? 19 : 0 }

  /// The scope bar's 32 points with 7 below, an approximation.
  var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? 39 : 0 }

  /// Makes, fills and hides what stands beside the field.
  func updateParts(_ icons: [Icon: UIImage]) {
    if let prompt, !prompt.isEmpty {
      let label = storedPromptLabel ?? UILabel()
      if storedPromptLabel == nil {
        storedPromptLabel = label
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        addSubview(label)
      }
      label.text = prompt
    }
    storedPromptLabel?.isHidden = promptHeight == 0
    if showsCancelButton, storedCancelButton == nil {
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitle(UISearchBar.cancelTitle, for: .normal)
      storedCancelButton = button
      addSubview(button)
    }
    storedCancelButton?.isHidden = !showsCancelButton
    if scopeHeight > 0 {
      storedScopeBar?.removeFromSuperview()
      let bar = UISegmentedControl(items: scopeButtonTitles)
      bar.selectedSegmentIndex = selectedScopeButtonIndex
      storedScopeBar = bar
      addSubview(bar)
    }
    storedScopeBar?.isHidden = scopeHeight == 0
    if let glass = icons[.search] { (searchTextField.leftView as? UIImageView)?.image = glass }
    updateRightIcon(icons)
  }

  private func updateRightIcon(_ icons: [Icon: UIImage]) {
    guard showsBookmarkButton || showsSearchResultsButton else {
      searchTextField.rightView = nil
      return
    }
    let fallback = UIImage(systemName: showsBookmarkButton ? "book" : "list.bullet")
    let view = UIImageView(image: icons[showsBookmarkButton ? .bookmark : .resultsList] ?? fallback)
    view.tintColor = .secondaryLabel
    view.contentMode = .center
    view.frame.size = CGSize(width: 22, height: 20)
    searchTextField.rightView = view
    searchTextField.rightViewMode = .unlessEditing
  }

  /// The field stands 8 points from the sides, and as far from the button.
  func layOutParts() {
    let grid = PixelGrid(traitCollection)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = UISearchTextField.height
    let row = bounds.height - promptHeight - scopeHeight
    let y = grid.nearest(bounds.minY + promptHeight + (row - height) / 2)
    var box = CGRect(x: bounds.minX + 8, y: y, width: max(bounds.width - 16, 0), height: height)
    if showsCancelButton, let button = storedCancelButton {
      let size = button.intrinsicContentSize
      box.size.width = max(box.width - size.width - 8, 0)
      let rect = CGRect(
        x: bounds.maxX - 8 - size.width, y: grid.nearest(box.midY - size.height / 2), width: size.width, height: size.height)
      button.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
    if isRightToLeft { box = box.mirrored(in: bounds) }
    let shift = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = box.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    storedPromptLabel?.frame = CGRect(x: bounds.minX + 8, y: bounds.minY + 7, width: max(bounds.width - 16, 0), height: 16)
    storedScopeBar?.frame = CGRect(x: bounds.minX + 8, y: bounds.maxY - scopeHeight, width: max(bounds.width - 16, 0), height: 32)
  }
}
