import Glibc

/// A short text that differs when the fonts differ.
enum FontFingerprint {
  /// Hashes each file's name, size and head, which holds its tables' checksums.
  ///
  /// FNV-1a, 64 bits. Every start of a host waits for it: `FileHandle` and `Data` took a tenth of a small screen's time.
  static func make(files: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: UnsafeRawBufferPointer) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    func add(_ text: some StringProtocol) {
      var copy = String(text)
      copy.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { head in
      for file in files {
        add(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...])
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        defer { close(descriptor) }
        add(UnsafeRawBufferPointer(rebasing: head[..<max(0, read(descriptor, head.baseAddress, head.count))]))
        add(String(lseek(descriptor, 0, SEEK_END)))
      }
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
