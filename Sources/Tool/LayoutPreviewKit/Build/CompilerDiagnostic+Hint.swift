extension CompilerDiagnostic {
  /// What the user can do about it, where the tool knows more than the compiler.
  var hint: String? {
    if let name = quoted(after: "cannot find type '") ?? quoted(after: "cannot find '"), CompilerDiagnostic.isApple(name) {
      return "\(name) is a type of Apple's that layoutpreview does not have yet"
    }
    if let module = quoted(after: "no such module '") {
      return "layoutpreview has UIKit, Foundation, CoreGraphics, QuartzCore and os; code of \(module) cannot be previewed"
    }
    for start in ["value of type '", "type '"] where message.hasPrefix(start) {
      guard let type = quoted(after: start), CompilerDiagnostic.isApple(type), let member = quoted(after: "has no member '") else {
        continue
      }
      return "if Apple's \(type) has \(member), layoutpreview does not have it yet"
    }
    return nil
  }

  private func quoted(after start: String) -> String? {
    guard let range = message.firstRange(of: start) else { return nil }
    let rest = message[range.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }

  /// Apple's prefixes, followed by a capital letter.
  private static func isApple(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CG", "MK", "AV", "WK"]
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && (name.dropFirst(2).first?.isUppercase ?? false) && (name.dropFirst(3).first?.isLowercase ?? false)
    }
  }
}
