/// The name of an object's class, as `String(describing:)` gives it of the class.
///
/// That looks for conformances to the printing protocols first, at a hundred times the cost, for each view of a picture.
func className(of object: AnyObject) -> String { _typeName(type(of: object), qualified: false) }
