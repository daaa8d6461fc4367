/// Apple's font features as OpenType's.
enum FontFeatures {
  /// The OpenType settings for a type and selector of `SFNTLayoutTypes.h`; none where there is no counterpart.
  static func openType(type: Int, selector: Int) -> [String] {
    switch (type, selector) {
    // Ligatures: common, rare; the odd selectors turn off.
    case (1, 2): ["liga=1", "clig=1"]
    case (1, 3): ["liga=0", "clig=0"]
    case (1, 4): ["dlig=1"]
    case (1, 5): ["dlig=0"]
    case (1, 18): ["calt=1"]
    case (1, 19): ["calt=0"]
    // Lower case of the old letter case type: small capitals.
    case (3, 3): ["smcp=1"]
    // Number spacing: digits of one width, or each its own.
    case (6, 0): ["tnum=1"]
    case (6, 1): ["pnum=1"]
    // Vertical position.
    case (10, 0): ["sups=0", "subs=0", "ordn=0"]
    case (10, 1): ["sups=1"]
    case (10, 2): ["subs=1"]
    case (10, 3): ["ordn=1"]
    case (10, 4): ["sinf=1"]
    // Fractions.
    case (11, 0): ["frac=0", "afrc=0"]
    case (11, 1): ["afrc=1"]
    case (11, 2): ["frac=1"]
    // Typographic extras: a zero with a stroke.
    case (14, 4): ["zero=1"]
    case (14, 5): ["zero=0"]
    // Number case: old style, lining.
    case (21, 0): ["onum=1"]
    case (21, 1): ["lnum=1"]
    // Stylistic sets one to twenty: even selectors turn on, odd ones off.
    case (35, 2...41): ["ss" + (selector / 2 < 10 ? "0" : "") + String(selector / 2) + (selector.isMultiple(of: 2) ? "=1" : "=0")]
    // Contextual alternates, swashes.
    case (36, 0): ["calt=1"]
    case (36, 1): ["calt=0"]
    case (36, 2): ["swsh=1"]
    // Lower and upper case.
    case (37, 1): ["smcp=1"]
    case (37, 2): ["pcap=1"]
    case (38, 1): ["c2sc=1"]
    case (38, 2): ["c2pc=1"]
    default: []
    }
  }
}
