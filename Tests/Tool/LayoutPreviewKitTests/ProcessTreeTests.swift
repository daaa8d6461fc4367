import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct ProcessTreeTests {
  @Test func processesThatLeadAGroupOfTheirOwnAreFoundBelowTheirParent() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "setsid sleep 60; :"]
    try shell.run()
    let deadline = Date().addingTimeInterval(30)
    var below: [pid_t] = []
    while below.isEmpty, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.02)
      below = ProcessTree.descendants(of: shell.processIdentifier)
    }
    #expect(!below.isEmpty)
    for process in below { kill(process, SIGKILL) }
    shell.waitUntilExit()
  }
}
