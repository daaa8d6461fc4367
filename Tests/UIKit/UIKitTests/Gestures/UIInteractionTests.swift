import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIInteractionTests {
  final class Probe: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will move") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "did leave" : "did move")
    }
  }

  /// Apple's documentation of `addInteraction(_:)`: a view that has it already loses it first.
  @Test func anInteractionBelongsToOneView() {
    let (first, second, probe) = (UIView(), UIView(), Probe())
    first.addInteraction(probe)
    second.addInteraction(probe)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(probe.log == ["will move", "did move", "will leave", "did leave", "will move", "did move"])
  }
}
