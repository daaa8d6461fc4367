/// What the first stored property of every class holds whose objects are values of text attributes.
///
/// Foundation on Linux compares such values where two styles meet in an attributed string, and takes the first word of an object of
/// ours for the header of one of its own: bits 8 to 17 for the number of its type. Number zero ends the process; any other that is
/// not of the object's class makes it ask the object itself.
enum AttributeValueMark {
  static let value: UInt = 1 << 8
}
