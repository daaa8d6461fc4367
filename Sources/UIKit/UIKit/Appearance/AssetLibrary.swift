import Foundation
import Localization

/// The images, colours and fonts of folders: files by name and asset catalogs (`.xcassets`).
///
/// Read once, in sorted order.
package final class AssetLibrary: @unchecked Sendable {
  nonisolated(unsafe) package static var shared = AssetLibrary(folders: [])

  private(set) package var images: [String: AssetImage] = [:]
  private(set) package var colors: [String: ColorSet] = [:]
  /// The font files, in the order in which they were found.
  private(set) package var fonts: [String] = []
  /// The files named `Info.plist` or ending so.
  private(set) package var infoFiles: [String] = []
  private var files: [String: [AssetImage.Variant]] = [:]

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff", "tif", "heic", "pdf", "svg"]

  private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  package init(folders: [String]) {
    for folder in folders { ResourceTree.walk(folder) { path, name, _ in add(path, name) } }
    for (name, variants) in files where images[name] == nil { images[name] = AssetImage(variants: variants) }
  }

  /// The image of a name as `UIImage(named:)` takes it, with or without the file's extension.
  package func image(named name: String) -> AssetImage? {
    if let image = images[name] { return image }
    let parts = (name as NSString)
    if AssetLibrary.extensions.contains(parts.pathExtension.lowercased()) { return images[parts.deletingPathExtension] }
    return name.contains("/") ? images[parts.lastPathComponent] : nil
  }

  private func add(_ path: String, _ name: String) {
    if name.hasSuffix(".xcassets") {
      scanCatalog(path, namespace: "", depth: 0)
    } else if AssetLibrary.extensions.contains((name as NSString).pathExtension.lowercased()) {
      addFile(path)
    } else if AssetLibrary.fontExtensions.contains((name as NSString).pathExtension.lowercased()) {
      if !fonts.contains(path) { fonts.append(path) }
    } else if name.hasSuffix("Info.plist") {
      if !infoFiles.contains(path) { infoFiles.append(path) }
    }
  }

  private func addFile(_ path: String) {
    let parsed = AssetLibrary.parse(fileName: ((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    let variant = AssetImage.Variant(path: path, scale: VectorImage.isVector(path) ? nil : parsed.scale, idiom: parsed.idiom)
    var known = files[parsed.name] ?? []
    // The first folder wins: a second file for the same scale and idiom is a different image of the same name.
    guard !known.contains(where: { $0.scale == variant.scale && $0.idiom == variant.idiom }) else { return }
    known.append(variant)
    files[parsed.name] = known
  }

  /// Takes `icon@2x~ipad` apart.
  static func parse(fileName: String) -> (name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom?) {
    var name = fileName
    var idiom: UIUserInterfaceIdiom?
    var scale: CGFloat = 1
    for (suffix, value) in [("~ipad", UIUserInterfaceIdiom.pad), ("~iphone", .phone)] where name.hasSuffix(suffix) {
      idiom = value
      name = String(name.dropLast(suffix.count))
    }
    for value in 1...3 where name.hasSuffix("@\(value)x") {
      scale = CGFloat(value)
      name = String(name.dropLast(3))
    }
    return (name, scale, idiom)
  }

  /// The file of a path as `UIImage(contentsOfFile:)` takes it: with an extension, or without one for PNG.
  static func file(at path: String) -> (path: String, scale: CGFloat)? {
    let candidates = (path as NSString).pathExtension.isEmpty ? [path, path + ".png", path + "@2x.png", path + "@3x.png"] : [path]
    for candidate in candidates where FileManager.default.fileExists(atPath: candidate) {
      let name = ((candidate as NSString).lastPathComponent as NSString).deletingPathExtension
      return (candidate, parse(fileName: name).scale)
    }
    return nil
  }

  private func scanCatalog(_ folder: String, namespace: String, depth: Int) {
    guard depth < 12, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() {
      let path = folder + "/" + name
      let base = namespace + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        if images[base] == nil, let image = AssetCatalog.image(at: path) { images[base] = image }
      case "colorset":
        if colors[base] == nil, let color = AssetCatalog.color(at: path) { colors[base] = color }
      case "":
        guard name != "Contents.json" else { continue }
        let provides = AssetCatalog.providesNamespace(path)
        scanCatalog(path, namespace: provides ? base + "/" : namespace, depth: depth + 1)
      default: continue
      }
    }
  }
}
