import Foundation

/// What UIKit raises as an Objective-C exception: it ends the preview with the exception's name and reason as last words.
package enum UIKitException {
  package static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating preview due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
