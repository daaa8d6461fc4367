import Glibc

/// The variables that the tool was started with.
struct Environment {
  private(set) var variables: [(name: String, value: String)]

  init(_ variables: [(name: String, value: String)]) {
    self.variables = variables
  }

  /// Those of this process.
  static var current: Environment {
    var variables: [(String, String)] = []
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables.append((String(parts[0]), String(parts[1]))) }
      entry += 1
    }
    return Environment(variables)
  }

  subscript(name: String) -> String? {
    variables.first { $0.name == name }?.value
  }

  /// With a variable set.
  func setting(_ name: String, _ value: String) -> Environment {
    Environment(variables.filter { $0.name != name } + [(name, value)])
  }

  func removing(where isUnwanted: (String) -> Bool) -> Environment {
    Environment(variables.filter { !isUnwanted($0.name) })
  }

  var assignments: [String] { variables.map { "\($0.name)=\($0.value)" } }
}
