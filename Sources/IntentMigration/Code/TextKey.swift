import SwiftSyntax

/// What code looks a text up by: a literal, with the parameters in it as `${name}`, and the table.
struct TextKey: Hashable {
  /// The name of the table, without what its file ends with.
  var table: String
  var text: String

  /// The parameters in it, in order.
  var names: [String] { ParameterTokens.names(in: text).filter { $0 != Self.application } }

  /// What it has in common with a key of other parameters.
  var skeleton: TextKey { TextKey(table: table, text: ParameterTokens.skeleton(of: text)) }

  fileprivate static let application = "applicationName"
  private static let standard = "Localizable"
  /// What the phrases of App Shortcuts are looked up in.
  static let phrases = "AppShortcuts"

  /// Nil where something but parameters is in the text.
  fileprivate init?(_ literal: StringLiteralExprSyntax) {
    let parts = literal.segments.map { segment -> String? in
      switch segment {
      case .stringSegment(let part): part.content.text.contains("\\") ? nil : part.content.text
      case .expressionSegment(let part): Self.name(in: part).map { "${\($0)}" }
      }
    }
    let known = parts.compactMap(\.self)
    guard known.count == parts.count else { return nil }
    text = known.joined()
    table = Self.table(of: literal)
  }

  private init(table: String, text: String) {
    self.table = table
    self.text = text
  }

  // `\(\.$plant)` or `\(.applicationName)`.
  private static func name(in segment: ExpressionSegmentSyntax) -> String? {
    guard segment.expressions.count == 1, let written = segment.expressions.first?.expression.trimmedDescription
    else { return nil }
    if written == ".\(application)" { return application }
    return written.hasPrefix("\\.$") ? String(written.dropFirst(3)) : nil
  }

  private static func table(of literal: StringLiteralExprSyntax) -> String {
    if let list = literal.parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self), list.label?.text == phraseLabel {
      return phrases
    }
    let named = literal.parent?.parent?.as(LabeledExprListSyntax.self)?.first {
      ["table", "tableName"].contains($0.label?.text)
    }
    let segments = named?.expression.as(StringLiteralExprSyntax.self)?.segments
    return segments?.first?.as(StringSegmentSyntax.self)?.content.text ?? standard
  }

  private static let phraseLabel = "phrases"
}

extension CodeFile {
  /// All that its code may look a text up by.
  var textKeys: Set<TextKey> { Set(tree.nodes(StringLiteralExprSyntax.self).compactMap { TextKey($0) }) }
}

/// The parameters that a text names: `Water ${plant}`.
enum ParameterTokens {
  /// The text with other names for some of them, all at once.
  static func renaming(_ names: [String: String], in text: String) -> String {
    mapped(text) { names[$0] ?? $0 }
  }

  /// Their names, in order.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = mapped(text) { name in
      names.append(name)
      return name
    }
    return names
  }

  /// What two texts that differ in names alone have in common.
  static func skeleton(of text: String) -> String { mapped(text) { _ in "" } }

  private static func mapped(_ text: String, _ change: (String) -> String) -> String {
    let parts = text.split(separator: "${", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
      guard let end = part.firstIndex(of: "}") else { return result + "${" + part }
      return result + "${" + change(String(part[..<end])) + part[end...]
    }
  }
}
