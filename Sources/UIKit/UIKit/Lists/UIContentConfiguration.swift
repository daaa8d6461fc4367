public import Foundation

/// Describes the content of a cell, and makes the view that shows it.
public protocol UIContentConfiguration {
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// Shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// Puts the views of configurations where they are shown.
@MainActor
enum ConfiguredContent {
  /// Shows a configuration in the old view where that knows its kind, else in one of its own, tied to the holder's edges.
  static func install(_ configuration: (any UIContentConfiguration)?, replacing old: UIView?, in holder: UIView) -> UIView? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    if let shown = old as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return shown
    }
    old?.removeFromSuperview()
    let view = configuration.makeContentView()
    holder.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor), view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor), view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    return view
  }
}
