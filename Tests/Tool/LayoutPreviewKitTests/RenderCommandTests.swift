import Foundation
import Testing

/// The whole tool in a project, with a compiler and hosts that only seem to be.
@Suite struct RenderCommandTests {
  @Test func everyScreenBelowLayoutsBecomesAPictureInEachFormat() throws {
    let box = try Sandbox(["Layouts/Login.swift": "// preview: Login draws", "Layouts/Header/Header.swift": "// preview: Header draws"])
    defer { box.remove() }
    let run = try box.run("render")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      box.files(below: "out") == [
        "Header/iphone-15.pdf", "Header/iphone-15.png", "Header/iphone-15.svg", "Login/iphone-15.pdf", "Login/iphone-15.png",
        "Login/iphone-15.svg", "index.html",
      ])
    #expect(run.output.split(separator: "\n").first == "out/Header/iphone-15.png")
    #expect(run.error.contains("2 previews, 6 files in "))
  }

  @Test func secondRunCompilesNothing() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift").status == 0)
    #expect(try box.run("render", "Login.swift").status == 0)
    #expect(try box.done == ["compile Login", "host 1", "host 1"])
  }

  @Test func editedSourceIsCompiledAgain() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift").status == 0)
    try box.write("// preview: Renamed draws", to: "Login.swift")
    #expect(try box.run("render", "Login.swift", "--format", "png").status == 0)
    #expect(box.files(below: "out").contains("Renamed/iphone-15.png"))
  }

  @Test func severalValuesMakeAMatrixWithAFileEach() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run(
      "render", "Login.swift", "--format", "png", "--device", "iphone-15,iphone-se-3", "--appearance", "light", "--appearance", "dark",
      "--text-size", "L,AX3")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      box.files(below: "out/Login") == [
        "iphone-15-AX3.png", "iphone-15-dark-AX3.png", "iphone-15-dark.png", "iphone-15.png", "iphone-se-3-AX3.png",
        "iphone-se-3-dark-AX3.png", "iphone-se-3-dark.png", "iphone-se-3.png",
      ])
  }

  @Test(arguments: [
    ("traps", "trapped"), ("recurses", "recursed without end"), ("allocates", "ran out of memory"), ("exits", "called exit(0)"),
  ])
  func previewThatDiesIsNamedAndTheRestStillRenders(_ behaviour: String, _ reason: String) throws {
    let box = try Sandbox([
      "Login.swift": "// preview: Before draws\n// preview: Bad \(behaviour)\n// preview: After draws\n// preview: Last draws"
    ])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--format", "png")
    #expect(run.status == 1)
    // Only a trap has a place of its own; the others are placed by the preview.
    #expect(run.error.contains(behaviour == "traps" ? "error: Bad: " : "error: Bad (Login.swift:2): "))
    #expect(run.error.contains(reason), "\(run.error)")
    #expect(
      box.files(below: "out") == ["After/iphone-15.png", "Before/iphone-15.png", "Last/iphone-15.png", "index.html"])
  }

  @Test func trapIsReportedWithItsMessageItsPlaceAndItsLastWords() throws {
    let box = try Sandbox(["Login.swift": "import UIKit\n// preview: Bad traps"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift")
    #expect(run.error.contains("Unexpectedly found nil while unwrapping an Optional value (Login.swift:2)"), "\(run.error)")
    #expect(run.error.contains("about to trap"))
  }

  @Test func previewThatNeverReturnsEndsAtTheTimeOut() throws {
    let box = try Sandbox(["Login.swift": "// preview: Bad hangs\n// preview: Good draws"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--timeout", "0.7", "--format", "png")
    #expect(run.status == 1)
    #expect(run.error.contains("Bad (Login.swift:1): it did not return within 0.7 s"), "\(run.error)")
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func hostThatDiesWhileWritingLeavesNoHalfFile() throws {
    let box = try Sandbox(["Login.swift": "// preview: Bad halfway\n// preview: Good draws"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--format", "png")
    #expect(run.status == 1)
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func megabyteOfPrintsNeitherBlocksNorFails() throws {
    let box = try Sandbox(["Login.swift": "// preview: Loud chatters"])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift").status == 0)
  }

  @Test func compileErrorPointsAtTheUsersLineAndTheOtherModulesStillRender() throws {
    let box = try Sandbox([
      "Layouts/Bad.swift": "import UIKit\nlet x: UIMagicThing? = nil // compiler says: cannot find type 'UIMagicThing' in scope",
      "Layouts/Good.swift": "// preview: Good draws",
    ])
    defer { box.remove() }
    let run = try box.run("render", "--format", "png")
    #expect(run.status == 3)
    #expect(run.error.contains("Layouts/Bad.swift:2:5: error: cannot find type 'UIMagicThing' in scope"), "\(run.error)")
    #expect(run.error.contains("  2 | let x: UIMagicThing? = nil"))
    #expect(run.error.contains("UIMagicThing is a type of Apple's that layoutpreview does not have yet"))
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func otherToolchainIsNamed() throws {
    let box = try Sandbox(["Login.swift": "// compiler is: 6.2"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift")
    #expect(run.status == 5)
    #expect(run.error.contains("layoutpreview was built with Swift version 6.3.1 (swift-6.3.1-RELEASE)"), "\(run.error)")
  }

  @Test func missingPathIsNamedWithANeighbour() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("render", "Logn.swift")
    #expect(run.status == 4)
    #expect(run.error == "error: there is no file or folder \"Logn.swift\"\n  did you mean \"Login.swift\"?\n")
  }

  @Test func nothingToPreviewHasItsOwnStatus() throws {
    let box = try Sandbox(["Login.swift": "import UIKit\n"])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift").status == 4)
    #expect(try box.run("render").status == 4)
  }

  @Test func unwritableOutputHasItsOwnStatus() throws {
    let box = try Sandbox(["Login.swift": "// preview: Full unwritable\n// preview: Good draws", "file": ""])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift", "--out", "file/below").status == 6)
    let run = try box.run("render", "Login.swift", "--format", "png")
    #expect(run.status == 6)
    #expect(run.error.contains("Full: cannot write the picture: no space left on device"))
    #expect(box.files(below: "out") == ["Good/iphone-15.png", "index.html"])
  }

  @Test func hostileNamesStayInsideTheOutputFolderAndApart() throws {
    let long = String(repeating: "x", count: 300)
    let names = ["../../etc/x", "a/b", "a-b", "🎉", "..", "Same", "Same", long, "<b>bold</b>"]
    let box = try Sandbox(["Login.swift": names.map { "// preview: \"\($0)\" draws" }.joined(separator: "\n")])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--format", "png")
    #expect(run.status == 0, "\(run.error)")
    let files = box.files(below: "out").filter { $0 != "index.html" }
    #expect(files.count == names.count)
    #expect(files.allSatisfy { $0.split(separator: "/").count == 2 && $0.utf8.count < 120 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.project.path).sorted() == [".build", ".git", "Login.swift", "out"])
    let page = try String(contentsOf: box.project.appendingPathComponent("out/index.html"), encoding: .utf8)
    #expect(page.contains("&lt;b&gt;bold&lt;/b&gt;") && !page.contains("<b>bold"))
  }

  @Test func strictMakesAConflictFail() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login conflicts"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift")
    #expect(run.status == 0)
    #expect(run.error.contains("warning: Login: Login.swift:1: two widths exclude each other\n    box.width == 10\n    box.width == 20\n"))
    #expect(try box.run("render", "Login.swift", "--strict").status == 1)
  }

  @Test func onlyChoosesByNameAndSaysWhatThereIs() throws {
    let box = try Sandbox(["Login.swift": "// preview: LoginDark draws\n// preview: Header draws"])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift", "--only", "Login*", "--format", "png").status == 0)
    #expect(box.files(below: "out") == ["LoginDark/iphone-15.png", "index.html"])
    let run = try box.run("render", "Login.swift", "--only", "Footer")
    #expect(run.status == 4)
    #expect(run.error.contains("there are: LoginDark, Header"))
  }

  @Test func jsonHoldsEveryPreviewWithItsStatus() throws {
    let box = try Sandbox(["Login.swift": "// preview: Good conflicts\n// preview: Bad exits"])
    defer { box.remove() }
    let run = try box.run("render", "Login.swift", "--format", "png", "--json", "--quiet")
    #expect(run.status == 1)
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let previews = try #require(json["previews"] as? [[String: Any]])
    #expect(previews.map { $0["name"] as? String } == ["Good", "Bad"])
    #expect(previews.map { $0["status"] as? String } == ["rendered", "failed"])
    #expect(previews[0]["message"] is NSNull)
    let output = try #require((previews[0]["outputs"] as? [[String: Any]])?.first)
    #expect(output["path"] as? String == "out/Good/iphone-15.png")
    #expect(output["width"] as? Int == 1179)
    let diagnostic = try #require((previews[0]["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["constraints"] as? [String] == ["box.width == 10", "box.width == 20"])
  }

  @Test func hostSeesNoneOfTheMachinesSettingsAndNoForeignDescriptor() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login environment"])
    defer { box.remove() }
    let run = try box.run(
      "inspect", "Login.swift", "--send", "button:touchUpInside",
      environment: ["FREETYPE_PROPERTIES": "x", "FC_DEBUG": "1", "PANGO_RC_FILE": "x", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("  LANG=C.UTF-8\n  TZ=UTC\n  pipes [1, 2, 4]\n  files []\n  got button:touchUpInside\n"), "\(run.output)")
  }

  @Test func interruptEndsHostsLeavesNoHalfFileAndSaysSo() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login hangshalfway"])
    defer { box.remove() }
    let (process, output, error) = try box.start(["render", "Login.swift", "--format", "png"])
    let deadline = Date().addingTimeInterval(30)
    while !box.files(below: "out").contains("Login/.iphone-15.png.\(process.processIdentifier).partial"), Date() < deadline {
      Thread.sleep(forTimeInterval: 0.02)
    }
    process.interrupt()
    let run = Sandbox.finish(process, output, error)
    #expect(run.status == 130)
    #expect(run.error.hasSuffix("interrupted\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.project.appendingPathComponent("out").path).isEmpty)
  }

  @Test func standardOutputThatCannotBeWrittenIsToldAndCounts() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let (output, error) = (box.project.appendingPathComponent("unwritten"), box.project.appendingPathComponent("said"))
    try FileManager.default.createSymbolicLink(at: output, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    try Data().write(to: error)
    let process = Process()
    process.executableURL = Sandbox.tool
    process.arguments = ["devices"]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 6)
    #expect(try String(contentsOf: error, encoding: .utf8) == "error: cannot write to standard output: no space left on device\n")
  }

  @Test func twoRunsAtOnceBuildOnceAndBothRender() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let runs = try (0..<3).map { try box.start(["render", "Login.swift", "--out", "out\($0)"]) }
    for (process, output, error) in runs { #expect(Sandbox.finish(process, output, error).status == 0) }
    #expect(try box.done.filter { $0 == "compile Login" }.count == 1)
    for index in 0..<3 { #expect(box.files(below: "out\(index)").contains("Login/iphone-15.png")) }
  }

  @Test func manyPreviewsAreSharedOutAmongHosts() throws {
    let sources = (1...40).map { "// preview: P\($0) draws" }.joined(separator: "\n")
    let box = try Sandbox(["Login.swift": sources])
    defer { box.remove() }
    #expect(try box.run("render", "Login.swift", "--jobs", "4", "--format", "png").status == 0)
    #expect(try box.done.filter { $0.hasPrefix("host") } == ["host 10", "host 10", "host 10", "host 10"])
    #expect(box.files(below: "out").count == 41)
  }
}
