/// Sources that are compiled together: a file, or a folder with everything below it; or one Interface Builder file.
struct Module: Hashable {
  enum Kind { case code, interface }
  var kind = Kind.code
  /// The name that the module is compiled under, a Swift identifier.
  var name: String
  /// The file or folder as it was found, absolute.
  var path: String
  /// Swift files, absolute, in the order of their paths.
  var sources: [String]
  /// Folders that images, fonts and strings are looked for in, absolute.
  var resourceFolders: [String]
}
