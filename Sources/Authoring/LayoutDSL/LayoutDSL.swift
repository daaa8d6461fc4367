// A screen that imports LayoutDSL works with UIKit's views: it need not import both.
@_exported public import UIKit
