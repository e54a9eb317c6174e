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
    if let lack = ShippedUse.lack(ofContentOf: old, context) { throw Refusal(lack) }
    let lost = old.offeredFamilies(in: context.comparison.old).filter { !new.families.contains($0) }
    guard !lost.isEmpty else { return nil }
    let lists = type.calls.filter { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "supportedFamilies"
    }
    let argument = lists.count == 1 ? lists.first?.arguments.first?.expression : nil
    guard let (list, file) = argument.flatMap({ sizes($0, of: type, in: context) }) else {
      throw Refusal("The sizes are not one list in the widget's own code: add \(lost.joined(separator: ", ")) there.")
    }
    let arms = lost.flatMap { size in
      context.old.map { SwitchCode(caseName: size, old: $0, new: context.new).edits } ?? []
    }
    let missing = context.missingNames(in: arms.flatMap { $0.replacement.split(separator: "\n").map(String.init) })
    if let stop = SizeSwitch.stops(in: lost, of: new, type, besides: missing.isEmpty ? arms : [], context.new).first {
      throw Refusal(
        "Its view \(stop.reason), at \(stop.place). Give the `switch` there what to show in "
          + "\(lost.joined(separator: ", ")), then add the size to `supportedFamilies` again"
          + (missing.isEmpty ? "." : "; what the shipped version showed is gone (\(missing.codeList))."))
    }
    return Proposal(
      finding, .keepFamilies,
      cost: "Nothing for placed widgets. The gallery offers the size again; the widget may show less in it.",
      edits: [file.append(lost.map { "\(list.owner).\($0)" }, to: list)] + (missing.isEmpty ? arms : []),
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

extension ArrayExprSyntax {
  /// What its elements have before the dot, as the last of them is written.
  fileprivate var owner: String {
    elements.last?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
  }
}

/// A `switch` over the size of a widget that shows nothing in one of them.
private struct SizeSwitch {
  let reason: String
  let place: String

  /// - Parameter edits: what adds sizes to some of them.
  static func stops(
    in sizes: [String], of widget: Widget, _ type: TypeCode, besides edits: [SourceEdit], _ code: CodeTree
  ) -> [SizeSwitch] {
    let views = WidgetContent(of: widget, in: code, at: type.file.path)?.views ?? []
    return views.flatMap { view -> [SizeSwitch] in
      let names = view.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .filter { $0.attributes.trimmedDescription.contains("widgetFamily") }
        .compactMap { $0.bindings.first?.pattern.trimmedDescription }
      let switches = view.declaration.nodes(SwitchExprSyntax.self).filter { node in
        names.contains(node.subject.trimmedDescription)
          && !edits.contains { $0.path == view.file.path && node.trimmedByteRange.contains($0.range.lowerBound) }
      }
      return switches.compactMap { node in
        let reasons = sizes.compactMap { node.clause(of: $0)?.stop }
        return reasons.first.map { SizeSwitch(reason: $0, place: view.file.place(of: node)) }
      }
    }
  }
}

extension SwitchExprSyntax {
  /// What runs for a case: its own clause, or that for all others.
  fileprivate func clause(of name: String) -> SwitchCaseSyntax? {
    let clauses = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    return clauses.first { $0.names.contains(name) } ?? clauses.first { $0.label.is(SwitchDefaultLabelSyntax.self) }
  }
}

extension SwitchCaseSyntax {
  private static let stopping: Set = ["fatalError", "preconditionFailure"]

  /// Why it shows nothing; nil where it may show something.
  fileprivate var stop: String? {
    let size = label.is(SwitchDefaultLabelSyntax.self) ? "any other size" : "that size"
    if nodes(FunctionCallExprSyntax.self).contains(where: {
      Self.stopping.contains($0.calledExpression.trimmedDescription)
    }) {
      return "stops the extension in \(size)"
    }
    return statements.trimmedDescription == "EmptyView()" ? "shows nothing in \(size)" : nil
  }
}
