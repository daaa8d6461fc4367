import CPangoCairo
import CoreGraphics
import DisplayList

extension DisplayList.Group {
  /// Whether the group is drawn aside, then laid over what is there as one picture.
  var needsPicture: Bool { blendMode != .normal || isIsolated }
}

extension CGBlendMode {
  /// Cairo's operator; both libraries take the formulas from the PDF specification.
  ///
  /// Nothing there adds darkness: `plusDarker` is approximated by multiplication.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal, .copy: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .sourceIn, .sourceAtop: CAIRO_OPERATOR_ATOP
    // Of an opaque figure the same as Core Graphics', which leaves what lies outside of the figure alone.
    case .sourceOut, .xor: CAIRO_OPERATOR_XOR
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    }
  }
}
