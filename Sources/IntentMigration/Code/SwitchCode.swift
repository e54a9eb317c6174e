import SwiftSyntax

/// The clauses of `switch` statements that a restored case needs again, as the version that shipped had them.
struct SwitchCode {
  let caseName: String
  /// The cases that there were: a `switch` over others is about something else. Nil where that is not known.
  var known: Set<String>?
  /// The enum that has the case: a `switch` over a value of another type is about that.
  var enumName: String?
  let old: CodeTree
  let new: CodeTree

  /// A clause that is missing in a `switch` that is there.
  struct Clause {
    let edit: SourceEdit
    let shipped: SwitchCaseSyntax
    let file: CodeFile
    let target: SwitchExprSyntax
    let now: CodeFile
  }

  /// One edit for each `switch` that treated the case and goes on treating its neighbours.
  var edits: [SourceEdit] { clauses.map(\.edit) }

  /// The same, with what they are made of.
  var clauses: [Clause] {
    old.files(naming: [".\(caseName)", "switch "]).flatMap { before -> [Clause] in
      guard let after = new.file(before.path) else { return [] }
      let now = PlacedSwitch.all(in: after)
      return PlacedSwitch.all(in: before).compactMap { lost -> Clause? in
        guard let clause = lost.node.clause(for: caseName), known.map(lost.node.caseNames.isSubset) ?? true,
          isOverEnum(lost.node, in: old),
          let target = now.first(where: { $0.place == lost.place && $0.subject == lost.subject }),
          target.node.clause(for: caseName) == nil, target.node.shares(casesWith: lost.node),
          let edit = insertion(of: clause, from: before, into: target.node, after)
        else { return nil }
        return Clause(edit: edit, shipped: clause, file: before, target: target.node, now: after)
      }
    }
  }

  private func isOverEnum(_ node: SwitchExprSyntax, in code: CodeTree) -> Bool {
    guard let enumName, let outer = Array(node.lineage).last(where: { $0.is(CodeBlockItemSyntax.self) }) else {
      return true
    }
    return NamedValues(of: outer, in: code).type(of: node.subject).map { $0 == enumName } ?? true
  }

  /// The places at which a `switch` over all of some cases, without a default, is left without a clause for the case.
  func openPlaces(of cases: Set<String>, besides edits: [SourceEdit]) -> [String] {
    guard let any = cases.min() else { return [] }
    return new.files(naming: [".\(any)", "switch "]).flatMap { file in
      file.tree.nodes(SwitchExprSyntax.self).filter { node in
        let hasDefault = node.cases.contains {
          $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true
        }
        return node.caseNames == cases && !hasDefault && isOverEnum(node, in: new)
          && !edits.contains { $0.path == file.path && node.trimmedByteRange.contains($0.range.lowerBound) }
      }.map { file.place(of: $0) }
    }
  }

  // In front of the default, behind all others.
  private func insertion(
    of clause: SwitchCaseSyntax, from before: CodeFile, into target: SwitchExprSyntax, _ after: CodeFile
  ) -> SourceEdit? {
    let clauses = target.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard let last = clauses.last(where: { $0.label.is(SwitchCaseLabelSyntax.self) }) else { return nil }
    let text = after.onNewLines(before.lines(of: clause), after.indentation(of: last))
    return after.insert(text, at: last.endPositionBeforeTrailingTrivia)
  }
}

/// A `switch`, and what tells it from others.
private struct PlacedSwitch {
  let node: SwitchExprSyntax
  /// The names of what it stands in, from the outside.
  let place: [String]
  /// What is switched over, as written.
  let subject: String

  init(_ node: SwitchExprSyntax) {
    self.node = node
    subject = node.subject.trimmedDescription
    let names = node.lineage.compactMap { parent -> String? in
      parent.as(FunctionDeclSyntax.self)?.name.text ?? parent.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        .trimmedDescription ?? parent.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    place = names.reversed()
  }

  static func all(in file: CodeFile) -> [PlacedSwitch] { file.tree.nodes(SwitchExprSyntax.self).map(Self.init) }
}

extension SwitchExprSyntax {
  /// The clause that is for one case alone.
  func clause(for name: String) -> SwitchCaseSyntax? {
    cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self) }.first { $0.names == [name] }
  }

  fileprivate func shares(casesWith other: SwitchExprSyntax) -> Bool {
    !caseNames.isDisjoint(with: other.caseNames)
  }

  /// The cases that it names.
  var caseNames: Set<String> { Set(cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(\.names)) }
}

extension SwitchCaseSyntax {
  /// The cases it is for.
  var names: [String] {
    guard let items = label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return [] }
    return items.compactMap { item in
      let text = item.pattern.trimmedDescription.filter { $0 != "`" }
      return text.hasPrefix(".") ? String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : nil
    }
  }
}
