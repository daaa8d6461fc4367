import Foundation

/// A short text that differs when the fonts differ.
enum FontFingerprint {
  /// Hashes each file's name, size and head, which holds its tables' checksums.
  ///
  /// FNV-1a, 64 bits.
  static func make(files: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    for file in files {
      add((file as NSString).lastPathComponent.utf8)
      guard let handle = FileHandle(forReadingAtPath: file) else { continue }
      defer { try? handle.close() }
      if let head = try? handle.read(upToCount: 1024) { add(head) }
      if let size = try? handle.seekToEnd() { add(String(size).utf8) }
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
