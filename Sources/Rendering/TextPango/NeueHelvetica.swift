import CoreGraphics
import Foundation

/// Widths of Neue Helvetica, which is not free: the stand-in's glyphs are set at them.
///
/// Regular and bold as in the typeface's published metrics, in thousandths of an em from U+0020 to U+007E; the lighter weights from the
/// widths of labels and buttons that Xcode stored (light: seven, thin: nine of 12 to 40 points), in proportion to regular.
enum NeueHelvetica {
  /// The advance in em; nil where the stand-in's holds.
  static func advance(of byte: UInt8, weight: Int) -> CGFloat? {
    guard byte >= 0x20, byte < 0x7F else { return nil }
    let index = Int(byte) - 0x20
    let plain = CGFloat(regular[index]) / 1000
    switch weight {
    case ..<300: return isLetter(byte) ? plain * 0.93 : plain
    case ..<400: return isLetter(byte) ? plain * (byte >= 0x61 ? 0.957 : 0.968) : plain
    case 400: return plain
    case ..<600: return (plain + CGFloat(bold[index]) / 1000) / 2
    default: return CGFloat(bold[index]) / 1000
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let regular: [Int] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871,
    722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593,
    537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333,
    222, 333, 600,
  ]

  private static let bold: [Int] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907,
    741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500, 259, 574, 611, 574, 611,
    574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333,
    223, 333, 600,
  ]
}
