// The host of Interface Builder files, which need no compiler: it hands over to the library that runners link, too.
//
// The library is opened instead of linked, so that there is one copy of it. The tool, which knows where it lies, names it in the first
// argument.
import Glibc

func end(_ reason: String) -> Never {
  let line = Array("layoutpreview-host: \(reason)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(70)
}

typealias HostMain = @convention(c) () -> Int32

guard CommandLine.arguments.count == 2 else { end("the `layoutpreview` tool starts this program") }
guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_GLOBAL) else {
  end(dlerror().map { String(cString: $0) } ?? "\(CommandLine.arguments[1]) can't be opened")
}
guard let address = dlsym(library, "layoutpreview_host_main") else { end("\(CommandLine.arguments[1]) is another library") }
exit(unsafeBitCast(address, to: HostMain.self)())
