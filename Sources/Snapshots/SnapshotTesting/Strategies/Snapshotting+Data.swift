public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, compared as a whole.
  public static var data: Snapshotting {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      guard old.count == new.count else { return ("Expected \(old.count) bytes, found \(new.count).", []) }
      let changed = zip(old, new).count { $0 != $1 }
      return ("\(changed) of \(old.count) bytes differ.", [])
    }
    return Snapshotting(pathExtension: nil, diffing: diffing)
  }
}
