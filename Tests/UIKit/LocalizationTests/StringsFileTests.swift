import Foundation
import Localization
import Testing

@Suite struct StringsFileTests {
  private let text = "\"greeting\" = \"你好\";\n"

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func readsEveryEncodingThatXcodeWrites(_ encoding: String.Encoding) throws {
    let folder = try Folder()
    try folder.write("L.strings", #require(text.data(using: encoding)))
    let file = StringsFile.read(folder.path + "/L.strings")
    #expect(file.problem == nil)
    #expect(file.pairs == ["greeting": "你好"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsWhatXcodeBuilds(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try Folder()
    try folder.write("L.strings", PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0))
    #expect(StringsFile.read(folder.path + "/L.strings").pairs == ["a": "b"])
  }

  @Test func namesTheLineThatIsNoText() throws {
    let folder = try Folder()
    try folder.write("L.strings", Data("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xC3, 0x28] + Data("\";\n".utf8))
    let problem = StringsFile.read(folder.path + "/L.strings").problem
    #expect(problem?.line == 2)
    #expect(problem?.message == "the text is neither UTF-8 nor UTF-16")
  }

  @Test func namesTheLineOfABrokenPropertyList() throws {
    let folder = try Folder(["L.strings": "<?xml version=\"1.0\"?>\n<plist>\n<dict>\n<key>a</key>\n<strin>b</string></dict></plist>"])
    #expect(StringsFile.read(folder.path + "/L.strings").problem?.line == 5)
  }
}
