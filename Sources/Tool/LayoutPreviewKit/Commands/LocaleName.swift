/// The names that `--locale` takes.
enum LocaleName {
  /// Whether a text is a BCP 47 tag of a language that there is: its parts are letters and digits, two to eight.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, language.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    // Languages of three letters are thousands: any is taken.
    guard language.count == 3 || (language.count == 2 && languages.contains(language.lowercased())) else { return false }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// What should have been written, with what was probably meant: a country's code or a language's English name.
  static func expectation(for text: String) -> String {
    let known = "a language, such as en, ar or zh-Hans"
    let first = text.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    return confusions[first].map { "\(known); did you mean \($0)?" } ?? known
  }

  private static let confusions = [
    "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "kr": "ko", "gr": "el", "cz": "cs", "dk": "da", "us": "en",
    "gb": "en-GB", "at": "de-AT", "ch": "de-CH", "english": "en", "arabic": "ar", "chinese": "zh-Hans", "german": "de",
    "french": "fr", "spanish": "es", "russian": "ru", "japanese": "ja", "hebrew": "he", "base": "en",
  ]

  /// The two-letter codes of ISO 639-1, with those withdrawn that iOS still takes (`iw`, `in`, `ji`, `sh`, `mo`).
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj
    fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw
    ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru
    rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za
    zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
