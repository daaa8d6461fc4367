import Glibc

/// Shell patterns.
enum Glob {
  static func matches(_ name: String, _ pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
