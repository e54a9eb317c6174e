/// Letters that look like Latin ones and are none, and signs that show as nothing: with them, a name is another one and
/// nobody sees it.
enum LookAlikes {
  /// Cyrillic, Greek and Armenian.
  private static let letters = Set(
    "аеорсухіјѕһԁԛԝАВЕЅІЈКМНОРСТХԚԜοναΑΒΕΖΗΙΚΜΝΟΡΤΥΧսօոհզյԼՕՏ".unicodeScalars)

  /// The text with such letters and signs written out, `\u{435}`, in words that are Latin apart from them.
  static func marked(_ text: String) -> String {
    let mayHaveSome = text.utf8.contains { $0 >= 0x80 }
    guard mayHaveSome, text.unicodeScalars.contains(where: isDisguise) else { return text }
    var result = ""
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      // What follows an emoji belongs to it.
      let continues = !word.isEmpty && (isUnseen(scalar) || scalar == "_" || ("0"..."9").contains(scalar))
      if continues || scalar.properties.isAlphabetic {
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
      word.contains { $0.isASCII && $0.properties.isAlphabetic } && word.contains { !$0.isASCII }
      && word.allSatisfy { $0.isASCII || isDisguise($0) }
      // A word of nothing but such letters says nothing about what it is taken for.
      || !word.isEmpty && word.allSatisfy { isVariant($0) || isUnseen($0) || $0.isASCII && !$0.properties.isAlphabetic }
        && word.contains(where: isVariant)
    return word.map { isDisguised && !$0.isASCII ? Escaping.spelling($0) : String($0) }.joined()
  }

  private static func isDisguise(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains(scalar) || isVariant(scalar) || isUnseen(scalar)
  }

  /// Latin letters in another design: mathematical and full-width ones, in circles, as letters of units.
  private static func isVariant(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1D400...0x1D7FF, 0xFF10...0xFF5A, 0x2460...0x24FF, 0x2100...0x214F, 0x1F110...0x1F189: true
    default: false
    }
  }

  /// Joiners, and what chooses among the looks of the sign before: in a Latin word they show as nothing. Scripts and emoji
  /// need them.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0x034F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
