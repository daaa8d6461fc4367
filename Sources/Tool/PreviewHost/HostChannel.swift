import Foundation
import Glibc
import HostProtocol

/// The two descriptors that a host talks through; stdout and stderr belong to the user's code.
struct HostChannel: Sendable {
  private static let requestDescriptor: Int32 = 3
  private static let eventDescriptor: Int32 = 4

  enum Failure: Error, CustomStringConvertible {
    case noRequest
    case badRequest(any Error)

    var description: String {
      switch self {
      case .noRequest: "layoutpreview host: no request on descriptor 3; the `layoutpreview` tool starts hosts"
      case .badRequest(let error): "layoutpreview host: the request can't be read: \(error)"
      }
    }
  }

  func readRequest() throws -> HostRequest {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(HostChannel.requestDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.noRequest }
      if count == 0 { break }
      data.append(contentsOf: buffer[0..<count])
    }
    close(HostChannel.requestDescriptor)
    guard !data.isEmpty else { throw Failure.noRequest }
    do { return try JSONDecoder().decode(HostRequest.self, from: data) } catch { throw Failure.badRequest(error) }
  }

  /// Says on both streams of the user's code whose turn it is to print.
  func mark(_ job: Int) {
    fflush(nil)
    let line = Array(JobMarker.line(job: job).utf8)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { _ = write(descriptor, line, line.count) }
  }

  /// Writes one event as a line; a reader that is gone ends the host.
  func send(_ event: HostEvent) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(event) else { return complain("layoutpreview host: an event can't be encoded") }
    data.append(0x0A)
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(HostChannel.eventDescriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { exit(74) }
        offset += count
      }
    }
  }

  func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
