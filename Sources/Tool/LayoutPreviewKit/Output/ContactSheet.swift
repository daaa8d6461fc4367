import HostProtocol

/// `index.html`: every picture of a run on one page, without anything from elsewhere.
enum ContactSheet {
  /// One preview in one variant.
  struct Entry {
    var name: String
    /// The variant's part of the file name, `iphone-15-dark`.
    var variant: String
    var device: String
    /// Where the preview stands in the sources.
    var place: String
    /// Paths relative to the page.
    var picture: String?
    var links: [(label: String, path: String)]
    /// Pixels, and pixels a point.
    var width: Int
    var height: Int
    var scale: Double
    /// Why there is no picture.
    var failure: String?

    /// Nil for outcomes that left nothing to show.
    init?(_ preview: HostEvent.Preview, _ outcome: JobOutcome, folder: String, context: Context) {
      name = preview.name
      variant = OutputNames.variant(outcome.job.variant)
      place = "\(context.shown(preview.file)):\(preview.line)"
      let identifier = outcome.job.variant.device ?? Device.defaultIdentifier
      device = Device.named(identifier)?.name ?? identifier
      let outputs = RenderCommand.outputs(outcome)
      let shown = outputs.first { $0.format == .png } ?? outputs.first { $0.format == .svg }
      picture = shown.map { Path.shown($0.path, in: folder) }
      links = outputs.map { ($0.format.rawValue.uppercased(), Path.shown($0.path, in: folder)) }
      (width, height, scale) = (shown?.width ?? 0, shown?.height ?? 0, shown?.scale ?? 1)
      failure = outputs.isEmpty ? OutcomeReport(context: context, isStrict: false, namesVariants: false).failure(outcome) : nil
      if outputs.isEmpty, failure == nil { return nil }
    }

    /// For pages without a run behind them.
    init(
      name: String, variant: String, device: String, place: String, picture: String?, links: [(label: String, path: String)], width: Int,
      height: Int, scale: Double, failure: String?
    ) {
      self.name = name
      self.variant = variant
      self.device = device
      self.place = place
      self.picture = picture
      self.links = links
      self.width = width
      self.height = height
      self.scale = scale
      self.failure = failure
    }
  }

  static func html(_ entries: [Entry]) -> String {
    let count = entries.count == 1 ? "1 picture" : "\(entries.count) pictures"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Previews</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>Previews</h1>
      <p id="count" aria-live="polite">\(count)</p>
      <input id="filter" type="search" placeholder="Filter by name, device or variant" aria-label="Filter" autocomplete="off">
      </header>
      <main>
      \(entries.map(figure).joined(separator: "\n"))
      <p id="none" hidden>No picture matches.</p>
      </main>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func figure(_ entry: Entry) -> String {
    let name = escape(entry.name)
    let words = escape("\(entry.name) \(entry.device) \(entry.variant)".lowercased())
    let links = entry.links.map { "<a href=\"\(address($0.path))\">\($0.label)</a>" }.joined(separator: " ")
    let picture: String
    if let path = entry.picture {
      let points = (Double(entry.width) / entry.scale).rounded()
      picture =
        "<a class=\"shot\" href=\"\(address(path))\"><img src=\"\(address(path))\" alt=\"\(name), \(escape(entry.variant))\" "
        + "width=\"\(entry.width)\" height=\"\(entry.height)\" style=\"--w:\(OutputNames.shown(points))px\" loading=\"lazy\"></a>"
    } else {
      picture = "<div class=\"failed\"><b>Failed</b><p>\(escape(entry.failure ?? "No picture to show here."))</p></div>"
    }
    return """
      <figure data-words="\(words)">
      \(picture)
      <figcaption>
      <strong>\(name)</strong>
      <span>\(escape(entry.device)) · <code>\(escape(entry.variant))</code></span>
      <span class="place">\(escape(entry.place))</span>
      <span class="links">\(links)</span>
      </figcaption>
      </figure>
      """
  }

  /// Text as text, whatever it holds.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in Console.printable(text).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// A relative path as an address: bytes that mean something in one are percent-encoded.
  static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "@"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}
