import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct ShardTests {
  private func shards(_ count: Int, _ costs: [Double?]) -> [[Int]] {
    (1...count).map { ShardPlan.positions(of: TestOptions.Shard("\($0)/\(count)")!, costs: costs) }
  }

  @Test func everyPositionIsInExactlyOneShare() {
    for count in [1, 2, 3, 8, 50] {
      #expect(shards(count, (0..<40).map { Double($0 * 7 % 13) }).flatMap { $0 }.sorted() == Array(0..<40))
      #expect(shards(count, Array(repeating: nil, count: 40)).flatMap { $0 }.sorted() == Array(0..<40))
    }
  }

  @Test func sharesCostAboutTheSame() {
    #expect(shards(2, [8, 1, 1, 1, 1, 1, 1, 1, 1]) == [[0], [1, 2, 3, 4, 5, 6, 7, 8]])
    #expect(shards(3, Array(repeating: nil, count: 9)) == [[0, 3, 6], [1, 4, 7], [2, 5, 8]])
  }

  @Test func whatWasNeverMeasuredCostsTheAverage() {
    #expect(shards(2, [2, 4, nil, 3]) == [[1, 3], [0, 2]] || shards(2, [2, 4, nil, 3]) == [[0, 1], [2, 3]])
  }

  @Test func eightSharesAtOnceJoinedAreTheReportOfOneRun() throws {
    let sources = Dictionary(
      uniqueKeysWithValues: (1...12).map { ("Layouts/S\($0).swift", "// preview: P\($0) draws\n// preview: Q\($0) draws") })
    let box = try Sandbox(sources)
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    try box.write("// preview: P3 paints\n// preview: R3 draws", to: "Layouts/S3.swift")
    let whole = try box.run("test", "--record", "never", "--report", "whole")
    #expect(whole.status == 7)
    let runs = try (1...8).map { shard in
      try box.start(["test", "--record", "never", "--jobs", "1", "--shard", "\(shard)/8", "--report", "shards/\(shard)"])
    }
    for (process, output, error) in runs { #expect([0, 7].contains(Sandbox.finish(process, output, error).status)) }
    let merged = try box.run("merge-reports", "shards", "--report", "merged")
    #expect(merged.status == 7)
    #expect(merged.output == whole.output.replacingOccurrences(of: "whole/", with: "merged/"))
    #expect(try box.text("merged/results.json") == box.text("whole/results.json"))
    #expect(box.files(below: "merged") == box.files(below: "whole"))
    #expect(merged.error.hasPrefix("25 snapshots: 22 passed, 1 changed, 1 missing, 1 obsolete"), "\(merged.error)")
    #expect(try box.run("accept", "--report", "merged").status == 0)
    #expect(try box.run("test").status == 0)
  }

  @Test func shardsThatStartAfterOthersEndedAreSplitAlike() throws {
    let box = try Sandbox(["Layouts/A.swift": (1...9).map { "// preview: P\($0) costs" }.joined(separator: "\n")])
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    let costs = ".build/layoutpreview/snapshots/costs.json"
    let before = try box.text(costs)
    for shard in 1...3 { #expect(try box.run("test", "--shard", "\(shard)/3", "--report", "s/\(shard)").status == 0) }
    #expect(try box.text(costs) == before)
    try FileManager.default.removeItem(at: box.project.appendingPathComponent(costs))
    #expect(try box.run("merge-reports", "s").status == 0)
    // What the shards took is what the next run is split by.
    #expect(try box.text(costs) == before)
  }

  @Test func missingShardIsNamed() throws {
    let box = try Sandbox(["Layouts/A.swift": "// preview: One draws\n// preview: Two draws"])
    defer { box.remove() }
    _ = try box.run("test", "--shard", "1/3", "--report", "s1")
    _ = try box.run("test", "--shard", "3/3", "--report", "s3")
    let run = try box.run("merge-reports", "s1", "s3")
    #expect(run.status == 4)
    #expect(run.error.hasPrefix("error: there is no report of shard 2/3\n"))
    #expect(try box.run("merge-reports").status == 2)
    #expect(try box.run("merge-reports", "nowhere").status == 4)
  }

  @Test func previewThatNoShardLookedAtFails() throws {
    let box = try Sandbox(["Layouts/A.swift": "// preview: One draws\n// preview: Two costs\n// preview: Three draws"])
    defer { box.remove() }
    #expect(try box.run("test", "--record", "all").status == 0)
    // One machine knows the costs, the other does not: the shares do not fit together.
    _ = try box.run("test", "--shard", "1/2", "--report", "s/1")
    try FileManager.default.removeItem(at: box.project.appendingPathComponent(".build/layoutpreview/snapshots"))
    _ = try box.run("test", "--shard", "2/2", "--report", "s/2")
    let run = try box.run("merge-reports", "s")
    #expect(run.status == 1)
    #expect(run.output.contains("no shard looked at it"), "\(run.output)\(run.error)")
  }
}
