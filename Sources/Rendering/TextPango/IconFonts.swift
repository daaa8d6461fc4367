import Foundation
import TextLayout

/// Fonts of pictures, which apps bring along: where one is not there, its pictures have their places all the same.
///
/// They are made with a line as high as an em, and most pictures are as wide: labels of four such fonts that Xcode stored are 24 and
/// 25 points high at 24 and 25 points.
package enum IconFonts {
  /// Family names and PostScript names.
  package static let names: Set<String> = [
    "FontAwesome", "Font Awesome 5 Free", "FontAwesome5Free-Regular", "FontAwesome5Free-Solid", "Font Awesome 5 Brands",
    "FontAwesome5Brands-Regular", "Material Icons", "MaterialIcons-Regular", "octicons", "github-octicons", "icomoon", "Ionicons",
  ]

  static let metrics = FontMetrics(ascender: 0.857, descender: -0.143, leading: 0, capHeight: 0.7, xHeight: 0.5)
}
