/// XML or HTML. What is written out in the code of a report is markup; whatever is put into it is foreign text and enters
/// escaped, so that no report can forget to.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  /// The finished text.
  private(set) var text: String

  init(stringLiteral markup: String) { text = markup }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Lines of foreign text, whose ends stay.
  init(lines: [String]) {
    text = Escaping.xmlLines(lines.map(Escaping.visible).map(Escaping.inert).joined(separator: "\n"))
  }

  /// Foreign text between quotation marks: the value of an attribute.
  static func quoted(_ text: String) -> Markup { "\"\(text)\"" }

  static func + (left: Markup, right: Markup) -> Markup {
    var both = left
    both.text += right.text
    return both
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ markup: String) { text += markup }

    mutating func appendInterpolation(_ foreign: String) { text += Escaping.xml(foreign) }

    mutating func appendInterpolation(_ count: Int) { text += "\(count)" }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

extension [Markup] {
  /// One below the other, each with a line feed.
  var lines: String { map { "\($0.text)\n" }.joined() }
}
