// Rewrites sources for the tool, which starts this program when something is to be compiled: SwiftSyntax's libraries take longer to load
// than most commands to run. A request a line comes on standard input, an answer a line goes to standard output, until the input ends.
import FoundationEssentials
import Glibc
import HostProtocol
import SourceAdapter

func end(_ reason: String) -> Never {
  let line = Array("layoutpreview-adapter: \(reason)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(70)
}

func module(_ adapted: AdaptedModule) -> AdapterAnswer.Module {
  var findings = adapted.diagnostics.map {
    AdapterAnswer.Finding(file: $0.file, line: $0.position.line, column: $0.position.column, message: $0.message)
  }
  findings += adapted.skipped.map {
    AdapterAnswer.Finding(file: $0.file, line: $0.line, column: 1, message: $0.message, suggestion: $0.suggestion)
  }
  return AdapterAnswer.Module(
    texts: adapted.files.map(\.text), registration: adapted.registration, previewCount: adapted.previewCount, findings: findings)
}

guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { end("the `layoutpreview` tool starts this program") }
var modules: [Int: AdaptedModule] = [:]
while let line = readLine() {
  guard let request = try? JSONDecoder().decode(AdapterRequest.self, from: Data(line.utf8)) else { end("a request makes no sense") }
  var answer = AdapterAnswer()
  if let sources = request.sources {
    let adapted = adapt(sources.map { SourceFile(path: $0.path, text: $0.text) })
    modules[request.module] = adapted
    answer.module = module(adapted)
  } else if let position = request.position, let files = modules[request.module]?.files, files.indices.contains(position.file) {
    answer.place = files[position.file].positionMap.original(line: position.line, column: position.column).map {
      AdapterAnswer.Place(line: $0.line, column: $0.column)
    }
  }
  guard let data = try? JSONEncoder().encode(answer) else { end("an answer cannot be written") }
  print(String(decoding: data, as: UTF8.self))
  fflush(nil)
}
