import IntentSurface

/// A language in which foreign text has to be spelled otherwise to stay text.
protocol MarkupLanguage: Sendable {
  /// The text on one line, with nothing in it that the language acts on.
  static func escaped(_ foreign: String) -> String

  /// Foreign text as code.
  static func code(_ foreign: String) -> String
}

/// Text in a language of markup. What is written out in the code of a report is markup; whatever is put into it is foreign
/// text and enters escaped, so that no report can forget to.
struct EscapedText<Language: MarkupLanguage>: Hashable, Sendable {
  /// The finished text.
  let text: String

  /// For the files of the languages, which escape in other ways as well. Reports write literals.
  init(finished text: String) { self.text = text }

  /// Foreign text by itself.
  static func plain(_ foreign: String) -> Self { "\(foreign)" }

  /// Foreign text as code.
  static func code(_ foreign: String) -> Self { Self(finished: Language.code(foreign)) }

  var isEmpty: Bool { text.isEmpty }

  static func + (left: Self, right: Self) -> Self { Self(finished: left.text + right.text) }

  /// “a, b and c”.
  static func list(_ items: [Self]) -> Self { Self(finished: items.map(\.text).sentenceList) }
}

extension EscapedText: ExpressibleByStringInterpolation {
  init(stringLiteral markup: String) { text = markup }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ markup: String) { text += markup }

    mutating func appendInterpolation(_ foreign: String) { text += Language.escaped(foreign) }

    mutating func appendInterpolation(_ foreign: some CustomStringConvertible) {
      appendInterpolation(foreign.description)
    }

    mutating func appendInterpolation(_ markup: EscapedText) { text += markup.text }
  }
}

extension Array {
  func joined<Language>(separator: Element = "") -> Element where Element == EscapedText<Language> {
    Element(finished: map(\.text).joined(separator: separator.text))
  }

  /// One below the other, each with a line feed.
  func asLines<Language>() -> String where Element == EscapedText<Language> { map { "\($0.text)\n" }.joined() }
}
