import Foundation
import InterfaceBuilder

/// The documents of a request, each read once.
@MainActor
final class InterfaceLibrary {
  private var known: [String: Result<InterfaceDocument, InterfaceBuilderError>] = [:]

  func document(at path: String) throws(InterfaceBuilderError) -> InterfaceDocument {
    if let result = known[path] { return try result.get() }
    let result = InterfaceLibrary.read(path)
    known[path] = result
    return try result.get()
  }

  private static func read(_ path: String) -> Result<InterfaceDocument, InterfaceBuilderError> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return .success(try InterfaceDocument(path: path, data: data))
    } catch let error as InterfaceBuilderError {
      return .failure(error)
    } catch {
      return .failure(.unreadable((error as NSError).localizedDescription))
    }
  }
}
