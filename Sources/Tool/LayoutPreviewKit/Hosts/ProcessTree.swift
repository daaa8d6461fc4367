import Glibc

/// The processes below a process, as the system lists them.
///
/// A signal to a group misses those that lead a group of their own: the compiler's driver starts each frontend so.
enum ProcessTree {
  static func descendants(of process: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var pending = [process]
    while let next = pending.popLast() {
      let children = children(of: next)
      found += children
      pending += children
    }
    return found
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let tasks = (try? FileSystem.list("/proc/\(process)/task")) ?? []
    return tasks.flatMap { task in
      let text = (try? FileSystem.readText("/proc/\(process)/task/\(task.name)/children")) ?? ""
      return text.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
