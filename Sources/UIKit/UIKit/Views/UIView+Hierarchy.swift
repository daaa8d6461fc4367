import Foundation
import QuartzCore

extension UIView {
  package var rootView: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func moveToFront(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }), index != storedSubviews.count - 1 else { return }
    storedSubviews.append(storedSubviews.remove(at: index))
    view.layer.removeFromSuperlayer()
    layer.addSublayer(view.layer)
  }

  func moveToBack(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }), index != 0 else { return }
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
    view.layer.removeFromSuperlayer()
    layer.insertSublayer(view.layer, at: 0)
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second), first != second else { return }
    storedSubviews.swapAt(first, second)
    for subview in storedSubviews {
      subview.layer.removeFromSuperlayer()
      layer.addSublayer(subview.layer)
    }
  }

  /// The index that stands `offset` places behind `sibling` once `view` itself is out of the way.
  func index(of sibling: UIView, offset: Int, without view: UIView) -> Int {
    let others = storedSubviews.filter { $0 !== view }
    return (others.firstIndex { $0 === sibling }).map { $0 + offset } ?? others.count
  }

  /// Puts a view among the subviews.
  ///
  /// One that is a subview already only changes its place in the order: no constraint is lost.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { UIKitException.raise("NSInvalidArgumentException", "Can't add self as subview: \(displayName)") }
    if !view.storedSubviews.isEmpty, isDescendant(of: view) {
      UIKitException.raise(
        "NSInvalidArgumentException", "Can't add \(view.displayName) as a subview of \(displayName), which lies inside it")
    }
    if view.storedSuperview === self {
      storedSubviews.removeAll { $0 === view }
      view.layer.removeFromSuperlayer()
      link(view, at: index)
      setNeedsLayout()
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    let (oldWindow, newWindow) = (view.window, window)
    if oldWindow !== newWindow { view.notifyWindow(will: newWindow) }
    link(view, at: index)
    view.storedSuperview = self
    if oldWindow !== newWindow { view.enter(newWindow) }
    view.layoutState.autoresizingReference = bounds.size

    setNeedsLayout()
    if view.layoutState.needsLayout || view.layoutState.subtreeNeedsLayout { view.markAncestorsNeedLayout() }
    if view.layoutState.needsUpdateConstraints || view.layoutState.subtreeNeedsUpdateConstraints {
      view.markAncestorsNeedUpdateConstraints()
    }
    LayoutSession.subtreeDidEnter(view)
    view.environmentDidChange()
    if oldWindow !== newWindow { view.notifyWindow(did: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func link(_ view: UIView, at index: Int) {
    let place = min(max(index, 0), storedSubviews.count)
    let above = place < storedSubviews.count ? storedSubviews[place] : nil
    storedSubviews.insert(view, at: place)
    if let above { layer.insertSublayer(view.layer, below: above.layer) } else { layer.addSublayer(view.layer) }
  }

  func unlinkFromSuperview() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let oldWindow = window
    if oldWindow != nil { notifyWindow(will: nil) }
    LayoutSession.subtreeWillLeave(self)
    layer.removeFromSuperlayer()
    superview.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    if oldWindow != nil { enter(nil) }
    superview.setNeedsLayout()
    if oldWindow != nil { notifyWindow(did: nil) }
    didMoveToSuperview()
  }

  private func notifyWindow(will window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.notifyWindow(will: window) }
  }

  private func notifyWindow(did window: UIWindow?) {
    didMoveToWindow()
    for subview in storedSubviews { subview.notifyWindow(did: window) }
  }

  /// The window is known before anybody is told.
  private func enter(_ window: UIWindow?) {
    var stack = [self]
    while let view = stack.popLast() {
      view.storedWindow = window
      stack += view.storedSubviews
    }
  }
}
