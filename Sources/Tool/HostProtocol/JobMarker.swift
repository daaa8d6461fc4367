/// A line that a host writes to standard output and standard error before each job, so that the tool knows who printed what.
///
/// The host flushes its buffers first and writes past them. Events cannot tell it: they travel on another descriptor.
package enum JobMarker {
  package static func line(job: Int) -> String { "\u{1E}job \(job)\n" }

  /// What was printed from the job's marker on, up to the next marker; everything that is left where the marker was cut away.
  package static func section(of text: String, job: Int) -> String {
    let sections = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    let mark = "job \(job)\n"
    if let section = sections.last(where: { $0.hasPrefix(mark) }) { return String(section.dropFirst(mark.count)) }
    // A preview that printed a lot pushed its own marker out: what stands before the first one is its end.
    return String(sections.first ?? "")
  }
}
