extension Command {
  static let diff = Command(
    "diff", "compares two pictures, two SVGs or two folders of them", .pair,
    options: [
      Option(
        "out", short: "o", .text(name: "FILE"), .output,
        "a PNG that shows what changed; of two folders, the folder for those of changed files"),
      Option(
        "color-tolerance", .text(name: "DE"), .limits, "the greatest difference of colours (CIEDE2000) that counts as none; default 1"),
      Option(flag: "strict", .limits, "edges that moved by less than a pixel count as changed"),
    ] + general,
    examples: [
      ("layoutpreview diff before.png after.png -o diff.png", "what changed, and a picture of it"),
      ("layoutpreview diff main/out branch/out", "file by file: same, changed, only in one"),
      ("layoutpreview diff before.svg after.svg --json", "elements that moved, other texts, other colours"),
    ],
    discussion: """
      The verdict is identical (the same bytes), equal (the same pixels), color (none differs by more than the tolerance), shift (only edges
      differ, as a move of less than a pixel or another anti-aliasing makes them) or real. All but real end with status 0.
      """)
}
