public import Foundation

/// Colours with their places along a line, ascending.
public final class CGGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  package let stops: [Stop]

  package init(colors: [CGColor], locations: [CGFloat]?) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(location: locations?[index] ?? CGFloat(index) / CGFloat(last), color: color)
    }.sorted { $0.location < $1.location }
  }

  /// `colors` holds `CGColor` objects; without locations they are spread evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let list = colors.compactMap { $0 as? CGColor }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    self.init(colors: list, locations: locations.map { pointer in list.indices.map { pointer[$0] } })
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let list = (0..<count).compactMap { index in space.color(from: (0..<stride).map { components[index * stride + $0] }) }
    guard count > 0, list.count == count else { return nil }
    self.init(colors: list, locations: locations.map { pointer in list.indices.map { pointer[$0] } })
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
