import DisplayList
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Documents changed at random, with a fixed seed: each is drawn or refused, none ends the process.
@MainActor
@Suite(.serialized) struct InterfaceMutationTests {
  /// A linear congruential generator: Knuth's MMIX constants.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let original = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar">
    <rect key="frame" x="0" y="20" width="375" height="96"/></navigationBar>
    <connections><segue destination="table" kind="relationship" relationship="rootViewController" id="g1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController title="Table" id="table">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv">
    <rect key="frame" x="0" y="0" width="375" height="667"/><color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/>
    <sections><tableViewSection headerTitle="Account" id="ts"><cells>
    <tableViewCell accessoryType="disclosureIndicator" style="IBUITableViewCellStyleValue1" textLabel="t1" detailTextLabel="t2" id="c1">
    <rect key="frame" x="0" y="56" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc"><rect key="frame" x="0" y="0" width="348" height="44"/><subviews>
    <label text="Name" id="t1"><rect key="frame" x="16" y="12" width="40" height="20"/></label>
    <label text="Value" id="t2"><rect key="frame" x="280" y="12" width="60" height="20"/></label></subviews></tableViewCellContentView>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="Table" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem>
    <connections><segue destination="form" kind="show" id="g2"/></connections></tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="form"><view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <stackView axis="vertical" spacing="8" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="st">
    <rect key="frame" x="16" y="100" width="343" height="200"/><subviews>
    <textField borderStyle="roundedRect" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="tf">
    <rect key="frame" x="0" y="0" width="343" height="34"/><fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    <segmentedControl selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="sg">
    <rect key="frame" x="0" y="0" width="343" height="32"/><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <stepper minimumValue="0" maximumValue="9" value="3" id="sp"><rect key="frame" x="0" y="0" width="94" height="32"/></stepper>
    <slider minValue="0" maxValue="1" value="0.5" id="sl"><rect key="frame" x="0" y="0" width="94" height="31"/></slider>
    <pageControl numberOfPages="3" currentPage="1" id="pc"><rect key="frame" x="0" y="0" width="39" height="37"/></pageControl>
    <progressView progress="0.5" id="pv"><rect key="frame" x="0" y="0" width="39" height="4"/></progressView></subviews></stackView>
    <containerView id="box"><rect key="frame" x="0" y="400" width="375" height="200"/>
    <connections><segue destination="grid" kind="embed" id="g3"/></connections></containerView>
    <button buttonType="system" id="b"><rect key="frame" x="0" y="320" width="90" height="30"/><state key="normal" title="Go"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="st" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="k1"/>
    <constraint firstItem="st" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" priority="750" id="k2"/>
    <constraint firstAttribute="trailing" secondItem="st" secondAttribute="trailing" multiplier="1:1" constant="16" id="k3"/></constraints>
    </view></viewController></objects></scene>
    <scene sceneID="s4"><objects><collectionViewController id="grid"><collectionView key="view" dataMode="prototypes" id="cv">
    <rect key="frame" x="0" y="0" width="375" height="200"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="fl">
    <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="x" id="cl">
    <rect key="frame" x="0" y="0" width="50" height="50"/><view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
    </collectionViewCell></cells></collectionView></collectionViewController></objects></scene>
    </scenes></document>
    """

  private static let values = [
    "nan", "-1", "1e300", "", "99999999999999999999", "YES", "NO", "0", "inf", "-99999", "\u{E9}", "tableView", "0.5", "32768", "root",
    "grid", "nav",
  ]

  private func mutated(_ text: String, _ random: inout Generator) -> Data {
    if Int.random(in: 0..<4, using: &random) == 0 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 20))
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      return Data(bytes)
    }
    var text = text
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let places = text.matches(of: /="([^"<]*)"/)
      guard let place = places.randomElement(using: &random), let value = Self.values.randomElement(using: &random) else { break }
      text.replaceSubrange(place.range, with: "=\"\(value)\"")
    }
    return Data(text.utf8)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func nothingEndsTheProcess(_ seed: UInt64) {
    var random = Generator(state: seed)
    var drawn = 0
    for _ in 0..<40 {
      guard let document = try? InterfaceDocument(path: "/Main.storyboard", data: mutated(Self.original, &random)) else { continue }
      for index in document.scenes.indices {
        guard let canvas = try? InterfaceStoryboard.canvas(document, index, isCanvas: seed % 2 == 0) else { continue }
        drawn += canvas.displayList(named: true).size.width > 0 ? 1 : 0
        canvas.close()
      }
    }
    #expect(drawn > 0)
  }
}
