import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct ProjectTests {
  @Test func folderIsOneModuleWithoutHiddenTestAndBuildFolders() throws {
    let box = try Sandbox([
      "App/Login/View.swift": "", "App/Login/Parts/Field.swift": "", "App/Login/.hidden/X.swift": "", "App/Login/__Snapshots__/Y.swift": "",
      "App/Login/LoginTests/Z.swift": "", "App/Login/Pods/P.swift": "", "App/Login/notes.txt": "",
    ])
    defer { box.remove() }
    let modules = try Project(currentFolder: box.project.path).modules(["App/Login"])
    #expect(modules.map(\.name) == ["Login"])
    #expect(modules[0].sources.map { Path.shown($0, in: box.project.path) } == ["App/Login/Parts/Field.swift", "App/Login/View.swift"])
    #expect(modules[0].resourceFolders == [box.project.appendingPathComponent("App/Login").path])
  }

  @Test func everythingDirectlyBelowLayoutsIsAScreen() throws {
    let box = try Sandbox([
      "Layouts/B.swift": "", "Layouts/A/One.swift": "", "Layouts/A/Two.swift": "", "Layouts/__Snapshots__/C.swift": "",
    ])
    defer { box.remove() }
    let modules = try Project(currentFolder: box.project.path).modules([])
    #expect(modules.map(\.name) == ["A", "B"])
    #expect(modules.map(\.sources.count) == [2, 1])
  }

  @Test func linksThatLeadBackAreFollowedOnce() throws {
    let box = try Sandbox(["App/A.swift": ""])
    defer { box.remove() }
    for (link, target) in [("self", "."), ("up", "../App")] {
      try FileManager.default.createSymbolicLink(
        atPath: box.project.appendingPathComponent("App/\(link)").path, withDestinationPath: target)
    }
    #expect(try Project(currentFolder: box.project.path).modules(["App"]).map(\.sources.count) == [1])
  }

  @Test func anEmptyPathIsNotTheCurrentFolder() throws {
    let box = try Sandbox(["A.swift": ""])
    defer { box.remove() }
    #expect(throws: ToolError.self) { try Project(currentFolder: box.project.path).modules([""]) }
  }

  @Test func aFolderNamedLikeADocumentIsToldAsOne() throws {
    let box = try Sandbox(["Odd.xib/notes.txt": "", "A.xib": ""])
    defer { box.remove() }
    let modules = try Project(currentFolder: box.project.path).modules(["Odd.xib", "A.xib"])
    #expect(modules.map(\.kind) == [.interface, .interface])
  }

  @Test func aPathGivenTwiceIsOneModule() throws {
    let box = try Sandbox(["A.swift": ""])
    defer { box.remove() }
    #expect(try Project(currentFolder: box.project.path).modules(["A.swift", "./A.swift"]).count == 1)
  }

  @Test func cacheLiesInTheCheckoutOrInTheUsersCache() throws {
    let box = try Sandbox(["App/A.swift": ""])
    defer { box.remove() }
    let environment = Environment([("HOME", "/home/somebody")])
    #expect(
      CacheFolder.locate(from: box.project.appendingPathComponent("App").path, environment: environment)
        == box.project.appendingPathComponent(".build/layoutpreview").path)
    #expect(CacheFolder.locate(from: box.folder.path, environment: environment) == "/home/somebody/.cache/layoutpreview")
    #expect(
      CacheFolder.locate(from: box.folder.path, environment: Environment([("XDG_CACHE_HOME", "/c")])) == "/c/layoutpreview")
  }

  @Test func aScreenLooksForImagesInItsProject() throws {
    let box = try Sandbox([
      "App/Shop.xcodeproj/project.pbxproj": "", "App/Shop/Screens/Base.lproj/Cart.storyboard": "",
      "App/Shop/Assets.xcassets/Contents.json": "{}",
      "Loose/A.xib": "",
    ])
    defer { box.remove() }
    let project = Project(currentFolder: box.project.path)
    func folders(_ paths: String...) throws -> [[String]] {
      try project.modules(paths).map { $0.resourceFolders.map { Path.shown($0, in: box.project.path) } }
    }
    #expect(try folders("App/Shop/Screens/Base.lproj/Cart.storyboard") == [["App/Shop/Screens", "App"]])
    #expect(try folders("App/Shop") == [["App/Shop/Screens", "App/Shop", "App"]])
    #expect(try folders("Loose/A.xib") == [["Loose"]])
  }
}
