import Foundation
import HostProtocol
import Testing

@testable import LayoutPreviewKit

/// `inspect` as a lint: `--strict`, `--github`, `--overlay`.
@Suite struct LintTests {
  @Test func strictMakesConflictsFailInspect() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login conflicts"])
    defer { box.remove() }
    #expect(try box.run("inspect", "Login.swift").status == 0)
    let run = try box.run("inspect", "Login.swift", "--strict", "--json")
    #expect(run.status == 1)
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let document = try #require((json["documents"] as? [[String: Any]])?.first)
    #expect((document["error"] as? String)?.hasPrefix("Login: --strict: conflict: ") == true)
    let preview = try #require((document["previews"] as? [[String: Any]])?.first)
    let diagnostic = try #require((preview["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["dump"] as? String == "Unable to simultaneously satisfy constraints.")
  }

  @Test func warningsDoNotFailUnderStrict() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login warns"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift", "--strict")
    #expect(run.status == 0)
    #expect(run.error.contains("warning: Login: Login.swift:1: the text of title is cut"))
  }

  @Test func githubGetsAnnotationsOnStandardOutput() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login conflicts", "Other.swift": "// preview: Other warns"])
    defer { box.remove() }
    let strict = try box.run("render", "Login.swift", "Other.swift", "--strict", "--github", "--format", "png")
    #expect(strict.output.contains("::error file=Login.swift,line=1,title=Login%3A conflict::two widths exclude each other\n"))
    #expect(strict.output.contains("::warning file=Other.swift,line=1,title=Other%3A compressed-label::the text of title is cut\n"))
    let lenient = try box.run("inspect", "Login.swift", "--github", "--json")
    #expect(lenient.error.contains("::warning file=Login.swift,line=1,title=Login%3A conflict::"))
    #expect(!lenient.output.contains("::warning"))
    #expect(try !box.run("inspect", "Login.swift").output.contains("::"))
  }

  @Test func githubGetsFailuresOfPreviews() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login traps"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift", "--github")
    #expect(run.status == 1)
    #expect(run.output.contains("::error file=Login.swift,line=1,title=Login::"))
  }

  @Test func annotationsEscapeWhatWouldEndThem() {
    #expect(
      LintAnnotations.command("error", file: "a,b:c.swift", line: 3, title: "50 %", message: "one\ntwo: 100 %")
        == "::error file=a%2Cb%3Ac.swift,line=3,title=50 %25::one%0Atwo: 100 %25")
    #expect(LintAnnotations.command("warning", file: nil, line: 3, title: "t", message: "m") == "::warning title=t::m")
  }

  @Test func overlaysAreWrittenBesideThePictures() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift", "--overlay", "--out", "lint")
    #expect(run.status == 0)
    #expect(box.files(below: "lint") == ["Login/iphone-15.overlay.png", "Login/iphone-15.overlay.svg"])
    #expect(run.error.contains("lint/Login/iphone-15.overlay.png"))
    #expect(try box.run("inspect", "Login.swift", "--out", "lint").status == 2)
  }
}
