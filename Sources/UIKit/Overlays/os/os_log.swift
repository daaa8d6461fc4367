// Arguments are `Any?` rather than `CVarArg`: on Linux objects and errors do not conform to it.

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) {
  log.write(OSLogFormat.string("\(message)", args))
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
  log.write(OSLogFormat.string("\(message)", args))
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default) {
  log.write(message.text)
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text)
}
