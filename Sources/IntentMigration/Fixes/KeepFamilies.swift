import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Offers a widget again in the sizes in which people have placed it.
enum KeepFamilies {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let old = context.comparison.oldRecords.widget(finding.subject.owner),
      let new = context.comparison.newRecords.widget(finding.subject.owner),
      let type = context.newType(finding.subject, new.typePath)
    else { return nil }
    let lost = old.offeredFamilies(in: context.comparison.old).filter { !new.families.contains($0) }
    let lists = type.calls.filter { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "supportedFamilies"
    }
    guard !lost.isEmpty, lists.count == 1,
      let list = lists.first?.arguments.first?.expression.as(ArrayExprSyntax.self)
    else {
      throw Refusal("The sizes are not one list in the widget's own code: add \(lost.joined(separator: ", ")) there.")
    }
    let entries = lost.map { ".\($0)" }
    let edit: SourceEdit
    if let last = list.elements.last {
      let isOneLine = list.isOneLine
      let separator = isOneLine ? ", " : "," + type.file.newline + type.file.indentation(of: last)
      edit = type.file.append(
        entries.joined(separator: separator), behind: last, comma: last.trailingComma, isOneLine: isOneLine)
    } else {
      edit = type.file.replace(list, with: "[\(entries.joined(separator: ", "))]")
    }
    return Proposal(
      finding: finding, decision: .keepFamilies,
      cost: "Nothing for placed widgets. The gallery offers the size again; the widget may show less in it.",
      edits: [edit], notes: ["Make sure that the view has something to show in \(lost.joined(separator: ", "))."])
  }
}
