import Foundation
import InterfaceBuilder
import Testing

/// Keys as Xcode exports them to `.strings` files; classes of size as `<variation>` names them.
@Suite struct InterfaceTextsTests {
  private func object(_ inner: String) throws -> InterfaceObject {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="15705" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(inner)</subviews></view></objects></document>
      """
    return try #require(InterfaceDocument(path: "Main.xib", data: Data(text.utf8)).localized { self.strings[$0] }.scenes.first?.root)
  }

  private let strings = [
    "l.text": "Hallo", "b.normalTitle": "Weiter", "b.selectedTitle": "Stopp", "f.placeholder": "Name", "s.segmentTitles[1]": "Zwei",
    "c.configuration.title": "Los", "n.title": "Einstellungen", "t.headerTitle": "Konto", "i.ibShadowedText": "Geteilt",
    "a.accessibilityLabel": "Zu", "q.ibShadowedAttributedText": "Rot", "q.ibShadowedAttributedNormalTitle": "Weiter",
    "m.text": "Zwei\nZeilen",
  ]

  @Test func textsAndPlaceholders() throws {
    let views = try object(
      """
      <label text="Hello" id="l"/><textField placeholder="Your name" id="f"/><label text="Same" id="x"/><label text="Shadowed" id="i"/>
      <label id="m"><string key="text">Two
      lines</string></label>
      """
    ).subviews
    #expect(views.map { $0.string("text") } == ["Hallo", nil, "Same", "Geteilt", "Zwei\nZeilen"])
    #expect(views[1]["placeholder"] == "Name")
  }

  /// A translated text has the looks of the original's first part.
  @Test func attributedTexts() throws {
    let text = """
      <attributedString key="%"><fragment content="Red"><attributes><color key="NSColor" red="1"/></attributes></fragment>
      <fragment content=" and more"/></attributedString>
      """
    let views = try object(
      """
      <label id="q">\(text.replacing("%", with: "attributedText"))</label>
      <button id="q"><state key="normal">\(text.replacing("%", with: "attributedTitle"))</state></button>
      """
    ).subviews
    let parts = [views[0].value("attributedText"), views[1].value("normal")?.children.first].map { $0?.all("fragment") ?? [] }
    #expect(parts.map { $0.map { $0["content"] } } == [["Rot"], ["Weiter"]])
    #expect(parts.allSatisfy { $0[0].first("attributes")?.children.first?["key"] == "NSColor" })
  }

  @Test func titlesOfStatesSegmentsAndConfigurations() throws {
    let views = try object(
      """
      <button id="b"><state key="normal" title="Next"/><state key="selected" title="Stop"/><state key="disabled" title="No"/></button>
      <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <button id="c"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
      """
    ).subviews
    #expect(views[0].elements("state").map { $0["title"] } == ["Weiter", "Stopp", "No"])
    #expect(views[1].elements("segments").first?.children.map { $0["title"] } == ["One", "Zwei"])
    #expect(views[2].value("configuration")?["title"] == "Los")
  }

  @Test func objectsInsideOfObjects() throws {
    let root = try object(
      """
      <navigationBar id="bar"><items><navigationItem title="Settings" id="n"/></items></navigationBar>
      <tableView id="tv"><sections><tableViewSection headerTitle="Account" id="t"/></sections></tableView>
      <view id="a"><accessibility key="accessibilityConfiguration" label="Close"/></view>
      """)
    #expect(root.subviews[0].lists["items"]?.first?["title"] == "Einstellungen")
    #expect(root.subviews[1].lists["sections"]?.first?["headerTitle"] == "Konto")
    #expect(root.subviews[2].elements("accessibility").first?["label"] == "Zu")
  }

  @Test func theMoreSpecificVariationWins() throws {
    let label = try #require(
      object(
        """
        <label text="A" id="x">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=regular-widthClass=regular" hidden="YES">
            <fontDescription key="fontDescription" type="system" pointSize="40"/></variation>
          <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        </label>
        """
      ).subviews.first)
    func size(_ width: String, _ height: String) -> Double? {
      label.varied(width: width, height: height).value("fontDescription")?.number("pointSize")
    }
    #expect(size("compact", "regular") == 17)
    #expect(size("regular", "compact") == 30)
    #expect(size("regular", "regular") == 40)
    #expect(label.varied(width: "regular", height: "regular").flag("hidden") == true)
    #expect(label.varied(width: "compact", height: "regular").flag("hidden") == nil)
  }
}
