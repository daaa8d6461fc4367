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
  /// Ids of views that a size class leaves out, and of all inside them.
  private(set) var leftOut: Set<String> = []
  /// Views that are hidden without giving up their room.
  var hiddenLater: [UIView] = []
  var missingImages: Set<String> = []
  var rootController: UIViewController?

  init(stage: InterfaceStage, widthClass: String, heightClass: String) {
    self.stage = stage
    self.widthClass = widthClass
    self.heightClass = heightClass
    colors = InterfaceColors(resources: stage.document.resources)
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
        // A view's own constraints say where its subviews stand; of the view itself only those of its size do.
        if constraint.secondItem == nil { constrained.insert(constraint.firstItem ?? object.id) }
      }
    }
    let view: UIView
    if root.isController {
      let controller = UIViewController(nibName: nil, bundle: nil)
      rootController = controller
      controller.title = root["title"]
      if let object = stage.rootView {
        view = makeView(object)
      } else {
        view = UIView(frame: .zero)
        view.backgroundColor = .systemBackground
      }
      controller.view = view
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
