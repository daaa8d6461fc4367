import UIKit

/// A hilly landscape at some hour of the day, drawn in code.
struct Poster {
  let sky: (top: UIColor, bottom: UIColor)
  let hills: [UIColor]
  let light: UIColor
  /// Where the sun or moon stands, in parts of the picture's width and height.
  let lightCenter: CGPoint

  static let dawn = Poster(
    sky: (UIColor(red: 0.99, green: 0.68, blue: 0.50, alpha: 1), UIColor(red: 1.00, green: 0.88, blue: 0.75, alpha: 1)),
    hills: [
      UIColor(red: 0.86, green: 0.47, blue: 0.43, alpha: 1), UIColor(red: 0.62, green: 0.30, blue: 0.37, alpha: 1),
      UIColor(red: 0.36, green: 0.18, blue: 0.30, alpha: 1),
    ],
    light: UIColor(red: 1.00, green: 0.96, blue: 0.86, alpha: 1), lightCenter: CGPoint(x: 0.34, y: 0.50))

  static let noon = Poster(
    sky: (UIColor(red: 0.36, green: 0.70, blue: 0.95, alpha: 1), UIColor(red: 0.80, green: 0.93, blue: 1.00, alpha: 1)),
    hills: [
      UIColor(red: 0.55, green: 0.78, blue: 0.62, alpha: 1), UIColor(red: 0.32, green: 0.62, blue: 0.47, alpha: 1),
      UIColor(red: 0.16, green: 0.42, blue: 0.35, alpha: 1),
    ],
    light: UIColor(red: 1.00, green: 0.95, blue: 0.62, alpha: 1), lightCenter: CGPoint(x: 0.62, y: 0.22))

  static let night = Poster(
    sky: (UIColor(red: 0.06, green: 0.07, blue: 0.22, alpha: 1), UIColor(red: 0.24, green: 0.24, blue: 0.48, alpha: 1)),
    hills: [
      UIColor(red: 0.20, green: 0.21, blue: 0.42, alpha: 1), UIColor(red: 0.13, green: 0.14, blue: 0.31, alpha: 1),
      UIColor(red: 0.07, green: 0.08, blue: 0.20, alpha: 1),
    ],
    light: UIColor(red: 0.96, green: 0.95, blue: 0.88, alpha: 1), lightCenter: CGPoint(x: 0.70, y: 0.30))

  var image: UIImage {
    let size = CGSize(width: 240, height: 480)
    return UIGraphicsImageRenderer(size: size).image { _ in
      drawSky(size)
      light.setFill()
      let center = CGPoint(x: lightCenter.x * size.width, y: lightCenter.y * size.height)
      UIBezierPath(ovalIn: CGRect(x: center.x - 34, y: center.y - 34, width: 68, height: 68)).fill()
      for (index, color) in hills.enumerated() {
        color.setFill()
        hill(index, size).fill()
      }
    }
  }

  /// One colour, and the other over it in bands that cover more and more.
  private func drawSky(_ size: CGSize) {
    let bands = 96
    let height = size.height / CGFloat(bands)
    sky.top.setFill()
    UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
    for band in 0..<bands {
      sky.bottom.withAlphaComponent(CGFloat(band) / CGFloat(bands - 1)).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: CGFloat(band) * height, width: size.width, height: height)).fill()
    }
  }

  /// A wave that begins higher up the farther away it is.
  private func hill(_ index: Int, _ size: CGSize) -> UIBezierPath {
    let top = size.height * (0.56 + 0.13 * CGFloat(index))
    let swing: CGFloat = index == 1 ? -46 : 46
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: top))
    path.addCurve(
      to: CGPoint(x: size.width, y: top + swing / 3), controlPoint1: CGPoint(x: size.width * 0.3, y: top - swing * 1.6),
      controlPoint2: CGPoint(x: size.width * 0.7, y: top + swing * 1.6))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    path.close()
    return path
  }
}
