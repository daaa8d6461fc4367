import CoreGraphics
import Foundation
package import UIKit

/// Describes a view tree for a reference's layout.
@MainActor
package struct LayoutWriter {
  private let names: ViewNames
  /// Whether constraints without a place in code are the user's: those of Interface Builder files.
  private let includesEveryConstraint: Bool
  private var views: [ReferenceLayout.View] = []

  package static func views(of root: UIView, names: ViewNames, includesEveryConstraint: Bool = false) -> [ReferenceLayout.View] {
    var writer = LayoutWriter(names: names, includesEveryConstraint: includesEveryConstraint)
    // A tree may be too deep for recursion.
    var pending = [(view: root, depth: 0, tint: UIColor?.none)]
    while let (view, depth, tint) = pending.popLast() {
      let own = writer.add(view, depth, tint)
      for child in view.subviews.reversed() { pending.append((child, depth + 1, own)) }
    }
    return writer.views
  }

  private init(names: ViewNames, includesEveryConstraint: Bool) {
    self.names = names
    self.includesEveryConstraint = includesEveryConstraint
  }

  private mutating func add(_ view: UIView, _ depth: Int, _ inheritedTint: UIColor?) -> UIColor? {
    let frame = view.frame
    let kind = String(describing: type(of: view))
    let name = names.name(of: view)
    var line = ReferenceLayout.View(
      depth: depth, name: name == kind ? "" : name, class: kind,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 })
    var attributes = content(of: view)
    let tint = view.tintColor
    if let tint, tint !== inheritedTint, inheritedTint.map({ color($0, view) != color(tint, view) }) ?? true {
      attributes.append(.init("tint", color(tint, view)))
    }
    attributes += appearance(of: view)
    for constraint in view.constraints where includesEveryConstraint || constraint.origin != nil {
      attributes.append(.init("=", constraint.equation(names: names).replacingOccurrences(of: "\n", with: " ")))
    }
    line.attributes = attributes
    views.append(line)
    return tint
  }

  /// What the class is there to show.
  private func content(of view: UIView) -> [ReferenceLayout.Attribute] {
    switch view {
    case let label as UILabel: return text(label.text, label.font, label.textColor, view)
    case let field as UITextField:
      var attributes: [ReferenceLayout.Attribute] = []
      if (field.text ?? "").isEmpty, let placeholder = field.placeholder {
        attributes.append(.init("placeholder", ReferenceLayout.quoted(placeholder)))
      }
      return attributes + text(field.text, field.font, field.textColor, view)
    case let text as UITextView: return self.text(text.text, text.font, text.textColor, view) + scrolled(text)
    case let scroll as UIScrollView: return scrolled(scroll)
    case let image as UIImageView: return image.image.map { [.init("image", describe($0))] } ?? []
    case let control as UISwitch: return [.init("on", "\(control.isOn)")]
    case let slider as UISlider: return [.init("value", CGFloat(slider.value).brief)]
    case let progress as UIProgressView: return [.init("value", CGFloat(progress.progress).brief)]
    case let stepper as UIStepper: return [.init("value", CGFloat(stepper.value).brief)]
    case let pages as UIPageControl: return [.init("page", "\(pages.currentPage) of \(pages.numberOfPages)")]
    case let segments as UISegmentedControl:
      let titles = (0..<segments.numberOfSegments).map { ReferenceLayout.quoted(segments.titleForSegment(at: $0) ?? "") }
      return [.init("text", titles.joined(separator: " ")), .init("selected", "\(segments.selectedSegmentIndex)")]
    default: return []
    }
  }

  private func text(_ string: String?, _ font: UIFont?, _ textColor: UIColor?, _ view: UIView) -> [ReferenceLayout.Attribute] {
    guard let string, !string.isEmpty else { return [] }
    var attributes = [ReferenceLayout.Attribute("text", ReferenceLayout.quoted(string))]
    if let font { attributes.append(.init("font", "\(font.fontName) \(font.pointSize.brief)")) }
    if let textColor { attributes.append(.init("color", color(textColor, view))) }
    return attributes
  }

  private func scrolled(_ view: UIScrollView) -> [ReferenceLayout.Attribute] {
    let offset = view.contentOffset
    return offset == .zero ? [] : [.init("offset", "\(offset.x.brief) \(offset.y.brief)")]
  }

  private func appearance(of view: UIView) -> [ReferenceLayout.Attribute] {
    var attributes: [ReferenceLayout.Attribute] = []
    if let background = view.backgroundColor {
      let text = color(background, view)
      if !text.hasSuffix("00") || text.count < 9 { attributes.append(.init("background", text)) }
    }
    if view.isHidden { attributes.append(.init("hidden", "true")) }
    if view.alpha != 1 { attributes.append(.init("alpha", view.alpha.brief)) }
    let layer = view.layer
    if layer.cornerRadius != 0 { attributes.append(.init("corners", layer.cornerRadius.brief)) }
    if layer.borderWidth != 0 {
      attributes.append(.init("border", layer.borderWidth.brief + (layer.borderColor.map { " " + hex($0) } ?? "")))
    }
    if layer.shadowOpacity != 0 {
      attributes.append(.init("shadow", "\(CGFloat(layer.shadowOpacity).brief) \(layer.shadowRadius.brief)"))
    }
    let t = view.transform
    if t != .identity { attributes.append(.init("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.brief).joined(separator: " "))) }
    return attributes
  }

  private func describe(_ image: UIImage) -> String {
    switch image.content {
    case .asset(let name, _): ReferenceLayout.quoted(name)
    case .symbol(let name, _): "symbol " + ReferenceLayout.quoted(name)
    case .empty, .bitmap, .drawing: "\(image.size.width.brief) \(image.size.height.brief)"
    }
  }

  private func color(_ color: UIColor, _ view: UIView) -> String { hex(color.cgColor(with: view.traitCollection)) }

  private func hex(_ color: CGColor) -> String {
    func digits(_ part: CGFloat) -> String {
      let text = String(UInt8((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let rgb = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
    return color.alpha >= 1 ? rgb : rgb + digits(color.alpha)
  }
}
