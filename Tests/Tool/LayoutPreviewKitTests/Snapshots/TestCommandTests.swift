import Foundation
import Testing

/// `layoutpreview test` with hosts that only seem to draw: what is compared is a text.
@Suite struct TestCommandTests {
  private static let reference = "Layouts/Login/__Snapshots__/LoginView/Login.iphone-15.png"

  /// A screen with its reference accepted.
  private func recorded(_ source: String = "// preview: Login draws") throws -> Sandbox {
    let box = try Sandbox(["Layouts/Login/LoginView.swift": source])
    let run = try box.run("test", "--record", "all")
    #expect(run.status == 0, "\(run.error)")
    return box
  }

  @Test func unchangedScreenPassesWithoutAWord() throws {
    let box = try recorded()
    defer { box.remove() }
    let run = try box.run("test")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("1 snapshot: 1 passed in "))
    #expect(run.error.hasSuffix(", see out/report/index.html\n"))
  }

  @Test func newReferenceIsRecordedAndFailsUntilItIsAccepted() throws {
    let box = try Sandbox(["Layouts/Login/LoginView.swift": "// preview: Login draws"])
    defer { box.remove() }
    let first = try box.run("test")
    #expect(first.status == 7)
    #expect(
      first.output == """
        new      Login (iphone-15)  Layouts/Login/LoginView.swift:1
            recorded \(Self.reference)

        """)
    #expect(box.files(below: "Layouts/Login/__Snapshots__") == ["LoginView/Login.iphone-15.layout", "LoginView/Login.iphone-15.png"])
    // A retry passes, and must not hide that.
    let second = try box.run("test")
    #expect(second.status == 7)
    #expect(second.output.contains("    recorded by an earlier run, neither accepted nor committed since\n"))
    #expect(try box.run("accept").output == "accepted \(Self.reference)\n")
    #expect(try box.run("test").status == 0)
  }

  @Test func newReferenceThatGitKnowsCountsAsLookedAt() throws {
    let box = try Sandbox(["Layouts/Login/LoginView.swift": "// preview: \"It's 'new'\" draws"])
    defer { box.remove() }
    for words in [["init", "-q"], ["add", "Layouts"]] {
      #expect(try box.run("test").status == 7)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      git.arguments = ["-C", box.project.path] + words
      try git.run()
      git.waitUntilExit()
    }
    let run = try box.run("test")
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: ["true", "1", "yes"])
  func missingReferenceFailsAndIsNotRecordedWhereCIIsSet(_ value: String) throws {
    let box = try Sandbox(["Layouts/Login/LoginView.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("test", environment: ["CI": value])
    #expect(run.status == 7)
    #expect(run.output.hasPrefix("missing  Login (iphone-15)  Layouts/Login/LoginView.swift:1\n"))
    #expect(run.output.contains("    see out/report/pictures/Layouts/Login/LoginView/Login.iphone-15.after.png\n"))
    #expect(box.files(below: "Layouts") == ["Login/LoginView.swift"])
    #expect(try box.run("test", "--record", "missing", environment: ["CI": value]).output.hasPrefix("new"))
  }

  @Test func changedScreenTellsItsViewsThenItsPixels() throws {
    let box = try recorded()
    defer { box.remove() }
    try box.write("// preview: Login paints", to: "Layouts/Login/LoginView.swift")
    let run = try box.run("test")
    #expect(run.status == 7)
    #expect(
      run.output == """
        changed  Login (iphone-15)  Layouts/Login/LoginView.swift:1
            title: text "a" → "b"
            box, line moved by 0, 8 pt
            412 of 3013524 pixels differ in 30 × 40 at 10, 20, by at most 255 of 255: real change
            412 pixels changed; 0 may, says the default
            reference Layouts/Login/__Snapshots__/LoginView/Login.iphone-15.png
            see out/report/pictures/Layouts/Login/LoginView/Login.iphone-15.after.png

        """)
    #expect(run.error.contains("1 snapshot: 1 changed in "))
    #expect(run.error.hasSuffix("to take what was seen as the new references: layoutpreview accept\n"))
    #expect(try box.text(Self.reference) == "Login draws")
  }

  @Test func recordingWhatChangedSucceeds() throws {
    let box = try recorded()
    defer { box.remove() }
    try box.write("// preview: Login paints", to: "Layouts/Login/LoginView.swift")
    let run = try box.run("test", "--record", "failed")
    #expect(run.status == 0)
    #expect(run.output.contains("    recorded \(Self.reference)\n"))
    #expect(try box.text(Self.reference) == "Login paints")
    #expect(try box.run("test").status == 0)
  }

  @Test func referenceOfNoPreviewIsObsoleteAndGoesWithRecordAll() throws {
    let box = try recorded("// preview: Login draws\n// preview: Old draws")
    defer { box.remove() }
    try box.write("// preview: Login draws", to: "Layouts/Login/LoginView.swift")
    // Those of other tools are not ours.
    try box.write("x", to: "Layouts/Login/__Snapshots__/LoginView/testLogin.1.png")
    let run = try box.run("test", "--only", "Login")
    #expect(run.status == 7)
    #expect(
      run.output == """
        obsolete Old (iphone-15)  Layouts/Login/__Snapshots__/LoginView/Old.iphone-15.png
            no preview makes it any more

        """)
    #expect(try box.run("test", "--record", "all").status == 0)
    #expect(
      box.files(below: "Layouts/Login/__Snapshots__/LoginView") == ["Login.iphone-15.layout", "Login.iphone-15.png", "testLogin.1.png"])
  }

  @Test func referencesOfADeletedSourceAndOfADeletedScreenAreObsolete() throws {
    let box = try Sandbox([
      "Layouts/Login/LoginView.swift": "// preview: Login draws", "Layouts/Login/Other.swift": "// preview: Other draws",
      "Layouts/Gone/Gone.swift": "// preview: Gone draws",
    ])
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    for path in ["Login/Other.swift", "Gone/Gone.swift"] {
      try FileManager.default.removeItem(at: box.project.appendingPathComponent("Layouts/\(path)"))
    }
    let run = try box.run("test")
    #expect(run.status == 7)
    #expect(run.output.contains("obsolete Gone (iphone-15)  Layouts/Gone/__Snapshots__/Gone/Gone.iphone-15.png\n"), "\(run.output)")
    #expect(run.output.contains("obsolete Other (iphone-15)  Layouts/Login/__Snapshots__/Other/Other.iphone-15.png\n"))
  }

  @Test func sourceThatDoesNotCompileMakesNothingObsolete() throws {
    let box = try recorded("// preview: Login draws\n// preview: Old draws")
    defer { box.remove() }
    try box.write("let x = 1 // compiler says: no", to: "Layouts/Login/LoginView.swift")
    let run = try box.run("test", "--record", "all")
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(box.files(below: "Layouts/Login/__Snapshots__").count == 4)
  }

  @Test func otherVariantIsObsoleteOnlyWhereTheProjectSaysWhichThereAre() throws {
    let box = try recorded()
    defer { box.remove() }
    #expect(try box.run("test", "--device", "ipad-pro-11", "--record", "all").status == 0)
    #expect(try box.run("test").status == 0)
    try box.write(#"{"test": {"device": "iphone-15"}}"#, to: "layoutpreview.json")
    #expect(try box.run("test").output.hasPrefix("obsolete Login (ipad-pro-11)"))
    // Flags win: what they leave out is not the project's word.
    #expect(try box.run("test", "--device", "iphone-15").status == 0)
  }

  @Test func previewThatDiesFailsAndTheOthersAreCompared() throws {
    let box = try recorded("// preview: Login draws\n// preview: Bad draws")
    defer { box.remove() }
    try box.write("// preview: Login paints\n// preview: Bad traps", to: "Layouts/Login/LoginView.swift")
    let run = try box.run("test")
    #expect(run.status == 1)
    #expect(run.output.contains("changed  Login (iphone-15)"))
    let failed = "failed   Bad (iphone-15)  Layouts/Login/LoginView.swift:2\n    its code trapped: Unexpectedly found nil"
    #expect(run.output.contains(failed), "\(run.output)")
    #expect(run.error.contains("2 snapshots: 1 changed, 1 failed to render in "))
  }

  @Test func namesAreGivenOutAFileAtATime() throws {
    let box = try Sandbox([
      "Layouts/A.swift": "// preview: Same draws\n// preview: Same draws", "Layouts/B.swift": "// preview: Same draws",
      "Layouts/C.swift": "// preview: \"../../x\" draws\n// preview: \"<b>\" draws",
    ])
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    let files = box.files(below: "Layouts/__Snapshots__").filter { $0.hasSuffix(".png") }
    #expect(files.prefix(3) == ["A/Same-2.iphone-15.png", "A/Same.iphone-15.png", "B/Same.iphone-15.png"])
    #expect(files.count == 5)
    #expect(try box.run("test", "Layouts/B.swift").status == 0)
  }

  @Test func reportHoldsEveryResult() throws {
    let box = try recorded("// preview: Login draws\n// preview: Other draws")
    defer { box.remove() }
    try box.write("// preview: Login paints\n// preview: Other draws", to: "Layouts/Login/LoginView.swift")
    let run = try box.run("test", "--json", "--report", "deep/er/report")
    let text = try box.text("deep/er/report/results.json")
    #expect(run.output == text)
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["Login", "Other"])
    #expect(results.map { ($0["verdict"] as? [String: Any])?["status"] as? String } == ["changed", "passed"])
    #expect(results[0]["reference"] as? String == Self.reference)
    #expect(box.files(below: "deep/er").filter { $0.contains("/pictures/") }.count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.project.appendingPathComponent("deep/er").path) == ["report"])
  }

  @Test func folderThatHoldsSomethingElseIsNotWrittenOver() throws {
    let box = try recorded()
    defer { box.remove() }
    let run = try box.run("test", "--report", ".")
    #expect(run.status == 2)
    #expect(run.error.contains("holds something else than a report"))
    #expect(box.files(below: "Layouts").contains("Login/LoginView.swift"))
  }

  @Test func interruptionLeavesTheReportBeforeAndNoHalfFile() throws {
    let box = try recorded()
    defer { box.remove() }
    let before = try box.text("out/report/results.json")
    try box.write("// preview: Login hangs", to: "Layouts/Login/LoginView.swift")
    let (process, output, error) = try box.start(["test"])
    let deadline = Date().addingTimeInterval(30)
    while try box.done.last != "host 1" || box.done.count < 4, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    process.interrupt()
    let run = Sandbox.finish(process, output, error)
    #expect(run.status == 130)
    #expect(try box.text("out/report/results.json") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.project.appendingPathComponent("out").path) == ["report"])
  }

  @Test(arguments: [
    (["--max-changed", "x"], "--max-changed is \"x\", but must be a whole number of pixels, or a share from 0% to 100% such as 0.1%"),
    (["--max-changed", "-1"], "--max-changed is \"-1\""), (["--max-changed", "101%"], "--max-changed is \"101%\""),
    (["--color-tolerance", "-1"], "--color-tolerance is \"-1\""), (["--frame-tolerance", "nan"], "--frame-tolerance is \"nan\""),
    (["--shard", "0/4"], "--shard is \"0/4\", but must be a share such as 1/4"), (["--shard", "5/4"], "--shard is \"5/4\""),
    (["--record", "some"], "--record does not know \"some\""),
  ])
  func valueThatMakesNoSenseIsNamed(_ words: [String], _ message: String) throws {
    let box = try Sandbox(["Layouts/Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let (process, output, error) = try box.start(["test"] + words)
    let run = Sandbox.finish(process, output, error)
    #expect(run.status == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
