import Foundation
import Glibc
import HostProtocol

/// What the process may use: a preview that eats memory or never ends takes down its own host only.
enum ProcessLimits {
  /// A main thread's stack grows up to this: 20,000 nested views need more than the usual 8 MB.
  private static let stackBytes: rlim_t = 1 << 30

  static func apply(_ limits: HostRequest.Limits) {
    set(RLIMIT_CORE, 0)
    set(RLIMIT_AS, rlim_t(limits.memoryBytes))
    set(RLIMIT_STACK, stackBytes)
    keepThreadsSmall()
    signal(SIGPIPE, SIG_IGN)
  }

  /// A thread takes the stack limit that the process was started with, reserved whole: a few would use up the memory limit.
  private static func keepThreadsSmall() {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, 8 << 20)
    _ = setDefaultThreadAttributes(attributes)
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }

  /// Gives the next job its own share of processor time.
  static func grantProcessorTime(_ limits: HostRequest.Limits) {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    set(RLIMIT_CPU, rlim_t(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + rlim_t(limits.cpuSeconds) + 1)
  }

  private static func set(_ resource: __rlimit_resource, _ value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}

/// glibc's `pthread_setattr_default_np`, which the Swift module of the C library leaves out.
@_silgen_name("pthread_setattr_default_np")
private func setDefaultThreadAttributes(_ attributes: UnsafePointer<pthread_attr_t>) -> Int32
