import Foundation
import LayoutDSL
import UIKit

/// A view of a content size of its own.
final class Block: UIView {
  private let content: CGSize
  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { content }
}

/// A root view of 400 by 800 points.
@MainActor func makeCanvas() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
