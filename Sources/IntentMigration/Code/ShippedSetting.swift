import IntentRules
import IntentSurface
import SwiftSyntax

/// Static members that say how the system treats a type, with what they said in the version that shipped.
struct ShippedSetting {
  /// The intent that has them, as it is now.
  let intent: Intent
  /// What puts the shipped lines back, or takes away what is new.
  let edits: [SourceEdit]
  /// What the code says of why it is so now; nil where it says nothing, or said so before.
  let reason: String?

  /// Nil where the type itself does not have any of them.
  init?(_ names: [String], of finding: Finding, in context: ProposalContext) {
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new),
      let shipped = context.oldType(.intent, old)
    else { return nil }
    intent = new
    let written = names.compactMap(type.staticVariable)
    let before = names.compactMap(shipped.staticVariable)
    guard let first = written.first else { return nil }
    let kept = before.flatMap { shipped.file.lines(of: $0.member) }
    let known = before.compactMap { Self.remark(on: $0, in: shipped.file) }
    reason = written.compactMap { Self.remark(on: $0, in: type.file) }.first { !known.contains($0) }
    let separator = type.file.newline + type.file.indentation(of: first.member)
    edits = written.enumerated().map { index, variable in
      index > 0 || kept.isEmpty
        ? type.file.removal(of: variable.member)
        : type.file.replace(variable.member, with: kept.joined(separator: separator))
    }
  }

  // What stands above the line or behind it.
  private static func remark(on variable: VariableCode, in file: CodeFile) -> String? {
    let above = file.lines(of: variable.member).filter { $0.hasPrefix("//") }
    let texts = (above + [variable.member.trailingTrivia.description]).map { line in
      String(line.drop { $0 == "/" || $0.isWhitespace })
    }
    let said = texts.filter { !$0.isEmpty && !$0.hasPrefix("MARK:") }.joined(separator: " ")
    return said.isEmpty ? nil : said
  }
}
