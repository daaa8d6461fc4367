import UIKit

extension UIStackView {
  func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ alignment: Alignment, _ distribution: Distribution, _ content: Layout) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    install(content)
    let spacers = arrangedSubviews.compactMap { $0 as? Spacer }
    for spacer in spacers { install(spacer.constraints(along: axis, as: spacers.first)) }
  }
}
