public import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { attach() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { attach() } }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    attach()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.duplicate()
      doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
    attach()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attach()
  }

  private func attach() {
    for buttons in [buttonAppearance, doneButtonAppearance] { buttons.onChange = { [weak self] in self?.changed() } }
    changed()
  }

  package override func duplicate() -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }
}
