/// Letters that look like Latin ones and are none: with them, a name is another one and nobody sees it.
enum LookAlikes {
  /// Cyrillic and Greek.
  private static let letters = Set(
    "аеорсухіјѕһԁԛԝАВЕЅІЈКМНОРСТХԚԜοναΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars)

  /// The text with such letters written out, `\u{435}`, in words that are Latin apart from them.
  static func marked(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }), text.unicodeScalars.contains(where: letters.contains) else {
      return text
    }
    var result = ""
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.append(scalar)
      } else {
        result += shown(word)
        word = []
        result.unicodeScalars.append(scalar)
      }
    }
    return result + shown(word)
  }

  private static func shown(_ word: [Unicode.Scalar]) -> String {
    let isDisguised =
      word.contains(where: \.isASCII) && word.contains { !$0.isASCII }
      && word.allSatisfy { $0.isASCII || letters.contains($0) }
    return word.map { isDisguised && !$0.isASCII ? Escaping.spelling($0) : String($0) }.joined()
  }
}
