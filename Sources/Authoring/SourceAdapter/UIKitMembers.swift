/// Methods of UIKit that selectors name, and optional members of its protocols that code calls with `?`.
enum UIKitMembers {
  /// Argument labels by method name, `_` as an empty text.
  static let methods: [String: [String]] = [
    "viewDidLoad": [], "viewWillLayoutSubviews": [], "viewDidLayoutSubviews": [], "loadView": [], "viewWillAppear": [""],
    "viewDidAppear": [""], "viewWillDisappear": [""], "viewDidDisappear": [""], "layoutSubviews": [], "setNeedsLayout": [],
    "layoutIfNeeded": [], "setNeedsDisplay": [], "updateConstraints": [], "setNeedsUpdateConstraints": [], "endEditing": [""],
    "becomeFirstResponder": [], "resignFirstResponder": [], "removeFromSuperview": [], "reloadData": [], "copy": [""], "cut": [""],
    "paste": [""], "select": [""], "selectAll": [""], "delete": [""], "toggleBoldface": [""], "sizeToFit": [],
    "setEditing": ["", "animated"],
    "dismiss": ["animated", "completion"], "popViewController": ["animated"], "invalidateLayout": [], "beginRefreshing": [],
    "endRefreshing": [], "startAnimating": [], "stopAnimating": [], "sendActions": ["for"], "awakeFromNib": [], "prepareForReuse": [],
  ]

  /// Names of methods that a protocol extension of our UIKit implements, so that a `?` after them is wrong.
  static let optionalMembers: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textField",
    "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn", "textViewShouldBeginEditing",
    "textViewShouldEndEditing",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textView", "textViewDidChange", "textViewDidChangeSelection", "tableView",
    "numberOfSections", "sectionIndexTitles", "collectionView", "gestureRecognizerShouldBegin", "gestureRecognizer",
    "navigationController", "tabBarController", "tabBar", "searchBar", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "pickerView", "presentationControllerDidDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidAttemptToDismiss", "presentationControllerShouldDismiss",
    "adaptivePresentationStyle", "pageViewController", "indexTitles", "collectionViewDidEndMultipleSelectionInteraction",
    "indexPathForPreferredFocusedView",
  ]
}
