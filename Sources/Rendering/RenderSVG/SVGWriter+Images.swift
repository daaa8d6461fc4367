import CoreGraphics
import DisplayList
import Foundation

extension SVGWriter {
  func add(_ image: DisplayList.Image, origin: CGPoint) {
    guard image.rect.width > 0, image.rect.height > 0 else { return }
    let bitmap = image.tint.map { SVGImages.tinted(image.image, $0) } ?? image.image
    guard let caps = image.capInsets else { return picture(bitmap, in: image.rect.offsetBy(dx: origin.x, dy: origin.y), name: image.name) }
    for piece in pieces(of: bitmap, caps, scale: max(image.scale, 0.001), in: image.rect.offsetBy(dx: origin.x, dy: origin.y)) {
      if let part = bitmap.cropping(to: piece.source) { picture(part, in: piece.target, name: image.name) }
    }
  }

  private func picture(_ bitmap: CGImage, in rect: CGRect, name: String?) {
    let id = name.map { [("id", names.unique($0, kind: "image"))] } ?? []
    element("image", id + place(rect) + [("preserveAspectRatio", "none"), link(SVGImages.address(of: bitmap))])
  }

  /// The nine parts of a stretchable image: corners keep their size, edges stretch along, the middle both ways.
  private func pieces(
    of image: CGImage, _ caps: DisplayList.Image.CapInsets, scale: CGFloat, in rect: CGRect
  ) -> [(source: CGRect, target: CGRect)] {
    func cuts(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [CGFloat] { [0, low, max(low, length - high), length] }
    let sourceX = cuts(CGFloat(image.width), (caps.left * scale).rounded(), (caps.right * scale).rounded())
    let sourceY = cuts(CGFloat(image.height), (caps.top * scale).rounded(), (caps.bottom * scale).rounded())
    let targetX = cuts(rect.width, min(caps.left, rect.width / 2), min(caps.right, rect.width / 2))
    let targetY = cuts(rect.height, min(caps.top, rect.height / 2), min(caps.bottom, rect.height / 2))
    var out: [(CGRect, CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column], height: sourceY[row + 1] - sourceY[row])
        let target = CGRect(
          x: rect.minX + targetX[column], y: rect.minY + targetY[row], width: targetX[column + 1] - targetX[column],
          height: targetY[row + 1] - targetY[row])
        if source.width > 0, source.height > 0, target.width > 0, target.height > 0 { out.append((source, target)) }
      }
    }
    return out
  }
}
