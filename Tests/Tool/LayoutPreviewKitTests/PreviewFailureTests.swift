import Foundation
import Testing

/// What is printed of previews that fail: the whole reason, a place in the user's code, nothing twice.
@Suite struct PreviewFailureTests {
  @Test func reasonOfSeveralLinesFollowsThePlaceUncut() throws {
    let box = try Sandbox(["Login.swift": "import UIKit\n// preview: Bad raises"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift")
    #expect(
      run.error.contains("uncaught exception 'Odd', reason: 'Format: (Login.swift:2)\n    No such view \n    [a] \n     ^'\n"),
      "\(run.error)")
    #expect(!run.error.contains("its last words"))
  }

  @Test func previewThatNeverReturnsIsPlacedByWhatItWasBusyWith() throws {
    let box = try Sandbox(["Login.swift": "import UIKit\n// preview: Bad spins\n// preview: Good draws"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--timeout", "0.7", "--format", "png")
    #expect(run.status == 1)
    #expect(run.error.contains("Bad: it did not return within 0.7 s (--timeout gives it more) (Login.swift:2)"), "\(run.error)")
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func hostThatDoesNotAnswerIsKilledAndThePreviewsOwnPlaceIsNamed() throws {
    let box = try Sandbox(["Login.swift": "import UIKit\n// preview: Bad stubborn\n// preview: Good draws"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--timeout", "0.7", "--format", "png")
    #expect(run.error.contains("Bad (Login.swift:2): it did not return within 0.7 s"), "\(run.error)")
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func whatIsWrongWithAFileOfTheProjectIsToldOnce() throws {
    let box = try Sandbox(["Login.swift": "// preview: One brokenfont\n// preview: Two brokenfont"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--format", "png")
    #expect(run.error.components(separatedBy: "warning: 'A.ttf' is not a usable font\n").count == 2, "\(run.error)")
    #expect(!run.error.contains("One:") && !run.error.contains("Two:"))
    let strict = try box.run("render", "Login.swift", "--format", "png", "--strict")
    #expect(strict.error.contains("error: One: --strict") && strict.error.contains("error: Two: --strict"), "\(strict.error)")
  }
}
