import Foundation

extension UIBarButtonItem {
  /// The words of the system's items that show one; the interface's language is English.
  var systemTitle: String? {
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbols of the others, as since iOS 13.
  var systemSymbol: String? {
    switch systemItem {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "book.pages"
    case .writingTools: "apple.writing.tools"
    default: nil
    }
  }

  func picture(isCompact: Bool) -> UIImage? { isCompact ? landscapeImagePhone ?? image : image }
}

extension UIViewController {
  /// Turns editing on and off.
  ///
  /// A bar button with the word for what a tap does.
  public var editButtonItem: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    storedEditButton = item
    return item
  }
}
