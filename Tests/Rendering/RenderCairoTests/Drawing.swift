import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo

/// Display lists in few words.
enum Drawing {
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func list(
    _ width: CGFloat, _ height: CGFloat, background: CGColor? = white, _ items: [DisplayList.Item]
  ) -> DisplayList {
    list(width, height, background: background, group(items))
  }

  static func list(_ width: CGFloat, _ height: CGFloat, background: CGColor? = white, _ root: DisplayList.Group) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), background: background, root: root)
  }

  static func group(_ items: [DisplayList.Item]) -> DisplayList.Group { DisplayList.Group(name: "view", kind: "UIView", items: items) }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayList.Shape {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  static func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) -> DisplayList.Shape {
    .roundedRect(CGRect(x: x, y: y, width: width, height: height), DisplayList.CornerRadii(radius))
  }

  static func pixels(_ list: DisplayList, scale: CGFloat = 1) throws -> PixelBuffer { try CairoRenderer.pixels(list, scale: scale) }
}

extension PixelBuffer {
  func row(_ y: Int, _ columns: Range<Int>) -> [Pixel] { columns.map { self[$0, y] } }
  func alphas(_ y: Int, _ columns: Range<Int>) -> [Int] { columns.map { Int(self[$0, y].alpha) } }
}

/// Whether two lists of levels agree within a tolerance, element by element.
func close(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
