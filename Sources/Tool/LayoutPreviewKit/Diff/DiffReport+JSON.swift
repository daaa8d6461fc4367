import ImageDiff

extension DiffReport {
  /// A pair.
  func json(_ result: FileComparer.Result, picture: String?) -> JSON {
    var members: [JSON.Member] = [JSON.Member(key: "schemaVersion", value: 1)]
    if case .object(let own) = json(result) { members += own }
    members.append(JSON.Member(key: "picture", value: JSON(picture)))
    return .object(members)
  }

  /// Two folders.
  func json(_ entries: [FolderDiff.Entry]) -> JSON {
    let files = entries.map { entry -> JSON in
      var members = [
        JSON.Member(key: "path", value: .string(entry.path)), JSON.Member(key: "status", value: .string(entry.status.rawValue)),
      ]
      if let result = entry.result, case .object(let own) = json(result) { members += own }
      if let picture = entry.picture { members.append(JSON.Member(key: "picture", value: .string(picture))) }
      return .object(members)
    }
    let counts = FolderDiff.Status.allCases.map { status in
      JSON.Member(key: status.rawValue, value: JSON(entries.count { $0.status == status }))
    }
    return ["schemaVersion": 1, "files": .array(files), "counts": .object(counts)]
  }

  private func json(_ result: FileComparer.Result) -> JSON {
    switch result.outcome {
    case .picture(let comparison): json(comparison)
    case .drawing(let comparison):
      [
        "kind": "drawing", "verdict": comparison.changes.isEmpty ? "equal" : "real",
        "changes": .array(
          comparison.changes.map { change in
            [
              "kind": .string(change.kind.rawValue), "element": .string(change.element), "before": JSON(change.before),
              "after": JSON(change.after),
            ]
          }),
      ]
    case .broken(let path, let reason): ["kind": "broken", "file": .string(path), "error": .string(reason)]
    }
  }

  private func json(_ comparison: PictureComparison) -> JSON {
    func size(_ size: PictureComparison.Size) -> JSON { .array([JSON(size.width), JSON(size.height)]) }
    return [
      "kind": "picture", "verdict": .string(comparison.verdict.rawValue),
      "sizes": [size(comparison.firstSize), size(comparison.secondSize)], "changedPixels": JSON(comparison.changedPixels),
      "pixels": [
        "color": JSON(comparison.counts.color), "shift": JSON(comparison.counts.shift), "real": JSON(comparison.counts.real),
      ],
      "greatestColorDifference": JSON((comparison.greatestColorDifference * 1000).rounded() / 1000),
      "regions": .array(
        comparison.regions.map { region in
          [
            "box": .array([JSON(region.box.left), JSON(region.box.top), JSON(region.box.width), JSON(region.box.height)]),
            "changedPixels": JSON(region.changedPixels), "verdict": .string(region.verdict.rawValue),
          ]
        }),
      "furtherRegions": JSON(comparison.furtherRegions),
    ]
  }
}
