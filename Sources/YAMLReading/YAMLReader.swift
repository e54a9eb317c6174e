import IntentSurface
package import Yams

/// Reads a YAML document key by key, and collects what is wrong with the line of each problem.
///
/// A class, so that readers of nested parts add to one list of problems.
package final class YAMLReader {
  /// What is wrong, in the order it was found.
  package private(set) var problems: [YAMLProblem] = []

  /// The largest file that is read as YAML; people write far smaller ones.
  package static let sizeLimit = 1 << 20
  /// Nobody reads more problems at once.
  private static let problemLimit = 100

  /// One with its defaults.
  package init() {}

  /// The top of the document; nil where it is empty or no YAML at all, which is then a problem.
  package func document(_ text: String) -> Node? {
    guard text.utf8.count <= Self.sizeLimit else {
      problems.append(.init(line: 1, message: "the file is larger than \(Self.sizeLimit >> 20) MB."))
      return nil
    }
    do {
      guard try !YAMLAliases.areTooLarge(in: text) else {
        problems.append(
          .init(
            line: 1,
            message: "its YAML aliases expand to more than \(YAMLAliases.valueLimit) "
              + "values."))
        return nil
      }
      // Values are read as text here. The resolver that Yams takes by itself tells numbers and dates by regular expressions,
      // which take longer to make than most documents to read.
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8), !Self.isNull(node) else { return nil }
      return text.contains(Self.merge) ? Self.merging(node) : node
    } catch let error as YamlError {
      problems.append(Self.problem(error))
    } catch {
      problems.append(.init(line: 1, message: "it is not valid YAML: \(error)"))
    }
    return nil
  }

  private static let merge = "<<"

  /// The same with what `<<: *name` brings into mappings, where they have nothing of their own.
  private static func merging(_ node: Node) -> Node {
    switch node {
    case .sequence(let list): return .sequence(.init(list.map(merging), list.tag, list.style, list.mark))
    case .mapping(let mapping):
      var pairs = mapping.filter { $0.key.string != merge }.map { ($0.key, merging($0.value)) }
      var known = Set(pairs.map(\.0))
      for (key, value) in mapping where key.string == merge {
        for other in (value.sequence.map(Array.init) ?? [value]).map(merging) {
          for (key, value) in other.mapping ?? [:] where known.insert(key).inserted { pairs.append((key, value)) }
        }
      }
      return .mapping(.init(pairs, mapping.tag, mapping.style, mapping.mark))
    case .scalar, .alias: return node
    }
  }

  private static func isNull(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Notes a problem with a part of the document.
  package func report(_ message: String, at node: Node) { report(message, line: node.mark?.line ?? 1) }

  /// Notes a problem in a line.
  package func report(_ message: String, line: Int) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(.init(line: line, message: message))
    if problems.count == Self.problemLimit { problems.append(.init(line: line, message: "there are more problems.")) }
  }

  /// The pairs of a mapping; each key that is not known, or is there twice, is a problem.
  package func mapping(_ node: Node, _ name: String, keys known: [String]) -> [String: Node] {
    guard let mapping = node.mapping else {
      report("\(name) must consist of `key: value` lines.", at: node)
      return [:]
    }
    var values: [String: Node] = [:]
    for (keyNode, value) in mapping {
      let key = keyNode.string ?? ""
      guard known.contains(key) else {
        reportUnknown(key, of: name, known: known, at: keyNode)
        continue
      }
      values[key] = value
    }
    return values
  }

  /// The pairs of a mapping whose keys are free.
  package func pairs(_ node: Node, _ name: String) -> [(key: String, keyNode: Node, value: Node)] {
    guard let mapping = node.mapping else {
      report("\(name) must consist of `key: value` lines.", at: node)
      return []
    }
    return mapping.map { ($0.key.string ?? "", $0.key, $0.value) }
  }

  /// A text; a number is taken as it is written, so that `1.10` stays itself.
  package func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.string, !text.isEmpty else {
      report("\(name) must be a string.", at: node)
      return nil
    }
    return text
  }

  /// A list of texts, or one text for a list of one.
  package func texts(_ node: Node?, _ name: String) -> [(text: String, node: Node)] {
    guard let node else { return [] }
    if let sequence = node.sequence {
      return sequence.compactMap { item in text(item, "each entry of \(name)").map { ($0, item) } }
    }
    return text(node, "\(name) (a string or a list of strings)").map { [($0, node)] } ?? []
  }

  /// A whole number above zero.
  package func count(_ node: Node?, _ name: String) -> Int? {
    guard let node else { return nil }
    guard let count = node.int, count > 0 else {
      report("\(name) must be a whole number above 0.", at: node)
      return nil
    }
    return count
  }

  /// One word of a fixed set.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node?, _ name: String, of _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let node else { return nil }
    let words = Choice.allCases.map(\.rawValue)
    // YAML 1.1 reads a bare `off` as false; the text is what counts.
    let text = node.scalar?.string ?? ""
    if let choice = Choice(rawValue: text) { return choice }
    let nearest = NearestNames.matches(for: text, in: words).first.map { " Did you mean “\($0)”?" } ?? ""
    let given = text.isEmpty ? "" : "; found “\(text)”"
    report("\(name) must be one of \(words.joined(separator: ", "))\(given).\(nearest)", at: node)
    return nil
  }

  /// Notes a key that nothing has, with what was probably meant.
  package func reportUnknown(_ key: String, of name: String, known: [String], at node: Node) {
    guard problems.count < Self.problemLimit else { return }
    let nearest = NearestNames.matches(for: key, in: known).first
    let remedy =
      nearest.map { "Did you mean “\($0)”?" } ?? "Known keys: \(known.sorted().joined(separator: ", "))."
    report("unknown key “\(key)” in \(name). \(remedy)", at: node)
  }

  private static func problem(_ error: YamlError) -> YAMLProblem {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let detail = context.map { " (\($0.text))" } ?? ""
      guard !problem.contains("nesting level") else {
        return .init(line: mark.line, message: "it is nested too deeply.")
      }
      return .init(line: mark.line, message: "it is not valid YAML: \(problem)\(detail). \(remedy)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { YAMLAliases.unmarked("\($0)") }.joined(separator: ", ")
      return .init(line: context.mark.line, message: "duplicate key: \(keys). Keep one.")
    default:
      return .init(line: 1, message: "it is not valid YAML: \(error)")
    }
  }

  private static let remedy = "Check the brackets, quotes and indentation in this line and the ones above it."
}
