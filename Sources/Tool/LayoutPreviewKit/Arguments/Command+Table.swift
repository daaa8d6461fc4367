import HostProtocol

/// Every command and option of the tool: help, completions, parser and suggestions read this table.
extension Command {
  static let all: [Command] = [
    render, test, accept, diff, mergeReports, list, inspect, explain, devices, doctor, initialize, completions, help,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  private static let render = Command(
    "render", "draws previews as PNG, SVG and PDF", .paths,
    options: variants + [
      Option("out", short: "o", .folder(name: "DIR"), .output, "where the pictures go; default out"),
      Option(
        "format", .choice(name: "FORMAT", HostRequest.Output.Format.allCases.map(\.rawValue)), list: true, .output,
        "default png,svg,pdf"),
      Option(flag: "chrome", .output, "draws the status bar and home indicator over whole screens"),
      Option("svg-text", .choice(name: "KIND", ["live", "outlines"]), .output, "text in an SVG as text or as paths; default live"),
    ] + selection + [
      Option(flag: "strict", .run, "conflicts, ambiguity, missing glyphs, images and strings make a preview fail"), github,
    ] + running + general,
    examples: [
      ("layoutpreview render", "every screen below Layouts/"),
      ("layoutpreview render LoginView.swift --appearance light,dark", "one file, twice"),
      ("layoutpreview render App/Login --device iphone-se-3,ipad-pro-11 --format png", "a folder is one module"),
    ],
    discussion: """
      PATH is a Swift file, a .storyboard or .xib file, or a folder: its Swift files make one module. Without PATH each file and folder
      directly below Layouts/ is a module of its own. The names of the files written go to standard output, all else
      to standard error; index.html in the output folder shows every picture.
      """)

  private static let list = Command(
    "list", "names the previews and where they are", .paths, options: selection + running + general,
    examples: [("layoutpreview list", "every preview below Layouts/"), ("layoutpreview list --only 'Login*'", "those that match")])

  private static let inspect = Command(
    "inspect", "prints view trees: frames, constraints, what is ambiguous, what conflicts", .paths,
    options: variants + selection + [
      Option("send", .text(name: "VIEW:EVENT"), .what, "sends a control's event first, such as loginButton:touchUpInside"),
      Option(flag: "overlay", .output, "draws ambiguous frames and conflicts over PNG and SVG pictures, where there are any"),
      Option("out", short: "o", .folder(name: "DIR"), .output, "where the pictures of --overlay go; default out"),
      Option(flag: "strict", .run, "conflicts, ambiguity and constraints never activated make a preview fail, with exit code 1"), github,
    ] + running + general,
    examples: [
      ("layoutpreview inspect Login.swift", "the tree of each preview"),
      ("layoutpreview inspect Login.swift --send loginButton:touchUpInside", "taps a button, prints what the code printed"),
      ("layoutpreview inspect --strict --github --quiet", "a lint of layouts for a GitHub workflow"),
    ])

  private static let explain = Command(
    "explain", "says why a view's frame is what it is, and what would change it", .target, options: variants + running + general,
    examples: [
      ("layoutpreview explain Login title", "left, top, width and height of a view in a preview below Layouts/"),
      ("layoutpreview explain Login.swift Login title width", "one attribute, of a preview in a file"),
      ("layoutpreview explain Main.storyboard '*' Kj2-bX-9fz bottom", "a view by its Interface Builder id"),
    ],
    discussion: """
      PATH is what render takes. PREVIEW is a name or a pattern such as 'Login*'. VIEW is an accessibility identifier, the name of a
      property, a class, an Interface Builder id, or a path of them such as header/title. ATTRIBUTE is one of \
      \(HostRequest.Target.attributes.joined(separator: ", ")); without it left, top, width and height are explained.
      The answer leads from the view to the constraints that decide it, and on to what they were computed from, down to the screen's size
      and the contents; a constraint that "gives way" is not satisfied because a stronger one is.
      """)

  private static let devices = Command(
    "devices", "lists the devices that --device takes", options: general,
    examples: [("layoutpreview devices", "sizes, scales, safe areas")])

  private static let doctor = Command(
    "doctor", "checks toolchain, libraries and fonts, and says how to mend each", options: hidden + general,
    examples: [("layoutpreview doctor", "what works, what does not")])

  private static let initialize = Command(
    "init", "writes a first screen, Layouts/Hello.swift", options: general,
    examples: [("layoutpreview init", "then: layoutpreview render")])

  private static let completions = Command(
    "completions", "prints a completion script for a shell", .shell, options: general,
    examples: [
      ("layoutpreview completions bash >~/.local/share/bash-completion/completions/layoutpreview", "for bash"),
      ("layoutpreview completions fish >~/.config/fish/completions/layoutpreview.fish", "for fish"),
    ])

  private static let help = Command(
    "help", "explains a command", .command, options: general, examples: [("layoutpreview help render", "every option of render")])

  static let variants: [Option] = [
    Option("device", .choice(name: "ID", Device.catalogue.map(\.id)), list: true, .matrix, "see layoutpreview devices; default iphone-15"),
    Option("orientation", .choice(name: "WAY", ["portrait", "landscape"]), list: true, .matrix, "default portrait"),
    Option(
      "split", .choice(name: "SHARE", ["full"] + Variant.Split.allCases.map(\.rawValue)), list: true, .matrix,
      "an iPad's share in Split View; default full"),
    Option("appearance", .choice(name: "LOOK", Variant.Appearance.allCases.map(\.rawValue)), list: true, .matrix, "default light"),
    Option("text-size", .choice(name: "SIZE", Variant.TextSize.allCases.map(\.rawValue)), list: true, .matrix, "default L"),
    Option(
      "direction", .choice(name: "WAY", Variant.Direction.allCases.map(\.rawValue)), list: true, .matrix, "default that of the locale"),
    Option("locale", .text(name: "ID"), list: true, .matrix, "a language, such as ar or zh-Hans; default en"),
    Option("scale", .text(name: "N"), list: true, .matrix, "pixels a point, above 0 and up to 8; default the device's"),
    Option("background", .text(name: "COLOUR"), .output, "none, or #RRGGBB behind views without one; default the system's"),
    Option("ios", .text(name: "N"), .run, "metrics and colours of the nearest of iOS 12 to 26; default 18"),
    Option(
      "ib-era", .choice(name: "ERA", ["default", "file"]), .run,
      "Interface Builder files as --ios says, or as the Xcode that saved them drew; default default"),
  ]

  static let selection: [Option] = [
    Option("only", .text(name: "GLOB"), list: true, .what, "previews whose name matches, such as 'Login*'")
  ]

  static let running: [Option] =
    [
      Option("jobs", short: "j", .text(name: "N"), .run, "how many compilers and hosts at once; default one a core"),
      Option("timeout", .text(name: "SECONDS"), .run, "how long one preview may take; default 20"),
    ] + hidden

  private static let github = Option(flag: "github", .run, "also prints GitHub's annotations, ::error file=…, for what went wrong")

  private static let hidden: [Option] = [
    Option("font-folder", .folder(name: "DIR"), .run, hidden: true, "fonts to use"),
    Option("library-folder", .folder(name: "DIR"), .run, hidden: true, "folder of libLayoutPreviewRuntime.so and Modules"),
  ]

  static let general: [Option] = [
    Option(flag: "json", .general, "prints JSON"),
    Option(flag: "quiet", short: "q", .general, "prints errors only"),
    Option(flag: "no-color", .general, "no colours; NO_COLOR and TERM=dumb do the same"),
    Option(flag: "help", short: "h", .general, "prints this"),
  ]
}
