import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Colours as Interface Builder writes them.
@MainActor
struct InterfaceColors {
  let resources: InterfaceResources
  /// Whether Xcode converts the numbers of colour spaces when it compiles the file, as it does since Xcode 8 (`colorMatched`).
  let isMatched: Bool

  func color(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    // Xcode 10 noted what a colour is in Xcode 11 besides the one that it knew itself.
    let names = [element["systemColor"], element["xcode11CocoaTouchSystemColor"], element["cocoaTouchSystemColor"]].compactMap { $0 }
    for name in names {
      if let known = InterfaceColors.system[InterfaceColors.short(name)] { return known }
      if let noted = resources.systemColors[name] { return literal(noted) }
    }
    if let name = element["name"] { return named(name, isSystem: element["catalog"] == "System") }
    if let image = element["patternImage"], AssetLibrary.shared.image(named: image) != nil {
      return UIImage(named: image).map(UIColor.init(patternImage:))
    }
    return literal(element)
  }

  /// A colour of a catalog, or as the file notes it; the Mac's catalog of system colours has other names.
  private func named(_ name: String, isSystem: Bool) -> UIColor? {
    if isSystem, let color = InterfaceColors.system[InterfaceColors.short(name)] ?? InterfaceColors.desktop[name] { return color }
    if AssetLibrary.shared.colors[name] == nil, let noted = literal(resources.namedColors[name]) { return noted }
    return UIColor(named: name)
  }

  private func literal(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    let space = InterfaceColorSpace(element["customColorSpace"] ?? element["colorSpace"] ?? "", isMatched: isMatched)
    if let white = element.number("white") { return UIColor(white: space.encodedWhite(white), alpha: alpha) }
    if let cyan = element.number("cyan") {
      let (magenta, yellow, black) = (element.number("magenta") ?? 0, element.number("yellow") ?? 0, element.number("black") ?? 0)
      func channel(_ ink: Double) -> CGFloat { CGFloat((1 - ink) * (1 - black)) }
      return UIColor(red: channel(cyan), green: channel(magenta), blue: channel(yellow), alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return nil }
    if space == .displayP3 { return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha) }
    let encoded = space.encoded(red, green, blue)
    return UIColor(red: encoded.red, green: encoded.green, blue: encoded.blue, alpha: alpha)
  }
}
