/// How much the property tests try: optimised code gets through ten times as much in the same time.
enum Effort {
  #if DEBUG
    static let factor = 1
  #else
    static let factor = 10
  #endif
}
