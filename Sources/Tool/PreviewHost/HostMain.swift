import Foundation
import HostProtocol

/// Where a runner hands over: reads the request, answers it, returns the exit status.
///
/// Success is the `done` event, not the status.
@_cdecl("layoutpreview_host_main")
public func layoutPreviewHostMain() -> Int32 {
  MainActor.assumeIsolated {
    let channel = HostChannel()
    do {
      let request = try channel.readRequest()
      ProcessLimits.apply(request.limits)
      let session = try HostSession(request: request, channel: channel)
      session.run()
      return 0
    } catch {
      channel.complain("\(error)")
      return 70
    }
  }
}
