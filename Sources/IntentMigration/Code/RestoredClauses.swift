import IntentRules
import IntentSurface
import SwiftSyntax

/// The clauses of `switch` statements for a case that comes back, held against the code that there is now: what they use
/// comes back with them, or the case is treated like the one that took its place.
struct RestoredClauses {
  private(set) var edits: [SourceEdit] = []
  /// What they use and is gone for good.
  private(set) var missing: [String] = []
  private(set) var remarks: [String] = []

  /// - Parameters:
  ///   - code: the clauses of the case.
  ///   - enumName: the enum that has it.
  ///   - successor: the only case that is new in the enum.
  init(_ code: SwitchCode, of enumName: String, replacedBy successor: String?, in context: ProposalContext) {
    let own: Set = [code.caseName, "\(enumName.lastNameComponent).\(code.caseName)"]
    var restored = RestoredCode(in: context)
    for clause in code.clauses {
      let marks = clause.missing(in: context).filter { !own.contains($0.name) }
      // A `switch` over another type that has lost a case of that name: nobody makes a value of it.
      if marks.contains(where: { $0.isPattern && $0.name.lastNameComponent == code.caseName }) { continue }
      let names = Set(marks.map(\.name)).sorted()
      if !names.isEmpty, let joined = successor.flatMap({ clause.joining($0, with: code.caseName) }) {
        edits.append(joined)
        remarks.append("`.\(code.caseName)` is treated like `.\(successor ?? "")`, as \(names.codeList) is gone.")
        continue
      }
      restored.addLost(names)
      let rest = names.filter { !restored.brings($0) }
      guard !rest.isEmpty else {
        edits.append(clause.edit)
        continue
      }
      missing += rest
      var edit = clause.edit
      let task =
        "`.\(code.caseName)` used \(rest.codeList) here, which is gone: do the same in a way that the app has now, "
        + "then remove this line."
      edit.replacement +=
        clause.now.newline + clause.now.indentation(of: clause.target) + clause.now.indentationUnit
        + IntentCode.error(task)
      edits.append(edit)
    }
    edits += restored.edits
    remarks += restored.isEmpty ? [] : [restored.note]
  }
}

extension SwitchCode.Clause {
  /// What the clause names and is gone, seen from the member that it stands in.
  fileprivate func missing(in context: ProposalContext) -> [NameFinder.Mark] {
    guard let member = shipped.enclosing(MemberBlockItemSyntax.self), let old = context.old else { return [] }
    let type = member.lineage.dropFirst().lazy.compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name.bareText
    }.first
    let text = member.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = ["extension \(type ?? "Any") {"] + text + ["}"]
    let first = file.line(of: shipped.startOffset) - file.line(of: member.startOffset) + 1
    let own = first...(first + file.line(of: shipped.endOffset) - file.line(of: shipped.startOffset))
    return NameFinder(lines, in: old).marks(of: Set(context.missingNames(in: lines))).filter { own.contains($0.line) }
  }

  /// The clause of another case, for both.
  fileprivate func joining(_ other: String, with caseName: String) -> SourceEdit? {
    guard let clause = target.clause(for: other),
      let item = clause.label.as(SwitchCaseLabelSyntax.self)?.caseItems.last,
      item.pattern.is(ExpressionPatternSyntax.self)
    else { return nil }
    return now.insert(", .\(caseName)", at: item.endPositionBeforeTrailingTrivia)
  }
}
