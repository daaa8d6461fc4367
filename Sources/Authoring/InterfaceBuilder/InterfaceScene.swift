/// What one preview shows: a scene of a storyboard, or a top-level object of a xib.
package struct InterfaceScene: Sendable {
  package var id: String?
  /// The controller of a scene; the view, cell or controller of a xib.
  package var root: InterfaceObject
  package var name: String

  static func scenes(ofStoryboard root: InterfaceElement) -> [InterfaceScene] {
    (root.first("scenes")?.all("scene") ?? []).flatMap { scene in
      // Views beside the controller are shown, too: code puts them on the screen.
      (scene.first("objects")?.children ?? []).map(InterfaceObject.init).filter(\.isShown).map {
        InterfaceScene(id: scene["sceneID"], root: $0, name: $0.title)
      }
    }
  }

  static func scenes(ofXib root: InterfaceElement) -> [InterfaceScene] {
    (root.first("objects")?.children ?? []).map(InterfaceObject.init).filter(\.isShown).map {
      InterfaceScene(id: nil, root: $0, name: $0.title)
    }
  }
}

extension InterfaceObject {
  package static let controllerKinds: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController", "pageViewController",
    "splitViewController", "glkViewController", "avPlayerViewController", "hostingController",
  ]

  package var isController: Bool { InterfaceObject.controllerKinds.contains(kind) }

  /// A placeholder, an object of a custom class or a gesture recogniser is not.
  fileprivate var isShown: Bool {
    isController || elements.contains { $0.tag == "rect" && $0["key"] == "frame" } || kind == "view"
  }

  /// The title, the storyboard identifier or the class: what a person would call it.
  fileprivate var title: String {
    let candidates = [
      attributes["userLabel"], attributes["title"], attributes["storyboardIdentifier"], customClass, part("navigationItem")?["title"],
      attributes["reuseIdentifier"],
    ]
    if let name = candidates.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }
}
