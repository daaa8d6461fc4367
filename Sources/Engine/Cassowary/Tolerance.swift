/// How far from 0 a number may be that stands for 0.
enum Tolerance {
  /// A distance made of numbers up to `scale`.
  static func distance(_ scale: Double) -> Double {
    1e-7 + 1e-11 * scale
  }

  /// A coefficient that elimination left behind.
  static let coefficient = 1e-9
  /// A slope of the objective.
  static let slope = 1e-9
}
