import Foundation
import Glibc
import HostProtocol

/// Where a runner hands over: reads the request, answers it, returns the exit status.
///
/// Success is the `done` event, not the status.
@_cdecl("layoutpreview_host_main")
public func layoutPreviewHostMain() -> Int32 {
  MainActor.assumeIsolated {
    bufferLines()
    let channel = HostChannel()
    do {
      let request = try channel.readRequest()
      ProcessLimits.apply(request.limits)
      if request.command == .list, !request.documents.isEmpty {
        HostSession.list(request.documents, to: channel)
      } else if request.command == .list {
        HostSession.list(to: channel)
      } else {
        var session = try HostSession(request: request, channel: channel)
        session.run()
      }
      return 0
    } catch {
      channel.complain("\(error)")
      return 70
    }
  }
}

/// Through a pipe stdout would be buffered whole, and a trap would swallow what was printed before it.
private func bufferLines() {
  // Swift 6 refuses the C variable, for it could be changed at any time; before user code runs nobody has.
  guard let output = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self) else { return }
  setvbuf(output, nil, _IOLBF, 0)
}
