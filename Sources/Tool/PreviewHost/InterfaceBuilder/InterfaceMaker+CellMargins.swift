import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// Margins of what cells hold, by the generation of the system (measured on some 1,000 constraints of public Interface Builder files).
  func setCellMargins(_ view: UIView, _ object: InterfaceObject) {
    guard stage.isCanvas, object.kind == "tableViewCellContentView" else { return }
    let margins = cellMargins(view, object)
    let directional = object.value("directionalLayoutMargins")
    guard let own = object.value("layoutMargins") ?? directional else { return view.layoutMargins = margins }
    // Margins of its own are at least those of the cell where it keeps them (ten cells), and where they are directional (one).
    guard directional != nil || object.flag("preservesSuperviewLayoutMargins") == true else { return }
    func larger(_ name: String, _ margin: CGFloat) -> CGFloat { max(CGFloat(own.number(name) ?? 0), margin) }
    view.layoutMargins = UIEdgeInsets(
      top: larger("top", margins.top), left: larger(directional == nil ? "left" : "leading", margins.left),
      bottom: larger("bottom", margins.bottom), right: larger(directional == nil ? "right" : "trailing", margins.right))
  }

  private func cellMargins(_ view: UIView, _ object: InterfaceObject) -> UIEdgeInsets {
    let version = stage.document.toolsVersion.major
    // A plain view's 8 points up to Xcode 9.0; the table's where contents and cell keep those of what is around them (36 cells in five files).
    guard version >= 13500 else {
      let keeps = [object.flag("preservesSuperviewLayoutMargins"), cellKeepsMargins].allSatisfy { $0 == true }
      let end: CGFloat = version < 11000 ? 10 : 11
      return keeps ? UIEdgeInsets(top: end, left: 15, bottom: end, right: 15) : InterfaceMaker.plainMargins
    }
    let (end, side): (CGFloat, CGFloat) = (SystemGeneration.current >= 26 ? 15 : 11, cellMargin(view))
    return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  /// 20 points on wide phones, 16 on others and in narrow tables.
  ///
  /// Cells of their own went by their own width in Xcode 10; those in tables had 15 in Xcode 9.2. In Xcode 11 both had 15 on small phones.
  /// On iPads those have 20 that span the screen (12 of 12; narrower ones 16, 11 of 11).
  private func cellMargin(_ view: UIView) -> CGFloat {
    let version = stage.document.toolsVersion.major
    let screen = stage.document.device == nil ? 0 : UIScreen.main.bounds.width
    let isOwn = stage.scene.root.kind == "tableViewCell"
    if isOwn {
      if version < 14800 { return view.frame.width > 375 ? 20 : 16 }
    } else if version < 14100 || (14200..<14800).contains(version) && screen <= 320 {
      return 15
    }
    if (14800..<17000).contains(version), screen < 414, stage.document.device != nil, view.frame.width > 320 || isOwn { return 15 }
    if screen >= 700 { return version >= 14800 && view.frame.width >= screen ? 20 : 16 }
    let isWide = screen > 390
    return isWide && view.frame.width > 320 ? 20 : 16
  }
}
