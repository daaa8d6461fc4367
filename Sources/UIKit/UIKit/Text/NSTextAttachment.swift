public import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// Comes first: see there.
  private let attributeValueMark = AttributeValueMark.value
  open var image: UIImage?
  /// Relative to the baseline, y upwards; an empty rectangle takes the image's own size.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// No effect: an attachment is drawn as its image.
  open var lineLayoutPadding: CGFloat = 0
  /// No effect: an attachment is drawn as its image.
  open var allowsTextAttachmentView = true

  /// The character that an attachment stands on.
  public static let character = 0xFFFC

  public override init() { super.init() }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  package func layoutBounds(with traits: UITraitCollection) -> CGRect {
    if !bounds.isEmpty { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size(with: traits) ?? .zero)
  }
}

extension NSAttributedString {
  /// The attachment on its character, as text.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
