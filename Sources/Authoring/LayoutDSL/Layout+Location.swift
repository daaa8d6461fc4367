import UIKit

extension Layout {
  /// Lets reports name the line of the block that lists a constraint, not the line of this library that made it.
  ///
  /// Apple's UIKit knows no such thing: there the constraints stay as they are.
  func located(_ file: StaticString, _ line: UInt) -> Layout {
    #if os(Linux) && !PUBLIC_UIKIT_ONLY
      for constraint in constraints where !constraint.isActive { constraint.relocate(from: Layout.libraryFolder, to: file, line) }
    #endif
    return self
  }

  #if os(Linux) && !PUBLIC_UIKIT_ONLY
    private static let libraryFolder = String("\(#filePath)".dropLast("Layout+Location.swift".count))
  #endif
}
