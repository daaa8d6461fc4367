import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct ExplainCommandTests {
  @Test(arguments: [
    (["Login", "title"], ExplainCommand.Words(paths: [], preview: "Login", view: "title", attribute: nil)),
    (["Login", "title", "width"], ExplainCommand.Words(paths: [], preview: "Login", view: "title", attribute: "width")),
    (["A.swift", "Login", "title"], ExplainCommand.Words(paths: ["A.swift"], preview: "Login", view: "title", attribute: nil)),
    (
      ["A.swift", "B", "Login", "title", "centerX"],
      ExplainCommand.Words(paths: ["A.swift", "B"], preview: "Login", view: "title", attribute: "centerX")
    ),
    // A view may be called like an attribute where nothing else is left for a view.
    (["Login", "width"], ExplainCommand.Words(paths: [], preview: "Login", view: "width", attribute: nil)),
  ])
  func operandsAreSortedFromTheirEnd(_ operands: [String], _ expected: ExplainCommand.Words) throws {
    #expect(try ExplainCommand.words(operands) { ["A.swift", "B"].contains($0) } == expected)
  }

  @Test func whatIsNeitherPathNorAttributeIsNamed() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let attribute = try box.run("explain", "Login", "button", "widht")
    #expect(attribute.status == 2)
    #expect(attribute.error.contains("ATTRIBUTE does not know \"widht\"") && attribute.error.contains("did you mean width?"))
    #expect(try box.run("explain", "Nowhere.swift", "Login", "button", "width").status == 4)
    let few = try box.run("explain", "Login")
    #expect(few.status == 2)
    #expect(few.error.contains("explain needs the names of a preview and of a view in it"))
  }

  @Test func theChainIsPrintedWithValuesReasonsAndChanges() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws\n// preview: Other draws"])
    defer { box.remove() }
    let run = try box.run("explain", "Login.swift", "Login", "button", "width")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Login  Login.swift:1  iphone-15
        UIButton button (16, 100.333) 361×44
          it is an example

        width = 361
          button.width = 361
              button.trailing <= UIView.trailing - 16, which binds   Login.swift:1
              gives way: button.width >= 400 @750 (content must not be cut), short by 39
            UIView.width = 393
                UIView.width == 393 (the canvas)
            button.left = 16  (see above)
          what would change it
            button.trailing <= UIView.trailing - 16   Login.swift:1: a point on its constant moves it by 1; without it the width is 400


        """)
  }

  @Test func jsonHasTheSame() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("explain", "Login.swift", "Log*", "button", "width", "--json")
    #expect(run.status == 0)
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let answer = try #require((json["explanations"] as? [[String: Any]])?.first)
    #expect(answer["preview"] as? String == "Login")
    #expect(answer["view"] as? String == "button")
    let attribute = try #require((answer["attributes"] as? [[String: Any]])?.first)
    #expect(attribute["value"] as? Int == 361)
    let step = try #require((attribute["steps"] as? [[String: Any]])?.first)
    let constraint = try #require((step["constraints"] as? [[String: Any]])?.first)
    #expect(constraint["file"] as? String == "Login.swift")
    #expect(constraint["binds"] as? Bool == true)
    #expect((attribute["changes"] as? [[String: Any]])?.first?["without"] as? Int == 400)
  }

  @Test func ofSeveralPreviewsThoseWithoutTheViewAreNotMeant() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws\n// preview: Logo empty"])
    defer { box.remove() }
    let run = try box.run("explain", "Login.swift", "Log*", "button", "width")
    #expect(run.status == 0)
    #expect(run.output.contains("Login"))
    #expect(run.error.isEmpty)
  }

  @Test func aViewThatIsNotThereIsAWrongCommandLine() throws {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let run = try box.run("explain", "Login.swift", "Login", "nobody")
    #expect(run.status == 2)
    #expect(run.error.contains("no view is called nobody"))
  }
}
