extension UsageError {
  var message: String {
    switch self {
    case .unknownCommand(let name, _): "there is no command \"\(name)\""
    case .optionBeforeCommand(let option): "\(option) stands before the command"
    case .unknownOption(let option, let command, _, _): "\(command) has no option \(option)"
    case .missingValue(let option, let name): "\(option) needs a value, \(name)"
    case .emptyValue(let option): "\(option) has an empty value"
    case .valueForFlag(let option): "\(option) takes no value"
    case .unknownValue(let option, let value, _, _): "\(option) does not know \"\(value)\""
    case .badValue(let option, let value, let expected): "\(option) is \"\(value)\", but must be \(expected)"
    case .givenTwice(let option, let first, let second): "\(option) is given twice: \"\(first)\" and \"\(second)\""
    case .conflict(let option, let other, let why): "\(option) does not go with \(other): \(why)"
    case .unexpectedArgument(let argument, let command): "\(command) does not take \"\(argument)\""
    case .unknownSetting(let name, _, _): "there is no setting \"\(name)\""
    case .missingFolders(let command): "\(command) needs the folders of reports"
    case .missingShell: "completions needs the name of a shell"
    case .missingPair(let command): "\(command) needs two pictures, two SVGs or two folders"
    case .folderAndFile(let folder, let file): "\"\(folder)\" is a folder and \"\(file)\" is a file"
    case .missingTarget: "explain needs the names of a preview and of a view in it"
    }
  }

  var hint: String? {
    switch self {
    case .unknownCommand(_, let suggestion):
      suggestion.map { "did you mean \($0)?" } ?? "the commands are \(Command.all.map(\.name).joined(separator: ", "))"
    case .optionBeforeCommand: "write the command first, as in layoutpreview render --json"
    case .unknownOption(_, let command, let suggestion, let others):
      suggestion.map { "did you mean \($0)?" }
        ?? (others.isEmpty ? "see layoutpreview \(command) --help" : "it is an option of \(others.joined(separator: ", "))")
    case .unknownValue(let option, _, let suggestion, let choices):
      suggestion.map { "did you mean \($0)?" }
        ?? choices.map { "the values are \($0.joined(separator: ", "))" }
        ?? (option == "--device" ? "see layoutpreview devices" : nil)
    case .missingShell(let shells): "one of \(shells.joined(separator: ", "))"
    case .unknownSetting(_, let suggestion, let known):
      suggestion.map { "did you mean \($0)?" } ?? "the settings are \(known.joined(separator: ", "))"
    case .missingFolders: "as in layoutpreview merge-reports shard-1 shard-2"
    case .folderAndFile: "give two files, or two folders"
    case .missingPair: "as in layoutpreview diff before.png after.png"
    case .missingTarget: "as in layoutpreview explain Login.swift Login title width; layoutpreview inspect names the views"
    case .missingValue, .emptyValue, .valueForFlag, .badValue, .givenTwice, .conflict, .unexpectedArgument: nil
    }
  }
}
