import Foundation
import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no name, from 1.
final class SnapshotNumbers: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Those of a test that carries the trait `snapshots`: each of its runs, also with other arguments, begins with 1.
  @TaskLocal static var ofTest: SnapshotNumbers?

  private static let ofSuite = SnapshotNumbers()
  private static let ofTestCases: SnapshotNumbers = {
    let numbers = SnapshotNumbers()
    MainActorWork.run { XCTestObservationCenter.shared.addTestObserver(Reset(numbers)) }
    return numbers
  }()

  static var current: SnapshotNumbers { ofTest ?? (Test.current == nil ? ofTestCases : ofSuite) }

  func next(of test: String) -> Int {
    counts.withLock {
      $0[test, default: 0] += 1
      return $0[test, default: 1]
    }
  }

  /// Methods of XCTest that run again, or have the name of one in another class, begin with 1.
  private final class Reset: NSObject, XCTestObservation {
    private let numbers: SnapshotNumbers
    init(_ numbers: SnapshotNumbers) { self.numbers = numbers }
    func testCaseDidFinish(_ testCase: XCTestCase) { numbers.counts.withLock { $0 = [:] } }
  }
}
