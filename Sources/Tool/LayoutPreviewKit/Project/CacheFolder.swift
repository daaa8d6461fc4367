/// Where built runners are kept.
enum CacheFolder {
  /// `.build/layoutpreview` of the checkout around a folder; outside of one, the user's cache.
  static func locate(from folder: String, environment: Environment) -> String {
    var candidate = folder
    while true {
      let isCheckout = ["Package.swift", ".git"].contains { FileSystem.exists(Path.join(candidate, $0)) }
      if isCheckout {
        let build = Path.join(candidate, ".build")
        if FileSystem.isWritable(FileSystem.exists(build) ? build : candidate) { return Path.join(build, "layoutpreview") }
        break
      }
      let (parent, _) = Path.split(candidate)
      if parent == candidate { break }
      candidate = parent
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Path.join(home, ".cache")
    return Path.join(base, "layoutpreview")
  }
}
