import HostProtocol
import Testing

@testable import LayoutPreviewKit

@Suite struct OutputNamesTests {
  @Test func plainNamesStayAsTheyAre() {
    #expect(SafeName.make(from: "Login") == "Login")
    #expect(SafeName.make(from: "Login_2") == "Login_2")
    #expect(SafeName.make(from: "Login dark") == "Login-dark")
    #expect(SafeName.make(from: "离线模式") == "离线模式")
  }

  @Test func namesThatWouldMeetCarryAHash() {
    let names = [
      "a b", "a-b", "a/b", "a  b", " a b", "a b ", "../a b", "a.b", "🎉", "🎈", "", "..", ".", "-", "a", "A\u{0}",
      String(repeating: "x", count: 300), String(repeating: "x", count: 301),
    ]
    let safe = names.map { SafeName.make(from: $0) }
    #expect(Set(safe).count == names.count)
    for name in safe {
      #expect(!name.isEmpty && name.utf8.count <= 90)
      #expect(name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" })
    }
  }

  @Test func equalNamesNeverShareAFolder() {
    var names = OutputNames()
    #expect(names.folder(forPreview: "Login", module: "Login") == "Login")
    #expect(names.folder(forPreview: "Login", module: "Login") == "Login-2")
    #expect(names.folder(forPreview: "Login", module: "LoginDSL") == "Login-LoginDSL")
    #expect(names.folder(forPreview: "login", module: "Other") == "login-Other")
  }

  @Test func variantNamesHoldWhatIsNotTheDefault() {
    var variant = Variant()
    #expect(OutputNames.variant(variant) == "iphone-15")
    variant.device = "ipad-mini"
    variant.isLandscape = true
    variant.appearance = .dark
    variant.textSize = .AX5
    variant.direction = .rtl
    variant.locale = "zh-Hans"
    variant.scale = 1.5
    #expect(OutputNames.variant(variant) == "ipad-mini-landscape-dark-AX5-rtl-zh-Hans@1.5x")
  }

  @Test func directionStandsInTheNameWhereTheLocaleHasTheOther() {
    var variant = Variant()
    variant.locale = "ar"
    variant.direction = .rtl
    #expect(OutputNames.variant(variant) == "iphone-15-ar")
    variant.direction = .ltr
    #expect(OutputNames.variant(variant) == "iphone-15-ltr-ar")
    variant.locale = "az-Arab"
    #expect(Variant.Direction(ofLocale: "az-Arab") == .rtl)
    #expect(Variant.Direction(ofLocale: "uz-Latn") == .ltr)
  }

  @Test func moduleNamesAreIdentifiersThatHideNoModule() {
    #expect(ModuleName.make(from: "Login") == "Login")
    #expect(ModuleName.make(from: "my login-view") == "my_login_view")
    #expect(ModuleName.make(from: "3D") == "_3D")
    #expect(ModuleName.make(from: "UIKit") == "UIKitScreen")
    #expect(ModuleName.make(from: "离线") == "Screen")
  }

  @Test func runsThatWriteOneFileAtOnceDoNotShareTheFileAside() {
    let outputs = ["1", "2"].map { HostRequest.Output(format: .png, path: "/out/A/x.png", run: $0) }
    #expect(Set(outputs.map(\.partialPath)) == ["/out/A/.x.png.1.partial", "/out/A/.x.png.2.partial"])
  }
}
