import Glibc
import HostProtocol

/// Where the pictures of `inspect --overlay` go: beside those of `render`, with names of their own.
struct OverlayOutputs {
  private let root: String
  private let folders: [String]

  init(_ session: PreviewSession, _ selections: [PreviewSession.Selection]) throws {
    let context = session.context
    root = Path.absolute(context.arguments.value("out") ?? RenderOptions.defaultOutput, in: context.currentFolder)
    folders = session.outputFolders(selections)
    do {
      for folder in folders { try FileSystem.createFolder(Path.join(root, folder)) }
    } catch let error as FileError {
      throw ToolError.file(error)
    }
  }

  func outputs(_ preview: Int, _ variant: Variant) -> [HostRequest.Output] {
    let stem = Path.join(Path.join(root, folders[preview]), OutputNames.variant(variant))
    return [HostRequest.Output.Format.png, .svg].map {
      HostRequest.Output(format: $0, path: "\(stem).overlay.\($0.rawValue)", run: String(getpid()))
    }
  }

  /// A preview with nothing to draw leaves no folder.
  func removeEmptyFolders() {
    for folder in folders { rmdir(Path.join(root, folder)) }
    rmdir(root)
  }
}
