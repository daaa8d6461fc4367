import Foundation

/// How Interface Builder writes texts that XML could not carry.
enum InterfaceText {
  static func decodedBase64(_ text: String) -> String {
    var digits = text.filter { !$0.isWhitespace }
    // Interface Builder leaves the padding out.
    while digits.utf8.count % 4 != 0 { digits += "=" }
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
