import CoreGraphics
import Foundation
import HostProtocol
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Expected are the frames that the documents store, and what a flow layout documents: items from the leading edge, spacings between them.
@MainActor
@Suite(.serialized) struct InterfaceCollectionTests {
  private func cell(_ id: String, x: Double, size: String = "") -> String {
    """
    <collectionViewCell opaque="NO" reuseIdentifier="\(id)" id="\(id)">
      <rect key="frame" x="\(x)" y="7" width="80" height="60"/>
      <view key="contentView" opaque="NO"><rect key="frame" x="0.0" y="0.0" width="80" height="60"/>
        <subviews><label opaque="NO" text="\(id)" id="\(id)-label"><rect key="frame" x="4" y="5" width="40" height="20"/></label></subviews>
      </view>\(size)
    </collectionViewCell>
    """
  }

  private func document(_ layout: String, _ cells: String) throws -> InterfaceDocument {
    try InterfaceStoryboard.document([
      """
      <collectionViewController id="c" title="c"><collectionView key="view" dataMode="prototypes" id="collection">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(layout)<cells>\(cells)</cells></collectionView></collectionViewController>
      """
    ])
  }

  private let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f">
    <size key="itemSize" width="80" height="60"/><inset key="sectionInset" minX="12" minY="9" maxX="12" maxY="0"/></collectionViewFlowLayout>
    """

  private func cells(_ canvas: PreviewCanvas) -> [UICollectionViewCell] {
    InterfaceStoryboard.all(UICollectionViewCell.self, in: canvas.content).sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func prototypesAreItemsOfTheFlowLayout() throws {
    let large = "<size key=\"customSize\" width=\"100\" height=\"60\"/>"
    let canvas = try InterfaceStoryboard.canvas(document(flow, cell("a", x: 50) + cell("b", x: 200, size: large)))
    let collection = try #require(canvas.content as? UICollectionView)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    #expect(cells(canvas).map(\.frame.size) == [CGSize(width: 80, height: 60), CGSize(width: 100, height: 60)])
    #expect(cells(canvas).map(\.frame.minY) == [9, 9])
    #expect(cells(canvas).first?.frame.minX == 12)
    #expect(InterfaceStoryboard.labels(in: collection).sorted() == ["a", "b"])
    #expect(cells(canvas).map { canvas.identifier(of: $0) } == ["a", "b"])
  }

  @Test func theCanvasKeepsStoredFrames() throws {
    let canvas = try InterfaceStoryboard.canvas(document(flow, cell("a", x: 50)), isCanvas: true)
    let cell = try #require(cells(canvas).first)
    #expect(cell.frame == CGRect(x: 50, y: 7, width: 80, height: 60))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 4, y: 5, width: 40, height: 20))
  }

  @Test func aLayoutOfTheAppsOwnIsTold() throws {
    let canvas = try InterfaceStoryboard.canvas(
      document("<collectionViewLayout key=\"collectionViewLayout\" id=\"f\" customClass=\"Mosaic\"/>", cell("a", x: 50)))
    #expect(canvas.interfaceDiagnostics.map(\.kind) == ["unsupported"])
    #expect(cells(canvas).first?.frame.minX == 50)
  }

  @Test func somethingElseBetweenCellsIsAnItem() throws {
    let canvas = try InterfaceStoryboard.canvas(
      document(flow, "<view id=\"odd\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"))
    #expect(cells(canvas).count == 1)
  }
}
