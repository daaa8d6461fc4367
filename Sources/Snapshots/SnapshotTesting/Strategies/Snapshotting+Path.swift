public import Foundation
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A path as it is drawn in black, on nothing.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      MainActorWork.run {
        PathPicture.image(path.boundingBoxOfPath, scale) { context in
          context.addPath(path)
          context.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A path as it is filled in black, on nothing.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      MainActorWork.run { PathPicture.image(path.bounds, scale) { _ in path.fill() } }
    }
  }
}

@MainActor
private enum PathPicture {
  static func image(_ bounds: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    SnapshotSystem.start()
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A path's elements with their points, a line each.
  public static var elementsDescription: Snapshotting { described { number($0) } }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    described { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "" }
  }

  /// One to three decimals.
  private static func number(_ value: CGFloat) -> String {
    var text = String(format: "%.3f", Double(value))
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text == "-0.0" ? "0.0" : text
  }

  private static func described(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let (name, count) =
          switch element.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          case .closeSubpath: ("Close", 0)
          }
        let points = UnsafeBufferPointer(start: element.points, count: count).map { "(\(number($0.x)), \(number($0.y)))" }
        // A part of the path stands apart; the space behind "Close" is the form's.
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        text += name + " " + points.joined(separator: " ") + "\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A path's elements with their points, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
  }
}
