extension ToolError {
  /// What happened, in one sentence.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .file(let error), .cacheUnwritable(let error): error.message
    case .pathNotFound(let path, _): "there is no file or folder \"\(path)\""
    case .notSwift(let path): "\"\(path)\" is neither a Swift file nor one of Interface Builder"
    case .noSources(let path): "the folder \"\(path)\" has no Swift files and none of Interface Builder"
    case .defaultFolderMissing: "there is no folder Layouts here"
    case .nothingMatches(let pattern, _): "no preview has a name that matches \"\(pattern)\""
    case .noPreviews(let paths): "there is nothing to preview in \(paths.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noPictures(let folders): "there is no PNG and no SVG in \(folders.map { "\"\($0)\"" }.joined(separator: " and "))"
    case .compilerMissing: "swiftc is not on the PATH"
    case .libraryMissing: "libLayoutPreviewRuntime.so was not found"
    case .fontsMissing: "the folder of fonts was not found"
    case .toolchainDiffers(let library, let compiler):
      "the Swift on the PATH is \(compiler), but layoutpreview was built with \(library)"
    case .adapterMissing(let path): "\(path) can't be started"
    case .adapterFailed(let path): "\(path) failed"
    case .alreadyThere(let path): "\"\(path)\" is there already"
    case .settings(let path, let reason, _): "\(path): \(reason)"
    case .notAReport(let path): "the folder \"\(path)\" holds something else than a report"
    case .noReport(let path): "there is no report in \"\(path)\""
    case .brokenReport(let path, let reason): "the report \"\(path)\" can't be read: \(reason)"
    case .shardsMissing(let shards): "there is no report of \(shards.count == 1 ? "shard" : "the shards") \(shards.joined(separator: ", "))"
    case .interrupted: "interrupted"
    }
  }

  /// How to mend it; nil where the message says it all.
  var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .file, .noPictures: nil
    case .pathNotFound(_, let suggestion): suggestion.map { "did you mean \"\($0)\"?" }
    case .notSwift: "give a .swift, .storyboard or .xib file, or a folder of them"
    case .noSources: "files and folders that start with a dot, .build, Pods and __Snapshots__ are not looked into"
    case .defaultFolderMissing: "give a path, or type: layoutpreview init"
    case .nothingMatches(_, let names):
      names.isEmpty ? nil : "there are: \(names.prefix(20).joined(separator: ", "))\(names.count > 20 ? ", …" : "")"
    case .noPreviews:
      "write #Preview { … } at the end of a file, or a view, controller or cell class that can be made without arguments"
    case .compilerMissing: "install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin on the PATH"
    case .libraryMissing(let folders): "looked in \(folders.joined(separator: ", ")); build it: make build"
    case .fontsMissing(let folders): "looked in \(folders.joined(separator: ", ")); make them: make fonts"
    case .toolchainDiffers: "put that toolchain on the PATH, or build layoutpreview again with this one: make clean, make"
    case .cacheUnwritable: "make the folder writable, or set XDG_CACHE_HOME to one that is"
    case .adapterMissing: "it stands beside the tool; build or install both: make build, make install"
    case .adapterFailed: "a source that crashes it is a fault of layoutpreview: give files one by one to find out which it is"
    case .alreadyThere: nil
    case .settings(_, _, let hint): hint
    case .notAReport: "give --report a folder that is empty, or not there yet"
    case .noReport: "run layoutpreview test first; --report names another folder"
    case .brokenReport: "results.json is written by layoutpreview test"
    case .shardsMissing: "give the folders of all shards of one run"
    case .interrupted: nil
    }
  }
}
