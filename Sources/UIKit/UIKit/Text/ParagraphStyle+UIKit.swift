import Foundation
package import TextLayout

extension ParagraphStyle {
  package init(_ style: NSParagraphStyle) {
    self.init()
    alignment = Alignment(style.alignment)
    lineBreakMode = LineBreakMode(style.lineBreakMode)
    switch style.baseWritingDirection {
    case .natural: writingDirection = .natural
    case .leftToRight: writingDirection = .leftToRight
    case .rightToLeft: writingDirection = .rightToLeft
    }
    lineSpacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    hyphenationFactor = style.usesDefaultHyphenation ? 1 : CGFloat(style.hyphenationFactor)
    if let stops = style.tabStops, stops != NSTextTab.standard {
      tabStops = stops.map { TabStop(location: $0.location, alignment: Alignment($0.alignment)) }.sorted { $0.location < $1.location }
    }
    defaultTabInterval = style.defaultTabInterval
    allowsTightening = style.allowsDefaultTighteningForTruncation
    avoidsOrphans = style.lineBreakStrategy.contains(.pushOut)
    keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
  }
}

extension ParagraphStyle.Alignment {
  package init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphStyle.LineBreakMode {
  package init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}
