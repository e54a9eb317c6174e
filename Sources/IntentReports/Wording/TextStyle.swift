/// How text for a terminal is laid out: the width and whether there is colour.
package struct TextStyle: Hashable, Sendable {
  /// A colour or weight, by its code.
  enum Ink: String {
    case plain = "0"
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case green = "32"
  }

  /// Columns; nil leaves every line as long as it is.
  package var width: Int?
  /// Whether colours are used.
  package var usesColor: Bool

  /// No colour, no wrapping: the same bytes wherever it runs.
  package static let plain = TextStyle(width: nil, usesColor: false)

  /// Makes one from what is always known of it; the rest has its default.
  package init(width: Int?, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    usesColor ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text in lines of the width, the first after `lead` and the others indented as far.
  ///
  /// A word that is longer than a line stays whole: paths and commands are there to be copied.
  package func wrap(_ text: String, lead: String = "") -> [String] {
    guard let width else { return [lead + text] }
    let hanging = String(repeating: " ", count: lead.count)
    let room = max(width - lead.count, 20)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.enumerated().map { ($0.offset == 0 ? lead : hanging) + $0.element }
  }

  /// A finished line as lines of the width: what follows its indentation and a label like `Why:` is wrapped beside them.
  package func fit(_ line: String) -> [String] {
    guard let width, line.count > width else { return [line] }
    let lead = line.prefixMatch(of: /\s*(?:[A-Z][a-z]+: +)?/).map { String($0.output) } ?? ""
    return wrap(String(line.dropFirst(lead.count)), lead: lead)
  }

  /// A unified diff, with colours for what goes and what comes.
  package func diff(_ text: String) -> String {
    guard usesColor else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isHead = line.hasPrefix("---") || line.hasPrefix("+++")
      let ink: Ink? = isHead ? .bold : line.hasPrefix("+") ? .green : line.hasPrefix("-") ? .red : nil
      return ink.map { paint(String(line), $0) } ?? String(line)
    }.joined(separator: "\n")
  }

  /// What parts a label from its value.
  static let gap = "  "

  /// A labelled value: the label quiet, the value wrapped beside it, with room between the two.
  func field(_ label: String, _ text: String, indent: Int = 2, labelWidth: Int = 8) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let padded = label.padded(to: labelWidth)
    var lines = wrap(text, lead: margin + padded + Self.gap)
    if usesColor { lines[0] = margin + paint(padded, .dim) + lines[0].dropFirst(indent + padded.count) }
    return lines
  }
}

extension String {
  /// The text followed by spaces up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension [[String]] {
  /// Blocks of lines with an empty line between them, as a whole text; those without lines are left out.
  var asBlocks: String {
    filter { !$0.isEmpty }.map { $0.map(Escaping.inert).joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Rows of as many cells each as lines, in columns that are as wide as their widest cell.
  var asColumns: [String] {
    let cells = map { $0.map(Escaping.visible) }
    let widths = (first ?? []).indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
