/// Something in the user's code that the adapter could not carry over.
package struct AdapterDiagnostic: Hashable, Sendable {
  /// What was met; the text of each is in `message`.
  package enum Cause: Hashable, Sendable {
    /// A `#Preview` or `PreviewProvider` of SwiftUI views.
    case swiftUIPreview(name: String)
    /// A type that conforms to one of SwiftUI's protocols.
    case swiftUIType(name: String)
    case previewInsideDeclaration
    case previewWithoutBody
    case topLevelCode
    case selectorNotUnderstood(text: String)
  }

  package var cause: Cause
  package var file: String
  package var position: SourcePosition

  /// What happened and a way out, in one or two sentences.
  package var message: String {
    switch cause {
    case .swiftUIPreview(let name):
      "\(name) shows SwiftUI views, which are not supported: write a #Preview that returns a UIView or UIViewController."
    case .swiftUIType(let name):
      "\(name) is a SwiftUI type and was left out: only UIKit is supported."
    case .previewInsideDeclaration:
      "#Preview inside another declaration is not supported: move it to the top level of the file."
    case .previewWithoutBody:
      "#Preview has no body: add a closure that returns a view or a view controller."
    case .topLevelCode:
      "Code at the top level of a file does not run in a preview: move it into a #Preview or a function."
    case .selectorNotUnderstood(let text):
      "\(text) could not be understood: name the method as in #selector(Type.method(_:))."
    }
  }
}
