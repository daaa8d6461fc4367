import Foundation
import ImageDiff
import Testing

/// Rows unpacked one by one against the pixels that the files were made of, with every filter, kind of DEFLATE block and chunk size.
///
/// The files were made with Python's `zlib` and `struct`; pixel x, y is red 3x² + 7y, green 11x + y², blue xy, alpha 255 − 5x − y, all
/// modulo 256, and row y has filter (y + 1) mod 5.
@Suite struct PNGRowsTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var width: Int
    var height: Int
    var hasAlpha: Bool
    var base64: String
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "stored", width: 7, height: 6, hasAlpha: false,
      base64: "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAGCAIAAACAbBMhAAAAj0lEQVR4AQGEAHv/AQAAAAMLAAkLAA8LABULABsLACELAAIHAQAHAQEHAQIHAQ"
        + "MHAQQHAQUHAQYDCwQABQcCCAcCCwcDDgcDEQcEFAcEBAcFAAMFAQcFAgcFAwcFAwcFAwcFAwAcEAAfGwQoJgg3MQxMPBBnRxSIUhgBIxkAAwsF"
        + "CQsFDwsFFQsFGwsFIQsFKGUGhPB1vdcAAAAASUVORK5CYII="),
    Sample(
      name: "fixed", width: 7, height: 6, hasAlpha: true,
      base64: "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAGCAYAAAAPDoR2AAAAkUlEQVR4AWNkYGD4z8zN8JsTiPmBWBSIpYFYEYiZ2BkZ/rMzMgIxExAzAzELEL"
        + "MCMRtQEwtDHSs7018OIOZmZ/7LB8SC7Cx/RYCYhZ0VaCwrUCcrUCcrMwpmkBFg+C0vzfJNQ43jo7khzxsfG4Hn6e4ijzqCJO4yKksy/GLmZgU6"
        + "iBXoIFagg1iBDmIFOoj1NwAhxC8TGDYSPAAAAABJRU5ErkJggg=="),
    Sample(
      name: "dynamic", width: 9, height: 11, hasAlpha: false,
      base64: "iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAIAAAAiOzBMAAAA70lEQVR42m2OsUrEQBRF38vMy53MHTa7krC6CayLYmxS2GgjLFiooI2Wop2wdo"
        + "K9/WJrby8W/ou1/6KpRbjFac7hqog4SkEpKTWloSwoHaWnZFCBKnQAB/VQg+ZQQIOjF0MWkBFuBDeBr+CnsBnMw8SZwjKY+zNpxzJv/P5eODpI"
        + "l8fj1Vm1vt78vGu/H7Z1Z2v4YgWtpNW0hragdbSeQ4oCKjiAAz1oYA4CDK6diyUfkjHZKOWTlFcJ04RZCh7l0Pzfk+WVnNwWF6uNm6fm8Xn3Zd"
        + "1/vB5+vS1/3s/19H7wYsFYMtaMDeOCsWPsGX8B0CYZp40+ProAAAAASUVORK5CYII="),
    Sample(
      name: "severalChunks", width: 9, height: 11, hasAlpha: true,
      base64: "iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAYAAACtWacbAAAAEUlEQVR4nH3Qr0tDYRSH8ffu3rP37lyso+AAAAARSURBVD2X/ZAr020wRVHLgk"
        + "WLMDCo2WnpiQAAABFJREFUoEWjaBNmE8xqHla7XQz+JwbU75wnAAAAEUlEQVRXFlxZWVlZcMHLy/Wxi+Gp3+OCJgAAAAARSURBVPPhBMaYPFST"
        + "lahCi9SkVdqkGi57dgAAABFJREFUDhVsYHIbBFSgkCISKpKlmJEg/+yXAAAAEUlEQVTIPIgt+JjUhr5MNRv5lOpWfKjoY8oAAAARSURBVIMiK5"
        + "wTloQlCf/MtKomazejUcG8UAAAABFJREFU+dZGPNvdTqYne9VJ7zAd988UHp1yAAAAEUlEQVSWRm+XreHn9cogWFs236EKcG+BFe4AAAARSURB"
        + "VAEuwAW4ABfgAlyAK3DlnHJOJVoMOwAAABFJREFUmVfgClyBK3AF3mqbO0kiHycPRBRWAAAAEUlEQVTilcpJ0dcoTayvUyOJgVd+/1URV/oAAA"
        + "ARSURBVPT/kumemvn+RWl23FuYnt82/kOuwgAAABFJREFUJzf36+PHfmf0+rQz/HjuDvL2TmWkAAAAEUlEQVSXo/fg4Mp8heqAO+AOuAPugKpt"
        + "BXMAAAALSURBVDvgDrjLfgDUdXjU/zcvbQAAAABJRU5ErkJggg=="),
    Sample(
      name: "huffmanOnly", width: 9, height: 11, hasAlpha: true,
      base64: "iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAYAAACtWacbAAABS0lEQVR4AQXBIW8UURQF4PvmvTtnds6k25LdFDqblA2ExazAUNOkCQJIwIAk4E"
        + "iKI0EDusHi8QTBP0FQU0FNTU1NBRW9eTn9vmRmyrSY0GJKizktRlosabGixZoWDZIJKQmpEVIWUhGSC6kVEoTUKbPYV0dTOzSVyHUDuW6h1BlK"
        + "3YbXHXgtcFP2JHgjeBY8C54Fz4JnwbNssWmxO5arhw+6y71Hw8XL/c3zw2ezs6PXt09/v1uc/Ptw9zjdu2PXmR4TekzpMafHSI8lPVb0WNOjAU"
        + "1gEtgIzAKLQBfYCoTATnmxa599KLUbvHLwujG0dWto62xA3R5Qd4auFkxNmUlgIzALLAJdYCsQAjvZwSu7evJ2cvni8NbFm0/j+ccv98++Ha1P"
        + "f31/fPL3x8Gxfj7/k56+t/+ZfUzYx5R9zNnHyD6W7GPFPtbs4wbUdXjUBf9aZAAAAABJRU5ErkJggg=="),
  ]

  private func picture(_ sample: Sample) -> PixelBuffer {
    var picture = PixelBuffer(width: sample.width, height: sample.height)
    for y in 0..<sample.height {
      for x in 0..<sample.width {
        func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        picture[x, y] = Pixel(
          byte(x * x * 3 + y * 7), byte(x * 11 + y * y), byte(x * y), sample.hasAlpha ? byte(255 - x * 5 - y) : 255)
      }
    }
    return picture
  }

  @Test(arguments: samples)
  func everyFilterAndBlock(_ sample: Sample) throws {
    let file = try #require(Data(base64Encoded: sample.base64))
    #expect(try PictureComparison.compare(.data(file), .buffer(picture(sample))).verdict == .equal)
    #expect(try PNGReader.decode(file) == picture(sample))
  }

  @Test(arguments: samples)
  func everyTruncationIsNamed(_ sample: Sample) throws {
    let file = try #require(Data(base64Encoded: sample.base64))
    for count in 1..<file.count {
      #expect(throws: ComparisonError(.first, .png(.truncated(bytes: count)))) {
        try PictureComparison.compare(.data(file.prefix(count)), .buffer(picture(sample)))
      }
    }
  }

  /// A bit turned over is found by a checksum, wherever it is.
  @Test(arguments: samples)
  func everyTurnedBitIsFound(_ sample: Sample) throws {
    let file = try #require(Data(base64Encoded: sample.base64))
    for at in file.indices.dropFirst(8).dropLast(12) {
      for bit in [0, 3, 7] {
        var damaged = file
        damaged[at] ^= 1 << UInt8(bit)
        let result = Result { try PictureComparison.compare(.data(damaged), .buffer(picture(sample))) }
        if case .success(let comparison) = result { #expect(comparison.verdict != .equal, "byte \(at), bit \(bit)") }
      }
    }
  }
}
