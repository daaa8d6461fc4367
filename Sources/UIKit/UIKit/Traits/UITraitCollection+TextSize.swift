extension UITraitCollection {
  /// Whether the text size changed; a view that saw no traits yet was made under the screen's.
  @MainActor
  func differsInTextSize(from previous: UITraitCollection?) -> Bool {
    let before = previous ?? UIScreen.main.traitCollection
    return before.preferredContentSizeCategory.step != preferredContentSizeCategory.step
  }
}
