import Foundation
import VisualFormat

extension NSLayoutConstraint {
  /// Makes the constraints that a line of Apple's visual format language describes.
  ///
  /// A format that can't be read, or names what the dictionaries don't hold, is an exception as in UIKit: it ends the preview with
  /// the reason, the format, and a caret under the fault.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #filePath, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatFailure) {
      return try makeConstraints(visualFormat: format, opts, metrics ?? [:], views, SourceLocation(file, line))
    } catch {
      UIKitException.raise("NSInvalidArgumentException", error.report(format))
    }
  }

  package static func makeConstraints(
    visualFormat format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any], _ origin: SourceLocation?
  ) throws(VisualFormatFailure) -> [NSLayoutConstraint] {
    let line: VisualFormat
    do {
      line = try VisualFormat(format)
    } catch {
      throw VisualFormatFailure(reason: error.reason.text, position: error.position)
    }
    var maker = VisualFormatConstraints(line: line, options: options, metrics: metrics, views: views, origin: origin)
    return try maker.make()
  }
}
