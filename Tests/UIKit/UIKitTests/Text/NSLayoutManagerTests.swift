import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct NSLayoutManagerTests {
  private let line: CGFloat = 20.287

  private func stack(_ text: String, _ sizes: CGSize...) -> (NSTextStorage, NSLayoutManager, [NSTextContainer]) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = sizes.map { NSTextContainer(size: $0) }
    for container in containers { manager.addTextContainer(container) }
    return (storage, manager, containers)
  }

  @Test func usedRectanglesAreTextAndPadding() {
    Environment.with {
      let (storage, manager, containers) = stack("one\ntwo", CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      let used = manager.usedRect(for: containers[0])
      let width = NSAttributedString(string: "one", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
      #expect(used.minX == 0)
      #expect(isNear(used.width, width + 10, 1))
      #expect(isNear(used.height, 2 * line))
      #expect(manager.numberOfGlyphs == 7)
      #expect(manager.glyphRange(for: containers[0]) == NSRange(location: 0, length: 7))
      storage.append(NSAttributedString(string: "\nthree", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
      #expect(isNear(manager.usedRect(for: containers[0]).height, 3 * line))
    }
  }

  @Test func linesAreEnumeratedWithTheirRanges() {
    Environment.with {
      let (storage, manager, containers) = stack("one\ntwo\n", CGSize(width: 300, height: 0))
      defer { #expect(storage.length > 0) }
      var ranges: [NSRange] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { rect, used, container, range, _ in
        ranges.append(range)
        #expect(rect.width == 300)
        #expect(used.width < 100)
        #expect(container === containers[0])
      }
      #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
      #expect(isNear(manager.extraLineFragmentRect.minY, 2 * line))
      #expect(isNear(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY, line))
    }
  }

  @Test func rectanglesAndPointsOfGlyphsMeet() {
    Environment.with {
      let (storage, manager, containers) = stack("Hello wide world", CGSize(width: 300, height: 0))
      defer { #expect(storage.length > 0) }
      for index in 0..<16 {
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: containers[0])
        #expect(rect.width > 2)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: containers[0]) == index)
        #expect(isNear(manager.location(forGlyphAt: index).x, rect.minX))
      }
      let word = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 4), in: containers[0])
      let before = NSAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
      #expect(isNear(word.minX, 5 + before, 0.5))
      #expect(isNear(word.height, line))
    }
  }

  @Test func textGoesOnInTheNextContainer() {
    Environment.with {
      let text = (1...10).map { "line \($0)" }.joined(separator: "\n")
      let size = CGSize(width: 200, height: 4 * line + 1)
      let (storage, manager, containers) = stack(text, size, size, size)
      defer { #expect(storage.length > 0) }
      let ranges = containers.map { manager.glyphRange(for: $0) }
      let parts = ranges.map { (text as NSString).substring(with: $0) }
      #expect(parts == ["line 1\nline 2\nline 3\nline 4\n", "line 5\nline 6\nline 7\nline 8\n", "line 9\nline 10"])
      #expect(manager.textContainer(forGlyphAt: 30, effectiveRange: nil) === containers[1])
    }
  }

  @Test func aViewOfAColumnIsAsHighAsItsColumn() {
    Environment.with {
      let text = (1...10).map { "line \($0)" }.joined(separator: "\n")
      let size = CGSize(width: 200, height: 4 * line + 1)
      let (storage, _, containers) = stack(text, size, size)
      defer { #expect(storage.length > 0) }
      let views = containers.map { UITextView(frame: .zero, textContainer: $0) }
      for view in views { view.isScrollEnabled = false }
      #expect(views.map { ($0.intrinsicContentSize.height - 16) / line }.allSatisfy { isNear($0, 4, 0.02) })
    }
  }

  @Test func linesFlowAroundPaths() {
    Environment.with {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.font = .systemFont(ofSize: 17)
      view.text = String(repeating: "word ", count: 60)
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))]
      let starts = view.drawnTexts.map { $0.origin.x + $0.line.x }
      #expect(starts.prefix(3).allSatisfy { isNear($0, 105) })
      #expect(starts.dropFirst(3).allSatisfy { isNear($0, 5) })
    }
  }

  @Test func aContainersLimitTruncates() {
    Environment.with {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
      view.font = .systemFont(ofSize: 17)
      view.text = String(repeating: "word ", count: 60)
      view.textContainer.maximumNumberOfLines = 2
      view.textContainer.lineBreakMode = .byTruncatingTail
      #expect(view.drawnTexts.count == 2)
      #expect(view.drawnTexts.last?.line.string.hasSuffix("…") == true)
      let cut = view.layoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20)
      #expect(NSMaxRange(cut) == 300)
    }
  }

  @Test func aStorageWithAStoreOfItsOwnIsLaidOut() {
    final class Highlighter: NSTextStorage {
      private let store = NSMutableAttributedString(string: "")
      override var string: String { store.string }
      override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        store.attributes(at: location, effectiveRange: range)
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func processEditing() {
        let range = (string as NSString).range(of: "red")
        if range.location != NSNotFound { store.addAttributes([.foregroundColor: UIColor.red], range: range) }
        super.processEditing()
      }
    }
    Environment.with {
      let storage = Highlighter()
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 200, height: 0))
      manager.addTextContainer(container)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      view.font = .systemFont(ofSize: 17)
      view.text = "not red"
      let runs = view.drawnTexts.flatMap(\.line.runs)
      #expect(runs.map(\.string) == ["not ", "red"])
      #expect(runs.last?.attributes.color == UIColor.red.cgColor)
      #expect(runs.last?.attributes.font.size == 17)
    }
  }

  @Test func editsAreToldOnceAnEditing() {
    final class Delegate: NSTextStorageDelegate {
      var edits: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) { edits.append((editedMask, editedRange, delta)) }
    }
    let storage = NSTextStorage(string: "abc")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(storage.string == "axyzc")
    #expect(delegate.edits.count == 1)
    #expect(delegate.edits.first?.0 == .editedCharacters)
    #expect(delegate.edits.first?.1 == NSRange(location: 1, length: 3))
    #expect(delegate.edits.first?.2 == 2)
    storage.addAttributes([.kern: 2], range: NSRange(location: 0, length: 2))
    #expect(delegate.edits.last?.0 == .editedAttributes)
    storage.setAttributedString(NSAttributedString(string: "q", attributes: [.kern: 1]))
    #expect(delegate.edits.last?.0 == [.editedAttributes, .editedCharacters])
    #expect(storage.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 1)
  }
}
