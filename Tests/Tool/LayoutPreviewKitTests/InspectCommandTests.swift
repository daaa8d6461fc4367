import Foundation
import Testing

@Suite struct InspectCommandTests {
  @Test func treeNamesClassesFramesConstraintsAndAmbiguity() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift")
    #expect(
      run.output == """
        Login  Login.swift:1  iphone-15
        UIView (0, 0) 393×852
          UIButton button (16, 100.333) 361×44 ambiguous: horizontal
              button.height == 44 @750  Login.swift:1


        """)
  }

  @Test func sendPrintsWhatTheCodePrinted() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift", "--send", "button:touchUpInside")
    #expect(run.output.contains("printed after button:touchUpInside:\n  got button:touchUpInside\n"), "\(run.output)")
    #expect(try box.run("inspect", "Login.swift", "--send", "button").status == 2)
  }

  @Test func jsonFollowsTheSchema() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws", "Bad.swift": "// compiler says: wrong"])
    defer { box.remove() }
    let run = try box.run("inspect", "Login.swift", "Bad.swift", "--json")
    #expect(run.status == 3)
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let documents = try #require(json["documents"] as? [[String: Any]])
    #expect(documents.map { $0["path"] as? String } == ["Login.swift", "Bad.swift"])
    #expect(documents[0]["error"] is NSNull)
    #expect(documents[1]["error"] as? String == "Bad.swift:1:5: wrong")
    let preview = try #require((documents[0]["previews"] as? [[String: Any]])?.first)
    #expect(preview["scene"] is NSNull)
    #expect(preview["scale"] as? Int == 3)
    let root = try #require(preview["root"] as? [String: Any])
    #expect(root["ambiguous"] as? Bool == false)
    let child = try #require((root["children"] as? [[String: Any]])?.first)
    #expect(child["frame"] as? [Double] == [16, 100.3333333, 361, 44])
    #expect(child["ambiguous"] as? [String] == ["horizontal"])
  }

  @Test func tenThousandNestedViewsAreNoTrouble() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login deep"])
    defer { box.remove() }
    let text = try box.run("inspect", "Login.swift")
    #expect(text.status == 0)
    #expect(text.output.split(separator: "\n").count == 20_002)
    let json = try box.run("inspect", "Login.swift", "--json")
    #expect(json.status == 0)
    #expect(json.output.hasSuffix("}\n"))
  }
}
