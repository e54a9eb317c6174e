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
    let argument = lists.count == 1 ? lists.first?.arguments.first?.expression : nil
    guard !lost.isEmpty, let (list, file) = argument.flatMap({ sizes($0, of: type, in: context) }) else {
      throw Refusal("The sizes are not one list in the widget's own code: add \(lost.joined(separator: ", ")) there.")
    }
    return Proposal(
      finding: finding, decision: .keepFamilies,
      cost: "Nothing for placed widgets. The gallery offers the size again; the widget may show less in it.",
      edits: [file.append(lost.map { ".\($0)" }, to: list)],
      notes: ["Make sure that the view has something to show in \(lost.joined(separator: ", "))."])
  }

  /// A list that is written in place, or the constant of a type of the app that is one, with its file.
  private static func sizes(
    _ expression: ExprSyntax, of type: TypeCode, in context: ProposalContext
  ) -> (ArrayExprSyntax, CodeFile)? {
    if let list = expression.as(ArrayExprSyntax.self) { return (list, type.file) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base?.trimmedDescription else {
      return nil
    }
    let owner = base == "Self" ? type : context.new.declaration(of: base)
    let value = owner?.staticVariable(access.declName.baseName.bareText)?.binding.initializer?.value
    guard let owner, let list = value?.as(ArrayExprSyntax.self) else { return nil }
    return (list, owner.file)
  }
}
