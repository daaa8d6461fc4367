import CoreGraphics
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct AppFontsTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    Environment.installFonts()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppFontsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func fontFilesNearTheSourcesAreFoundByTheirNames() throws {
    try withFolder { folder in
      let source = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf")
      try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent("Fonts/Runes.ttf"))
      let library = AssetLibrary(folders: [folder.path])
      #expect(library.fonts == [folder.path + "/Fonts/Runes.ttf"])
      #expect(AppFonts.register(library).isEmpty)
      #expect(UIFont(name: "NotoSansRunic-Regular", size: 20)?.familyName == "Noto Sans Runic")
      #expect(UIFont(name: "Noto Sans Runic", size: 20)?.fontName == "NotoSansRunic-Regular")
      #expect(UIFont.fontNames(forFamilyName: "Noto Sans Runic").contains("NotoSansRunic-Regular"))
      #expect(UIFont.familyNames.contains("Noto Sans Runic"))
      #expect(UIFont.familyNames.contains("Helvetica Neue"))
    }
  }

  @Test func aBrokenFileAndAMissingOneAreNamed() throws {
    try withFolder { folder in
      try Data("no font".utf8).write(to: folder.appendingPathComponent("Fonts/Broken.ttf"))
      let list: [String: Any] = ["UIAppFonts": ["Broken.ttf", "Gone.otf"]]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
        to: folder.appendingPathComponent("Info.plist"))
      try Data("no list".utf8).write(to: folder.appendingPathComponent("Other-Info.plist"))
      let notes = AppFonts.register(AssetLibrary(folders: [folder.path]))
      #expect(notes.map(\.kind) == ["broken-font", "missing-font-file"])
      #expect(notes.first?.message.contains("Broken.ttf") == true)
      #expect(notes.last?.message.contains("Gone.otf") == true)
    }
  }

  @Test func featuresOfDescriptorsAreOpenTypes() {
    // SFNTLayoutTypes.h: number spacing 6, monospaced numbers 0; lower case 37, small capitals 1; stylistic alternative three 6.
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: 6, .selector: 0], [.type: 37, .selector: 1], [.type: 35, .selector: 6], [.type: 999, .selector: 0],
    ]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    #expect(UIFont(descriptor: descriptor, size: 0).fontDescription.features == ["tnum=1", "smcp=1", "ss03=1"])
  }
}
