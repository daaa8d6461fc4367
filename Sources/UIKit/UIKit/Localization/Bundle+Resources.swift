public import Foundation

// Files near the sources, found by name as those of an app's bundle are. See NSLocalizedString.swift for how these stand before
// Foundation's own.

extension Bundle {
  @_spi(Preview)
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    ResourceFiles.shared.path(named: name, extension: ext, directory: nil, in: bundlePath)
  }

  @_spi(Preview)
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    ResourceFiles.shared.path(named: name, extension: ext, directory: subpath, in: bundlePath)
  }

  @_spi(Preview)
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  @_spi(Preview)
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }
}
