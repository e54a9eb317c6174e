import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Brings a removed intent back, deprecated, with the intent that takes over.
enum RestoreIntent {
  static let propose: Proposers.Proposer = { finding, context in
    guard finding.platforms == nil, let intent = context.comparison.oldRecords.intent(finding.subject.owner) else {
      return nil
    }
    let replacement = replacement(for: intent, in: context.comparison)
    let deprecation = DeprecatedCode.declaration(
      replacement == nil ? "This action will be removed." : "Use the newer action.", replacedBy: replacement)
    var notes: [String] = []
    let edits: [SourceEdit]
    if let type = context.oldType(.intent, intent) {
      edits = restored(type, deprecation, with: lostEnums(of: intent, in: context), in: context)
      notes.append("The code is that of the shipped version; what it used may have changed or gone since.")
    } else {
      let code = IntentCode.deprecated(intent, body: "<#what \(intent.typeName) did#>")
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      edits = [appended(lines, to: "DeprecatedIntents.swift", imports: ["import AppIntents"], in: context)]
      notes.append("The code that shipped is not at hand: the intent is written from the recorded surface.")
    }
    notes.append(
      replacement.map { "Shortcuts offers \($0) in its place; name another intent if that is not the successor." }
        ?? "No new intent has the same title: name the successor with `replacedBy:` if there is one.")
    return Proposal(
      finding: finding, decision: .deprecateIntent,
      cost: "Saved shortcuts go on running and are marked as deprecated. Remove the intent after people had time.",
      edits: edits, notes: notes)
  }

  // An added intent that people know by the same title.
  private static func replacement(for intent: Intent, in comparison: Comparison) -> String? {
    let name = intent.deprecation?.replacedBy
    if let name, comparison.new.intents.contains(where: { $0.typePath == name }) { return name }
    guard let title = intent.title else { return nil }
    return comparison.new.intents.first { $0.title == title && $0.identifier != intent.identifier }?.typePath
  }

  // The enums of its parameters that went with it, unless another proposal has brought them back.
  private static func lostEnums(of intent: Intent, in context: ProposalContext) -> [TypeCode] {
    let names = Set(
      intent.parameters.compactMap { parameter -> String? in
        guard case .enum(let name) = parameter.type.element else { return nil }
        let newName = context.comparison.newIdentifier(of: .enum, name)
        return context.comparison.newRecords.appEnum(newName) == nil ? name : nil
      })
    return names.sorted().compactMap { context.comparison.oldRecords.appEnum($0) }
      .compactMap { context.oldType(.enum, $0) }
      .filter { context.new.type($0.typePath, in: $0.file.path) == nil }
  }

  private static func restored(
    _ type: TypeCode, _ deprecation: String, with enums: [TypeCode], in context: ProposalContext
  ) -> [SourceEdit] {
    let file = type.file
    let edited = DeprecatedCode(type).edits(adding: deprecation)
    let path = file.path
    let code = CodeTree { $0 == path ? file.bytes : nil }.applying(edited)
    let names = type.typePath
    let result = code?.type(names, in: path) ?? type
    let beside = enums.filter { $0.file.path == path }
    let lines = ([result] + beside).map(\.lines).joined(separator: [""])
    return [appended(Array(lines), to: path, imports: file.imports, in: context)]
      + enums.filter { $0.file.path != path }
      .map { appended($0.lines, to: $0.file.path, imports: $0.file.imports, in: context) }
  }

  private static func appended(
    _ lines: [String], to path: String, imports: [String], in context: ProposalContext
  ) -> SourceEdit {
    guard let file = context.new.file(path) else {
      let text = (imports + [""] + lines).joined(separator: "\n") + "\n"
      return SourceEdit(path: path, range: 0..<0, expected: "", replacement: text)
    }
    let missing = imports.filter { !file.imports.contains($0) }
    return file.append((missing.isEmpty ? [] : missing + [""]) + lines)
  }
}

extension TypeCode {
  /// The declaration and its extensions, without the indentation they have.
  fileprivate var lines: [String] {
    let pieces = [Syntax(declaration)] + extensions.map { Syntax($0) }
    return Array(pieces.map { file.lines(of: $0) }.joined(separator: [""]))
  }
}

extension CodeFile {
  /// The import declarations at the top level, as written.
  var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
  }
}
