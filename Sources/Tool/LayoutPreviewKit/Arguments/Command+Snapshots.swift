import HostProtocol

// The commands about references.

extension Command {
  static let test = Command(
    "test", "compares every preview with the reference beside its source, and says what changed", .paths,
    options: limits + selection + [
      Option("shard", .text(name: "I/N"), .what, "the I-th of N shares of the previews, split by what each took last time")
    ] + variants + [
      Option(
        "record", .choice(name: "WHEN", SnapshotOrder.RecordMode.allCases.map(\.rawValue)), .output,
        "which references are written; default missing, never where CI is set"),
      report,
      Option(flag: "chrome", .output, "draws the status bar and home indicator over whole screens"),
    ] + reports + [
      Option(flag: "strict", .run, "conflicts, ambiguity, missing glyphs, images and strings make a preview fail")
    ] + running + general,
    examples: [
      ("layoutpreview test", "every screen below Layouts/"),
      ("layoutpreview test Login.swift --record failed", "takes what changed as the new reference"),
      ("layoutpreview test --github --junit out/junit.xml", "in CI: nothing is written, what differs fails"),
    ],
    discussion: """
      References stand in __Snapshots__ beside the source: a picture, and the layout that it was drawn from. A snapshot is passed, changed,
      new (recorded now), missing (not recorded), obsolete (a reference of no preview) or failed to render. The report in out/report shows
      them; layoutpreview accept takes what it shows. layoutpreview.json holds the same settings under "test", and under "previews" by name.
      """)

  static let accept = Command(
    "accept", "takes what the last test run saw as the new references", .names,
    options: [
      report, Option(flag: "review", .what, "asks for each one"),
      Option(flag: "dry-run", short: "n", .what, "says what would be done, and does nothing"),
    ] + general,
    examples: [
      ("layoutpreview accept", "all that the last run found changed, new, missing or obsolete"),
      ("layoutpreview accept 'Login*' --review", "one by one, those that match"),
    ],
    discussion: """
      NAME is the name of a preview, a pattern such as 'Login*', or the path of a reference. Changed and missing references are written,
      obsolete ones removed, new ones count as looked at. A reference that is not what the run compared with is left alone.
      """)

  static let mergeReports = Command(
    "merge-reports", "joins the reports of shards into one", .folders,
    options: [report] + reports + general,
    examples: [
      ("layoutpreview merge-reports shards/*", "writes out/report; the status is that of one run over all"),
      ("layoutpreview merge-reports shards --report all", "a folder of reports counts as each of them"),
    ])

  private static let limits: [Option] = [
    Option(
      "max-changed", .text(name: "N|N%"), .limits, "pixels of a picture that may be really changed, or a share of them; default 0"),
    Option("color-tolerance", .text(name: "DE"), .limits, "CIEDE2000 distance up to which colours count as the same; default 1"),
    Option("frame-tolerance", .text(name: "PT"), .limits, "points that an edge of a view may move by; default 0.1"),
    Option(
      "ignore", .text(name: "VIEW"), list: true, .limits, "views that are not looked at: a name, identifier or class, such as 'clock*'"),
  ]

  private static let report = Option("report", .folder(name: "DIR"), .output, "the folder of the report; default out/report")

  private static let reports: [Option] = [
    Option("junit", .text(name: "FILE"), .output, "writes JUnit XML for CI servers"),
    Option(flag: "github", .output, "prints annotations and writes the step's summary for GitHub Actions"),
  ]
}
