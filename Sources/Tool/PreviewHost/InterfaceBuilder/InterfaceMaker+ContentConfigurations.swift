import CoreGraphics
import InterfaceBuilder
import UIKit

/// What cells show by configurations instead of views (since Xcode 14).
extension InterfaceMaker {
  func setConfigurations(of cell: UITableViewCell, _ object: InterfaceObject) {
    guard let element = object.value("contentConfiguration"), element.tag == "listContentConfiguration" else { return }
    cell.contentConfiguration = listContent(element)
  }

  private func listContent(_ element: InterfaceElement) -> UIListContentConfiguration {
    var content: UIListContentConfiguration =
      switch element["configurationStyle"] ?? element["style"] ?? "" {
      case "subtitleCell", "subtitle": .subtitleCell()
      case "valueCell", "value": .valueCell()
      default: .cell()
      }
    let values = InterfaceMaker.values(of: element)
    content.text = element["text"] ?? values["text"]?.text
    if let text = element["secondaryText"] ?? values["secondaryText"]?.text, !text.isEmpty { content.secondaryText = text }
    content.image = values["image"].flatMap { image($0) } ?? image(element["image"], catalog: element["catalog"], line: element.line)
    if let padding = element.number("imageToTextPadding") { content.imageToTextPadding = CGFloat(min(max(padding, 0), 1000)) }
    if element.flag("prefersSideBySideTextAndSecondaryText") == true { content.prefersSideBySideTextAndSecondaryText = true }
    return content
  }
}
