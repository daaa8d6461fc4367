import Foundation
import Testing

@Suite struct ProjectSettingsTests {
  private func box(_ settings: String, source: String = "// preview: Login settings") throws -> Sandbox {
    let box = try Sandbox(["Layouts/A.swift": source])
    #expect(try box.run("test", "--record", "all").status == 0)
    try box.write(settings, to: "layoutpreview.json")
    return box
  }

  /// The settings that the host was given: before and after the preview's traits.
  private func given(_ box: Sandbox, _ words: String...) throws -> [[String: Any]] {
    let (process, output, error) = try box.start(["test", "--json"] + words)
    let run = Sandbox.finish(process, output, error)
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.error)")
    let verdict = try #require((json["results"] as? [[String: Any]])?.first?["verdict"] as? [String: Any])
    let note = try #require((verdict["notes"] as? [String])?.first)
    return try #require(JSONSerialization.jsonObject(with: Data(note.utf8)) as? [[String: Any]])
  }

  @Test func flagsStandBeforeThePreviewsEntryBeforeTheProjects() throws {
    let box = try box(
      #"{"test": {"max-changed": "1%", "color-tolerance": 3, "ignore": ["clock"]}, "previews": {"Log*": {"color-tolerance": 2, "ignore": "a"}}}"#
    )
    defer { box.remove() }
    let plain = try given(box)
    #expect(plain[0]["colorTolerance"] as? Double == 2)
    #expect(plain[0]["maxChanged"] == nil)
    #expect(plain[0]["ignored"] as? [String] == ["a"])
    #expect(plain[1]["colorTolerance"] as? Double == 3)
    #expect((plain[1]["maxChanged"] as? [String: Any])?.keys.first == "percent")
    #expect(plain[1]["ignored"] as? [String] == ["clock"])
    let flags = try given(box, "--color-tolerance", "5", "--max-changed", "7", "--ignore", "b")
    #expect(flags[0]["colorTolerance"] as? Double == 5)
    #expect(flags[0]["origin"] as? String == "--max-changed")
    #expect(flags[0]["ignored"] as? [String] == ["b", "a"])
  }

  @Test func optionsOfEveryKindCanBeSet() throws {
    let box = try box(#"{"test": {"device": ["iphone-se-3"], "scale": 2, "strict": true, "appearance": "dark"}}"#)
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    #expect(box.files(below: "Layouts/__Snapshots__/A") == ["Login.iphone-se-3-dark.layout", "Login.iphone-se-3-dark.png"])
    #expect(try box.run("test", "--appearance", "light", "--record", "never").output.hasPrefix("missing  Login (iphone-se-3)"))
  }

  @Test func skippedPreviewIsNotComparedAndNotObsolete() throws {
    let box = try box(#"{"previews": {"Login": {"skip": true}}}"#)
    defer { box.remove() }
    let run = try box.run("test")
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("0 snapshots in "))
  }

  @Test(arguments: [
    ("{", "it is no JSON of settings"), ("[]", "it is no JSON of settings"),
    (#"{"tests": {}}"#, "there is no setting \"tests\"\n  did you mean test?"),
    (#"{"test": {"max-chnged": 1}}"#, "there is no setting \"test.max-chnged\"\n  did you mean max-changed?"),
    (#"{"test": {"shard": "1/2"}}"#, "there is no setting \"test.shard\""),
    (#"{"test": {"max-changed": "lots"}}"#, "test.max-changed is \"lots\", but must be"),
    (#"{"test": {"device": "iphone-99"}}"#, "--device does not know \"iphone-99\""),
    (#"{"test": {"strict": "maybe"}}"#, "test.strict is \"maybe\", but must be true or false"),
    (#"{"previews": {"A": {"device": "x"}}}"#, "there is no setting \"previews.A.device\""),
    (#"{"previews": {"A": {"frame-tolerance": -1}}}"#, "previews.A.frame-tolerance is \"-1\""),
    (#"{"test": {"scale": {"a": 1}}}"#, "it is no JSON of settings: test.scale is of another kind than expected"),
  ])
  func settingsThatMakeNoSenseNameTheCulprit(_ text: String, _ message: String) throws {
    let box = try Sandbox(["Layouts/A.swift": "// preview: Login draws", "layoutpreview.json": text])
    defer { box.remove() }
    let run = try box.run("test")
    #expect(run.status == 2)
    #expect(run.error.contains("layoutpreview.json: "), "\(run.error)")
    #expect(run.error.contains(message), "\(run.error)")
  }
}
