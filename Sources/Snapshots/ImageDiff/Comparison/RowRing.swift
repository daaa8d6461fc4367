import Glibc

/// The last rows of a picture, read from its source as they are asked for, by a thread of their own where that is worth it.
final class RowRing: @unchecked Sendable {
  /// Rows that are kept; a comparison looks back no further than `reach`.
  static let capacity = 224
  static let reach = 160
  private static let batch = 16

  let width: Int
  let height: Int
  private let source: RowSource
  private let memory: UnsafeMutablePointer<UInt32>
  private var thread: pthread_t?
  // Guarded by `mutex` once the thread runs.
  private var mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var readRows = 0
  private var neededRow = 0
  private var isCancelled = false
  private var failure: PNGError?

  init(_ source: RowSource) {
    (self.source, width, height) = (source, source.width, source.height)
    memory = .allocate(capacity: source.width * min(RowRing.capacity, source.height))
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    memory.deallocate()
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// A row that was read and is not further back than `reach`.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { UnsafePointer(memory + (y % RowRing.capacity) * width) }

  /// Lets a thread read ahead; `stop` must follow.
  func start() {
    guard source.isPacked else { return }
    var created = pthread_t()
    let box = Unmanaged.passRetained(self)
    let status = pthread_create(
      &created, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<RowRing>.fromOpaque(argument).takeRetainedValue().readAhead()
        return nil
      }, box.toOpaque())
    if status == 0 { thread = created } else { box.release() }
  }

  func stop() {
    guard let thread else { return }
    pthread_mutex_lock(mutex)
    isCancelled = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
    pthread_join(thread, nil)
    self.thread = nil
  }

  private func readAhead() {
    var y = 0
    while y < height {
      pthread_mutex_lock(mutex)
      while y + RowRing.batch > neededRow + RowRing.capacity, !isCancelled { pthread_cond_wait(changed, mutex) }
      let isOver = isCancelled
      pthread_mutex_unlock(mutex)
      if isOver { return }
      var problem: PNGError?
      let end = min(height, y + RowRing.batch)
      do throws(PNGError) {
        while y < end {
          try source.next(into: memory + (y % RowRing.capacity) * width)
          y += 1
        }
      } catch { problem = error }
      pthread_mutex_lock(mutex)
      readRows = y
      failure = problem
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
      if problem != nil { return }
    }
  }

  /// Makes every row before `end` readable; those further back than `reach` before it may be gone.
  func read(before end: Int) throws(PNGError) {
    let end = min(end, height)
    guard thread != nil else {
      while readRows < end {
        try source.next(into: memory + (readRows % RowRing.capacity) * width)
        readRows += 1
      }
      return
    }
    pthread_mutex_lock(mutex)
    neededRow = max(0, end - RowRing.reach)
    pthread_cond_broadcast(changed)
    while readRows < end, failure == nil { pthread_cond_wait(changed, mutex) }
    let problem = readRows < end ? failure : nil
    pthread_mutex_unlock(mutex)
    if let problem { throw problem }
  }

  /// Reads what no other picture is compared with, so that damage there is found too.
  func readRest(from start: Int) throws(PNGError) {
    for end in stride(from: start + 1, to: height, by: 64) { try read(before: end) }
    try read(before: height)
  }
}
