import CoreGraphics
import Foundation
import Testing

@testable import RenderCairo

/// Pictures of 16×8 pixels that Pillow wrote: the left half 200, 30, 30, the right half 20, 40, 220.
@Suite struct JPEGImageTests {
  private static let tables = """
    2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQ\
    UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQ\
    EBAQAAAAAAAAAAAAAAAAAJBwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwACTJuMclFGy//Z
    """
  private static let upright = "/9j/4AAQSkZJRgABAQAAAQABAAD/" + tables
  /// With Exif's orientation 6: the camera was held a quarter turn to the left.
  private static let turned = "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/" + tables

  private func picture(_ text: String) throws -> CGImage { try PNGImageDecoder().decode(#require(Data(base64Encoded: text))) }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let start = image.pixels.startIndex + 4 * (y * image.width + x)
    return image.pixels[start..<start + 4].map { Int($0) }
  }

  private func isNear(_ found: [Int], _ expected: [Int]) -> Bool { zip(found, expected).allSatisfy { abs($0 - $1) <= 8 } }

  @Test func halves() throws {
    let image = try picture(JPEGImageTests.upright)
    #expect(image.width == 16)
    #expect(image.height == 8)
    #expect(isNear(pixel(image, 2, 4), [200, 30, 30, 255]))
    #expect(isNear(pixel(image, 13, 4), [20, 40, 220, 255]))
  }

  @Test func aTurnThatTheCameraNoted() throws {
    let image = try picture(JPEGImageTests.turned)
    #expect(image.width == 8)
    #expect(image.height == 16)
    #expect(isNear(pixel(image, 4, 2), [200, 30, 30, 255]))
    #expect(isNear(pixel(image, 4, 13), [20, 40, 220, 255]))
  }

  @Test(arguments: [4, 40, 150]) func whatIsCutOff(_ count: Int) throws {
    let bytes = try #require(Data(base64Encoded: JPEGImageTests.upright)).prefix(count)
    #expect(throws: JPEGError.damaged) { try PNGImageDecoder().decode(Data(bytes)) }
  }
}
