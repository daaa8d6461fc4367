import Glibc

/// A child with its own process group, whose output is read without ever blocking and without inheriting a descriptor of ours.
final class ChildProcess {
  /// Descriptors of the tool and a host's dialogue, as the host sees them.
  private static let requestDescriptor: Int32 = 3
  private static let eventsDescriptor: Int32 = 4

  private let identifier: pid_t
  private let loop: EventLoop
  private var openDescriptors: Set<Int32> = []
  private(set) var status: ExitStatus?
  private var onExit: ((ExitStatus) -> Void)?

  struct Channels {
    var output: (UnsafeRawBufferPointer) -> Void
    var error: (UnsafeRawBufferPointer) -> Void
    /// Given: descriptor 4 of the child.
    var events: ((UnsafeRawBufferPointer) -> Void)?
    /// Given: what the child reads from descriptor 3.
    var request: [UInt8]?
  }

  /// Starts a program; the error is the system's number.
  init(
    _ executable: String, _ arguments: [String], environment: Environment, channels: Channels, loop: EventLoop,
    onExit: @escaping (ExitStatus) -> Void
  ) throws {
    self.loop = loop
    self.onExit = onExit
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var inChild: [Int32] = []
    defer { for descriptor in inChild { close(descriptor) } }
    var readers: [(Int32, (UnsafeRawBufferPointer) -> Void)] = []

    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    func channel(_ target: Int32, _ handler: @escaping (UnsafeRawBufferPointer) -> Void) throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw FileError(operation: .create, path: "a pipe", number: errno) }
      inChild.append(ChildProcess.raised(ends[1]))
      let reader = ChildProcess.raised(ends[0])
      _ = fcntl(reader, F_SETFL, O_NONBLOCK)
      readers.append((reader, handler))
      posix_spawn_file_actions_adddup2(&actions, inChild[inChild.count - 1], target)
    }
    do {
      try channel(1, channels.output)
      try channel(2, channels.error)
      if let request = channels.request {
        inChild.append(try ChildProcess.file(with: request, temporaryFolder: environment["TMPDIR"]))
        posix_spawn_file_actions_adddup2(&actions, inChild[inChild.count - 1], ChildProcess.requestDescriptor)
      }
      if let events = channels.events { try channel(ChildProcess.eventsDescriptor, events) }
    } catch {
      for (reader, _) in readers { close(reader) }
      throw error
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: a time-out ends the child's children too. Our own ignored SIGPIPE is not passed on.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // Nor is a mask that somebody started us with: a child that blocks SIGABRT survives its own abort.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    var environmentPointers: [UnsafeMutablePointer<CChar>?] = environment.assignments.map { strdup($0) } + [nil]
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
    guard result == 0 else {
      for (reader, _) in readers { close(reader) }
      throw FileError(operation: .read, path: executable, number: result)
    }
    identifier = child
    for (reader, handler) in readers {
      openDescriptors.insert(reader)
      loop.watch(reader) { [unowned self] in drain(reader, handler) }
    }
    self.readers = readers
  }

  private var readers: [(Int32, (UnsafeRawBufferPointer) -> Void)] = []

  /// Reads what the child has printed up to now: an event that is read may be younger than output that is not yet.
  func drainPrinted() {
    for (reader, handler) in readers.prefix(2) where openDescriptors.contains(reader) { drain(reader, handler) }
  }

  /// Has the runtime of Swift in the child report what it is busy with, and end.
  func interrogate() {
    guard status == nil else { return }
    Glibc.kill(identifier, SIGQUIT)
  }

  /// Ends the child and its children at once.
  func kill() {
    guard status == nil else { return }
    let below = ProcessTree.descendants(of: identifier)
    Glibc.kill(-identifier, SIGKILL)
    for process in below { Glibc.kill(process, SIGKILL) }
  }

  /// Notices the end of the child; to be called again and again.
  func tick() {
    guard status == nil else { return }
    var raw: Int32 = 0
    guard waitpid(identifier, &raw, WNOHANG) == identifier else { return }
    finish(ExitStatus(raw: raw))
  }

  /// Waits for the end of a child that was killed.
  func reap() {
    guard status == nil else { return }
    var raw: Int32 = 0
    while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
    finish(ExitStatus(raw: raw))
  }

  private func finish(_ status: ExitStatus) {
    self.status = status
    for (reader, handler) in readers where openDescriptors.contains(reader) {
      drain(reader, handler)
      if openDescriptors.contains(reader) { release(reader) }
    }
    // What the child started and left behind goes with it.
    Glibc.kill(-identifier, SIGKILL)
    let handler = onExit
    onExit = nil
    handler?(status)
  }

  private func drain(_ descriptor: Int32, _ handler: (UnsafeRawBufferPointer) -> Void) {
    // A bounded share at a time: a child that prints without end must not keep the loop from the others.
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      for _ in 0..<64 {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          handler(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          continue
        }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return }
        release(descriptor)
        // The last channel closes when the child ends.
        if openDescriptors.isEmpty { tick() }
        return
      }
    }
  }

  private func release(_ descriptor: Int32) {
    loop.forget(descriptor)
    openDescriptors.remove(descriptor)
    close(descriptor)
  }

  /// Moves a descriptor above those that the child's own are made from, so that none overwrites another.
  private static func raised(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    return moved
  }

  /// A file without a name that holds the bytes: a pipe would block on a long request.
  private static func file(with bytes: [UInt8], temporaryFolder: String?) throws -> Int32 {
    var number = ENOENT
    for folder in ["/dev/shm", temporaryFolder ?? "/tmp", "/tmp"] {
      var template = Array((folder + "/layoutpreview-XXXXXX").utf8CString)
      let created = mkstemp(&template)
      guard created >= 0 else {
        number = errno
        continue
      }
      unlink(template)
      let descriptor = raised(created)
      if let failed = write(bytes, to: descriptor) {
        number = failed
        close(descriptor)
        continue
      }
      lseek(descriptor, 0, SEEK_SET)
      return descriptor
    }
    throw FileError(operation: .write, path: "a temporary file", number: number)
  }

  /// Nil, or the system's error number.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return errno }
      offset += max(0, count)
    }
    return nil
  }
}
