import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite struct ContextItemsTests {
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  func dump(_ draw: (CGContext) -> Void) -> [String] {
    let context = CGContext(bounds: bounds, scale: 1)
    draw(context)
    let root = DisplayList.Group(name: "v", kind: "v", items: DisplayList.items(from: context))
    let list = DisplayList(size: bounds.size, background: nil, root: root)
    return list.textDump.split(separator: "\n").dropFirst(2).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func figuresAreFoundAgainInPaths() {
    let lines = dump { context in
      context.setFillColor(.white)
      context.translateBy(x: 10, y: 20)
      context.addPath(CGPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerWidth: 5, cornerHeight: 5, transform: nil))
      context.fillPath()
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      context.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      context.fillPath()
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 2)
    }
    #expect(
      lines == [
        "fill rect (10, 20, 30, 20) radius 5 #FFFFFFFF", "fill ellipse (10, 20, 8, 8) #FFFFFFFF",
        "fill ellipse (50, 60, 20, 20) #FFFFFFFF", "stroke rect (11, 21, 4, 4) #000000FF width 2",
      ])
  }

  @Test func aTriangleStaysAPath() {
    let lines = dump { context in
      context.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      context.closePath()
      context.fillPath()
    }
    #expect(lines == ["fill path \"M 0 0 L 10 0 L 10 10 Z\" #000000FF"])
  }

  @Test func clipsBecomeGroupsAndThoseOfTheWholeContextVanish() {
    let lines = dump { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    #expect(
      lines == [
        "fill rect (0, 0, 1, 1) #000000FF", "CGContext \"clip\" at (0, 0)", "clip rect (5, 5, 10, 10)",
        "fill rect (0, 0, 50, 50) #000000FF", "fill rect (0, 0, 60, 60) #000000FF",
      ])
  }

  @Test func aGradientFillsItsClip() {
    let gradient = CGGradient(colors: [.white, .black], locations: nil)
    let lines = dump { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 100))
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 50), options: [])
    }
    #expect(
      lines.last == "fill rect (0, 0, 20, 50) linear (0, 0) to (0, 50) 0 #FFFFFFFF, 1 #000000FF")
  }

  @Test func imagesDrawnUpsideDownTwiceStandUpright() {
    let image = CGImage(width: 1, height: 1, pixels: Data([0, 0, 0, 255]))
    let lines = dump { context in
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(lines == ["image 1×1 px in (10, 70, 20, 20)"])
  }

  @Test func itemsOfHigherModulesKeepTheirPlace() {
    let item = DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), .winding)
    let lines = dump { context in
      context.draw(item)
      context.translateBy(x: 3, y: 4)
      context.draw(item)
    }
    #expect(
      lines == [
        "fill rect (0, 0, 1, 1) #000000FF", "CGContext \"content\" at (3, 4)", "fill rect (0, 0, 1, 1) #000000FF",
      ])
  }
}
