import HostProtocol

/// What became of one job.
struct JobOutcome {
  enum Result {
    case finished(HostEvent)
    /// The host said so: its text, and the cause where it must be told apart.
    case failed(message: String, cause: HostEvent.Cause?, diagnostics: [HostEvent.Diagnostic])
    case crashed(CrashReason, LastWords)
  }

  var job: HostRequest.Job
  var result: Result
  /// What the user's code printed while the job ran, as far as it was kept.
  var printed: String
}

extension JobOutcome {
  /// Whether the view that was asked for is not in the preview.
  var missesView: Bool {
    if case .failed(_, .missingView?, _) = result { true } else { false }
  }
}
