import Yams

/// Measures what the aliases of a YAML document stand for, before they are resolved.
///
/// A few lines of aliases of aliases stand for more values than any machine can compare, and Yams compares keys as it
/// reads them. So the document is read once with every alias as a plain text, which is never larger than the file, and
/// the aliases are counted in that.
struct YAMLAliases {
  /// The most values that a document may stand for; settings and project specifications have some thousands.
  static let valueLimit = 100_000
  /// The deepest that its values may be; libyaml allows as much without aliases.
  private static let depthLimit = 1000

  /// What stands in the place of an alias's `*`: a character for private use, so that it is in no name.
  private static let mark: Character = "\u{E000}"

  private struct Size {
    var values = 1
    var depth = 1
  }

  private var anchors: [String: Size] = [:]

  /// Whether a document stands for too much to be read.
  ///
  /// - Throws: `YamlError` for a text that is not valid YAML with its aliases either.
  static func areTooLarge(in text: String) throws -> Bool {
    guard text.contains("*") else { return false }
    // The anchors last as long as the parser.
    let parser = try Parser(yaml: marked(text), resolver: .basic, encoding: .utf8)
    guard let node = try parser.singleRoot() else { return false }
    var aliases = YAMLAliases()
    let size = withExtendedLifetime(parser) { aliases.size(of: node) }
    return size.values > valueLimit || size.depth > depthLimit
  }

  // Each `*` before a name, in texts and comments too: what is no alias changes neither size nor depth.
  private static func marked(_ text: String) -> String {
    var marked = ""
    var rest = text[...]
    while let star = rest.firstIndex(of: "*") {
      marked += rest[..<star]
      rest = rest[rest.index(after: star)...]
      marked.append(rest.first.map(isInName) == true ? mark : "*")
    }
    return marked + rest
  }

  /// A text of the document that was read here, as it is in the file.
  static func unmarked(_ text: String) -> String { text.replacing(String(mark), with: "*") }

  private static func isInName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_" || character == "-"
  }

  // In the order of the document: an alias means the last anchor of that name whose value has ended before it.
  private mutating func size(of node: Node) -> Size {
    var size = Size()
    switch node {
    case .scalar(let scalar): size = self.size(ofText: scalar.string)
    case .sequence(let sequence):
      for item in sequence { add(item, to: &size) }
    case .mapping(let mapping):
      for (key, value) in mapping {
        add(key, to: &size)
        add(value, to: &size)
      }
    case .alias: break
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = size }
    return size
  }

  private func size(ofText text: String) -> Size {
    guard text.first == Self.mark else { return Size() }
    return anchors[String(text.dropFirst().prefix(while: Self.isInName))] ?? Size()
  }

  // Sums stay far from overflow: what is above the limit does not grow further.
  private mutating func add(_ node: Node, to whole: inout Size) {
    let part = size(of: node)
    whole.values = min(whole.values + part.values, Self.valueLimit + 1)
    whole.depth = max(whole.depth, part.depth + 1)
  }
}
