import CoreGraphics
import Foundation
import Testing
import UIKit

/// The view of a table's controller: Apple's documentation.
@MainActor @Suite struct UITableViewControllerTests {
  private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  @Test func theTableIsTheView() {
    let controller = Controller(style: .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func theSafeAreaMovesTheRowsDown() {
    let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600)), Controller())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    let top = controller.view.safeAreaInsets.top
    #expect(controller.tableView.adjustedContentInset.top == top)
    #expect(controller.tableView.contentOffset.y == -top)
    #expect(controller.tableView.visibleCells.map(\.frame) == [0, 50].map { CGRect(x: 0, y: $0, width: 375, height: 50) })
  }
}
