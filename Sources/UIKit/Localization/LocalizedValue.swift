/// What a table says about a key.
package enum LocalizedValue: Hashable, Sendable {
  case text(String)
  /// A format whose words depend on its arguments.
  case format(LocalizedFormat)
}
