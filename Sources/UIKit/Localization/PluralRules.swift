import Foundation

/// Unicode's plural categories: which of `zero one two few many other` a language counts a number with.
///
/// The rules are those of the Unicode CLDR, in the ICU library that Foundation brings along.
package enum PluralRules {
  nonisolated(unsafe) private static var opened: [String: OpaquePointer?] = [:]
  private static let lock = NSLock()

  package static func category(of number: Double, in language: String) -> String {
    lock.withLock {
      if opened[language] == nil {
        var status: Int32 = 0
        opened[language] = .some(openRules(language, &status))
      }
      guard let rules = opened[language] ?? nil else { return "other" }
      var name = [UInt16](repeating: 0, count: 16)
      var status: Int32 = 0
      let length = selectCategory(rules, abs(number), &name, Int32(name.count), &status)
      guard status <= 0, length > 0, length <= 16 else { return "other" }
      return String(decoding: name[..<Int(length)], as: UTF16.self)
    }
  }
}

// ICU's C functions under the names that Foundation's copy of the library exports; it has no module that Swift can import.

@_silgen_name("swift_uplrules_open")
private func openRules(_ locale: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?

@_silgen_name("swift_uplrules_select")
private func selectCategory(
  _ rules: OpaquePointer, _ number: Double, _ keyword: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
