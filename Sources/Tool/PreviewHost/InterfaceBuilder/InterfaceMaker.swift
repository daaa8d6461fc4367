import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import UIKit

/// Makes UIKit's objects from one scene of a document.
@MainActor
final class InterfaceMaker {
  let stage: InterfaceStage
  let colors: InterfaceColors
  let widthClass: String
  let heightClass: String
  /// What constraints may name, by id: views, guides, controllers' views.
  var items: [String: AnyObject] = [:]
  /// Ids and names of what was made.
  private(set) var identifiers: [ObjectIdentifier: String] = [:]
  private(set) var names: [ObjectIdentifier: String] = [:]
  private(set) var diagnostics: [HostEvent.Diagnostic] = []
  /// Constraints and subviews that size classes or the document leave out.
  private(set) var excluded: Set<String> = []
  /// Ids that some installed constraint speaks of.
  private(set) var constrained: Set<String> = []
  /// What some constraint ties to another view: attribute (size or edge) and id.
  var ties: Set<String> = []
  /// Ids of views that a size class leaves out, and of all inside them.
  private(set) var leftOut: Set<String> = []
  /// Ids of safe areas.
  var safeAreas: Set<String> = []
  /// Views that are hidden without giving up their room.
  var hiddenLater: [UIView] = []
  /// Wheels, whose content has three heights.
  var pickers: [UIView] = []
  var missingImages: Set<String> = []
  /// The size of rows of the table in the making that note none, and what the line below them takes.
  var rowSize: CGSize?
  var rowSeparator: CGFloat?
  /// What the table in the making says of its rows' heights, and the height of the row.
  var tableRowHeight: CGFloat?
  var rowHeight: CGFloat?
  /// The size of items of the collection in the making that note none.
  var itemSize: CGSize?
  /// Whether the cell in the making keeps the margins of what is around it.
  var cellKeepsMargins = false
  /// Rows without a frame of their own.
  var unplacedRows: Set<ObjectIdentifier> = []
  /// Views that a cell has for its texts, by the id of what describes them.
  var styledViews: [String: UIView] = [:]
  /// What views hold weakly: the rows of tables and wheels.
  var kept: [AnyObject] = []
  /// Makers of the scenes inside of this one.
  var inners: [InterfaceMaker] = []
  /// The ids of the scenes around this one and of itself.
  let path: [String]
  let budget: InterfaceBudget
  var rootController: UIViewController?

  init(
    stage: InterfaceStage, widthClass: String, heightClass: String, path: [String]? = nil, budget: InterfaceBudget = InterfaceBudget(),
    missingImages: Set<String> = []
  ) {
    self.stage = stage
    self.path = path ?? [stage.scene.root.id]
    self.budget = budget
    self.missingImages = missingImages
    self.widthClass = widthClass
    self.heightClass = heightClass
    colors = InterfaceColors(resources: stage.document.resources, isMatched: stage.document.flag("colorMatched") == true)
  }

  /// The scene's root view, with constraints in force.
  func make() -> UIView {
    let root = stage.scene.root
    let objects = root.descendants
    for object in objects { exclude(object.variations) }
    for object in objects {
      for constraint in object.constraints where isInstalled(constraint) {
        for id in [constraint.firstItem ?? object.id, constraint.secondItem].compactMap({ $0 }) where id != object.id {
          constrained.insert(id)
        }
        noteTies(constraint, of: object)
        // A view's own constraints say where its subviews stand; of the view itself only those of its size do.
        if constraint.secondItem == nil { constrained.insert(constraint.firstItem ?? object.id) }
      }
    }
    let view: UIView
    if root.isController {
      let controller = makeController(root)
      if stage.hasNarrowMargins { controller.viewRespectsSystemMinimumLayoutMargins = false }
      view = controller.view
      for guide in root.guides {
        items[guide.id] = (guide.role == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide) as AnyObject
      }
    } else {
      view = makeView(root)
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    for object in objects where !object.constraints.isEmpty { activateConstraints(of: object) }
    return view
  }

  /// An embedded scene's ids belong to its own preview; its names and images that were not found are told here, too.
  func take(from inner: InterfaceMaker) {
    names.merge(inner.names) { own, _ in own }
    hiddenLater += inner.hiddenLater
    pickers += inner.pickers
    for image in inner.missingImages { missingImages.insert(image) }
  }

  private func exclude(_ variations: [InterfaceVariation]) {
    for variation in variations.sorted(by: { $0.specificity < $1.specificity })
    where variation.applies(width: widthClass, height: heightClass) {
      for ids in variation.excluded.values { excluded.formUnion(ids) }
      for ids in variation.included.values { excluded.subtract(ids) }
    }
  }

  func isInstalled(_ constraint: InterfaceConstraint) -> Bool {
    !excluded.contains(constraint.id) && (stage.isCanvas || !constraint.isPlaceholder)
  }

  func leaveOut(_ id: String) { leftOut.insert(id) }

  func register(_ object: InterfaceObject, _ view: UIView) {
    if !object.id.isEmpty {
      items[object.id] = view
      identifiers[ObjectIdentifier(view)] = object.id
    }
    let word = object["userLabel"] ?? view.accessibilityIdentifier ?? InterfaceMaker.words(object)
    names[ObjectIdentifier(view)] = word
  }

  /// What a person would call the view: what it says, or its class.
  private static func words(_ object: InterfaceObject) -> String {
    let text = object["text"] ?? object.elements("state").first?["title"] ?? object["placeholder"] ?? ""
    let name = object.customClass ?? String(describing: object.kind)
    return text.isEmpty ? name : "\(name) \u{201C}\(text.prefix(24))\u{201D}"
  }

  func note(_ kind: String, _ message: String, line: Int, items: [String] = []) {
    diagnostics.append(
      HostEvent.Diagnostic(kind: kind, message: message, file: stage.document.path, line: line, items: items))
  }
}
