@_exported public import Foundation

// As much of UIKit as the fixtures use, to compile them in seconds.

@preconcurrency @MainActor open class UIResponder: NSObject {}

@preconcurrency @MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }
  open func layoutSubviews() {}
  open func endEditing(_ force: Bool) -> Bool { force }
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open var view: UIView! = UIView()
  open func viewDidLoad() {}
  open var title: String? { "controller" }
}

@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(AnyObject, Selector)] = []
  open func addTarget(_ target: Any?, action: Selector) { actions.append((target as AnyObject, action)) }
  /// Sends each action and prints whether it arrived.
  open func send() {
    for (target, action) in actions { print(action, action.perform(on: target, sender: self, event: UIEvent())) }
  }
}

public class UIEvent: NSObject {}
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UISwitch: UIControl {}
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle { case `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
