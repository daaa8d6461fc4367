import LayoutDSL

/// A page below a coloured header of a quarter of its height.
class HeaderView: LayoutView {
  let header = UIView().with(\.backgroundColor, .systemIndigo)
  let label = UILabel("Good morning", style: .largeTitle, weight: .bold).with(\.textAlignment, .center)

  var body: Layout {
    backgroundColor = .systemBackground
    header.pin([.top, .horizontal], to: self)
    header.height == 0.25 * height
    label.leading >= margins.leading
    labelPlace
  }

  /// The middle of the header.
  var labelPlace: Layout { label.with(\.textColor, .white).center == header.center }
}

/// The same with the label 10 points below the header.
final class LabelBelowHeaderView: HeaderView {
  override var labelPlace: Layout { [label.centerX == header.centerX, label.top == header.bottom + 10] }
}

#Preview("Header DSL") {
  HeaderView()
}

#Preview("Header DSL dark") {
  HeaderView().with(\.overrideUserInterfaceStyle, .dark)
}

#Preview("Header DSL label below") {
  LabelBelowHeaderView()
}

#Preview("Header DSL large text") {
  LabelBelowHeaderView().with(\.traitOverrides.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
}
