import Foundation

/// Why a visual format makes no constraints.
package struct VisualFormatFailure: Error, Equatable {
  package var reason: String
  /// The place of the fault, in bytes from the start of the format.
  package var position: Int

  package init(reason: String, position: Int) {
    self.reason = reason
    self.position = position
  }

  /// How much of a long format is shown to either side of the fault.
  private static let context = 150

  /// The reason, the format and a caret, in the shape of UIKit's reports.
  package func report(_ format: String) -> String {
    guard !format.isEmpty else { return "Unable to parse constraint format: \(reason)" }
    let bytes = Array(format.utf8)
    let fault = min(max(position, 0), bytes.count)
    let isLong = bytes.count > 2 * Self.context
    let start = isLong ? max(fault - Self.context, 0) : 0
    let end = isLong ? min(fault + Self.context, bytes.count) : bytes.count
    func shown(_ range: Range<Int>) -> String {
      String(String(decoding: bytes[range], as: UTF8.self).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    let (lead, trail) = (start > 0 ? "…" : "", end < bytes.count ? "…" : "")
    let before = lead + shown(start..<fault)
    return """
      Unable to parse constraint format: 
      \(reason) 
      \(before)\(shown(fault..<end))\(trail) 
      \(String(repeating: " ", count: before.count))^
      """
  }
}
