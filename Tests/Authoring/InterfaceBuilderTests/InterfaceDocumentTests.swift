import Foundation
import InterfaceBuilder
import Testing

@Suite struct InterfaceDocumentTests {
  private func document(_ body: String, _ attributes: String = "") throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="15705" targetRuntime="iOS.CocoaTouch" \(attributes)>
      \(body)
      </document>
      """
    return try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
  }

  private let scene = """
    <device id="retina6_1" orientation="portrait" appearance="dark"/>
    <scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Login" id="c1" customClass="LoginController" sceneMemberID="viewController">
        <view key="view" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <subviews>
            <label opaque="NO" id="l1"><rect key="frame" x="20" y="44" width="50" height="20.5"/>
              <string key="text">Two
    lines</string>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g1"/>
          <constraints>
            <constraint firstItem="l1" firstAttribute="width" secondItem="v1" secondAttribute="width" multiplier="1/3" priority="750" id="k1">
              <variation key="widthClass=regular" constant="9"/>
            </constraint>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
          <connections><outlet property="title" destination="l1" id="o1"/></connections>
        </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p1" sceneMemberID="firstResponder"/>
    </objects></scene></scenes>
    <resources><image name="star" catalog="system" width="128" height="116"/><image name="logo" width="32" height="24"/></resources>
    """

  @Test func aSceneIsNamedByItsIdentifier() throws {
    let document = try document(scene)
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map(\.name) == ["Login"])
    #expect(document.scenes.first?.id == "s1")
    #expect(document.device?.id == "retina6_1")
    #expect(document.device?.isLandscape == false)
    #expect(document.device?.isDark == true)
  }

  @Test func objectsAreSorted() throws {
    let view = try #require(document(scene).scenes.first?.root.part("view"))
    #expect(view.guides.map(\.role) == ["safeArea"])
    #expect(view.guides.map(\.id) == ["g1"])
    #expect(view.connections.map(\.destination) == ["l1"])
    #expect(view.variations.first?.excluded == ["constraints": ["k1"]])
    let label = try #require(view.subviews.first)
    #expect(label.string("text") == "Two\nlines")
    #expect(label.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
    let constraint = try #require(view.constraints.first)
    #expect(constraint.multiplier == 1.0 / 3)
    #expect(constraint.priority == 750)
    #expect(constraint.variations.first?.applies(width: "regular", height: "compact") == true)
    #expect(constraint.variations.first?.applies(width: "compact", height: "compact") == false)
  }

  @Test func resourcesKnowTheirSizes() throws {
    let resources = try document(scene).resources
    #expect(resources.images["star"]?.isSymbol == true)
    #expect(resources.images["logo"]?.width == 32)
    #expect(resources.images["logo"]?.height == 24)
    #expect(resources.images["logo"]?.isSymbol == false)
  }

  // Xcode 10 wrote 14xxx, 11 wrote 148xx to 16xxx, 26 writes 24xxx.
  @Test(arguments: [("14490.70", 12), ("14868", 13), ("15705", 13), ("16097.3", 13), ("17701", 14), ("24127", 26)])
  func generationsFollowTheToolsVersion(text: String, generation: Int) {
    #expect(InterfaceToolsVersion(text).generation == generation)
  }

  @Test func internalVersionsOfXcodeAreThoseOfTheirPlugIn() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
      <objects><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects>
      </document>
      """
    let document = try InterfaceDocument(path: "View.xib", data: Data(text.utf8))
    #expect(document.toolsVersion.major == 22685)
    #expect(document.toolsVersion.generation == 17)
  }

  @Test func simulatedScreensOfXcode7AreDevices() throws {
    let document = try document(
      scene.replacingOccurrences(of: "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"dark\"/>", with: "")
        + "<simulatedMetricsContainer key=\"defaultSimulatedMetrics\"><simulatedScreenMetrics key=\"destination\" type=\"retina4_7.fullscreen\"/></simulatedMetricsContainer>"
    )
    #expect(document.device?.id == "retina4_7")
  }
}
