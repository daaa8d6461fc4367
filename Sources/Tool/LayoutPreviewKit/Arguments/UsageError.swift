/// A command line that makes no sense, with the word that is to blame.
enum UsageError: Error, Equatable {
  case unknownCommand(String, suggestion: String?)
  case optionBeforeCommand(String)
  case unknownOption(String, command: String, suggestion: String?, otherCommands: [String])
  case missingValue(option: String, name: String)
  case emptyValue(option: String)
  case valueForFlag(option: String)
  case unknownValue(option: String, value: String, suggestion: String?, choices: [String]?)
  /// A value that is no number, or out of the range that `expected` names.
  case badValue(option: String, value: String, expected: String)
  case givenTwice(option: String, first: String, second: String)
  case conflict(option: String, with: String, why: String)
  case unexpectedArgument(String, command: String)
  case missingShell([String])
  /// A name in `layoutpreview.json` that means nothing.
  case unknownSetting(String, suggestion: String?, known: [String])
  case missingFolders(command: String)
  case missingPair(command: String)
  case folderAndFile(folder: String, file: String)
  /// `explain` without the names of a preview and a view.
  case missingTarget
}
