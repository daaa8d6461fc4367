import Foundation
import Testing
import os

struct OSLogFormatTests {
  /// Results from the tables of C's `printf` and of Apple's "Message argument formatters".
  @Test(
    arguments: [
      ("username: %{public}@, password: %{private}@", ["a", "b"], "username: a, password: b"),
      ("%d %ld %lld %u %i", [1, 2, 3, 4, -5], "1 2 3 4 -5"),
      ("%x %X %o %#x", [255, 255, 8, 255], "ff FF 10 0xff"),
      ("%.2f|%8.3f|%e|%g", [3.14159, 2.5, 1.0, 0.5], "3.14|   2.500|1.000000e+00|0.5"),
      ("%5d|%-5d|%05d|%+d", [42, 42, 42, 42], "   42|42   |00042|+42"),
      ("%s and %c", ["text", 65], "text and A"),
      ("100%% of %d", [5], "100% of 5"),
      ("%{public, bool}d %{BOOL}d", [1, 0], "true NO"),
      ("%*d", [6, 42], "    42"),
      ("%-6@|%.2@", ["ab", "abcd"], "ab    |ab"),
    ] as [(String, [any Sendable], String)])
  func `conversions are written as C and os_log write them`(format: String, arguments: [any Sendable], expected: String) {
    #expect(OSLogFormat.string(format, arguments) == expected)
  }

  @Test func `missing arguments, null and broken formats are written, not trapped on`() {
    #expect(OSLogFormat.string("%d %@", [1]) == "1 <decode: missing data>")
    #expect(OSLogFormat.string("%@", [nil]) == "(null)")
    #expect(OSLogFormat.string("50% ", []) == "50% ")
    #expect(OSLogFormat.string("%{public", ["a"]) == "%{public")
    #expect(OSLogFormat.string("%d", ["no number"]) == "no number")
    #expect(OSLogFormat.string("%@", [NSNumber(value: 4)]) == "4")
  }

  @Test func `a message of Logger is put together from its values`() {
    let message: OSLogMessage =
      "n \(3, privacy: .public) \(2.5, format: .fixed(precision: 1)) \(true, format: .answer) \("x", align: .right(columns: 3)) \(255, format: .hex(includePrefix: true))"
    #expect(message.text == "n 3 2.5 yes   x 0xff")
  }

  @Test func `a category stands before its messages, a disabled log is silent`() {
    #expect(OSLog(subsystem: "app", category: "network").line("hello") == "[network] hello")
    #expect(OSLog.default.line("hello") == "hello")
    #expect(OSLog.disabled.line("hello") == nil)
  }

  @Test func `locks guard their state`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }
}
