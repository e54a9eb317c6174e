import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSchemas
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
    // A system may have a record of its own.
    let offered = context.comparison.oldRecords.widgets(old.kind.spelling).reduce(into: [String]()) { sizes, widget in
      sizes += widget.offeredFamilies(in: context.comparison.old).filter { !sizes.contains($0) }
    }
    let shown = context.comparison.newRecords.widgets(new.kind.spelling).flatMap(\.families)
    let shipped = context.oldType(finding.subject, old.typePath).flatMap { type in
      context.old.map { SizeLists(of: type, in: $0) }
    }
    let lists = SizeLists(of: type, in: context.new)
    let (edits, added) = lists.edits(adding: offered, like: shipped, besides: shown, in: context)
    let lost = offered.filter { !shown.contains($0) || added.contains($0) }
    guard !lost.isEmpty else { return nil }
    guard Set(lost).isSubset(of: added) else {
      let places = lists.places.isEmpty ? type.file.place(of: type.declaration.introducer) : lists.places.sentenceList
      throw Refusal("Its sizes are said at \(places): let that give \(lost.sentenceList) again.")
    }
    let layout = SizeLayout(of: lost, in: context)
    if let stop = SizeSwitch.stops(
      in: lost, of: new, type, besides: layout.missing.isEmpty ? layout.edits : [], context.new
    )
    .first {
      throw Refusal(
        "Its view \(stop.reason), at \(stop.place). Give the `switch` there what to show in "
          + "\(lost.joined(separator: ", ")), then add the size to `supportedFamilies` again"
          + (layout.missing.isEmpty
            ? "." : "; what the shipped version showed is gone (\(layout.missing.codeList))."))
    }
    let gone = layout.edits.isEmpty ? goneViews(of: old, lost, in: context) : []
    return Proposal(
      finding, .keepFamilies,
      cost: "Nothing for placed widgets. The gallery offers the size again"
        + (!layout.edits.isEmpty
          ? ", with the layout that it shipped with."
          : gone.isEmpty ? "; the widget may show less in it." : ", in which there is a layout to write."),
      edits: edits + layout.edits,
      notes: layout.note.map { [$0] } ?? (gone.isEmpty ? [] : [note(on: gone, lost)])
        + [check(lost, of: new, type, in: context)].compactMap(\.self))
  }

  /// Views of the shipped version that the app has no more, those that are called like a size first.
  private static func goneViews(of old: Widget, _ sizes: [String], in context: ProposalContext) -> [String] {
    let place = context.locations.old[Subject(.widget, old.kind.spelling)]?.path
    let shipped = context.old.flatMap { WidgetContent(of: old, in: $0, at: place) }?.views ?? []
    let gone = shipped.map(\.typePath).filter { context.new.declaration(of: $0) == nil }
    let words = sizes.compactMap { IntentWords.split($0).last }
    let own = gone.filter { !Set(IntentWords.split($0)).isDisjoint(with: words) }
    return own.isEmpty ? gone : own
  }

  private static func note(on gone: [String], _ sizes: [String]) -> String {
    "\(gone.map { "`\($0)`" }.list(most: 3)) of the shipped version \(gone.count == 1 ? "is" : "are") gone: in "
      + "\(sizes.joined(separator: ", ")) it shows the layout of another size until it has its own."
  }

  // What a person must look at: what the views show in the sizes, where that has changed since they shipped.
  private static func check(
    _ sizes: [String], of widget: Widget, _ type: TypeCode, in context: ProposalContext
  ) -> String? {
    let views = WidgetContent(of: widget, in: context.new, at: type.file.path)?.views ?? []
    let shown = views.flatMap { view in
      view.switches(over: "widgetFamily").flatMap { node in
        sizes.compactMap { size in
          node.clause(of: size)?.function(of: view).map { (size: size, view: view, function: $0) }
        }
      }
    }
    if !shown.isEmpty {
      let changed = shown.filter { _, view, function in
        context.old?.smallDeclaration(of: view.typePath)?.functions(function.name.bareText).first?.trimmedDescription
          != function.trimmedDescription
      }
      let names = changed.map { "`\($2.name.bareText)()` (\($1.file.place(of: $2))) in \($0)" }
      return names.isEmpty ? nil : "It shows \(names.sentenceList), which changed since: see that this is enough."
    }
    let changed = views.filter { view in
      context.old?.smallDeclaration(of: view.typePath)?.declaration.trimmedDescription
        != view.declaration.trimmedDescription
    }.map { "`\($0.typePath)` (\($0.file.place(of: $0.declaration.introducer)))" }
    return "Make sure that the view has something to show in \(sizes.joined(separator: ", "))"
      + (context.old == nil || changed.isEmpty ? "." : ": \(changed.list(most: 3)) changed since it shipped with that.")
  }
}

/// Where a widget's code says its sizes: a list, or one for each system or condition.
private struct SizeLists {
  private var lists: [(list: ArrayExprSyntax, file: CodeFile)] = []
  /// What is all of it; nil where several places say sizes, or a getter does.
  private var whole: (value: ExprSyntax, file: CodeFile)?

  init(of type: TypeCode, in code: CodeTree) {
    let arguments = type.calls.filter { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "supportedFamilies"
    }.compactMap { $0.arguments.first?.expression }
    for argument in arguments { add(argument, of: type, in: code) }
    if arguments.count > 1 { whole = nil }
  }

  // Written in place, or in what makes the value of a property of the app.
  private mutating func add(_ argument: ExprSyntax, of type: TypeCode, in code: CodeTree) {
    let access = argument.as(MemberAccessExprSyntax.self)
    let base = access?.base?.trimmedDescription
    let owner =
      base.map { ["self", "Self"].contains($0) } ?? true ? type : base.flatMap { code.declaration(of: $0, from: type) }
    let name = access?.declName.baseName ?? argument.as(DeclReferenceExprSyntax.self)?.baseName
    let variable = name.flatMap { owner?.staticVariable($0.bareText) ?? owner?.variable($0.bareText) }
    let isElsewhere = variable?.binding.initializer != nil || variable?.binding.getter != nil
    let file = isElsewhere ? owner?.file ?? type.file : type.file
    let value = variable?.binding.initializer?.value ?? (variable?.binding.getter == nil ? argument : nil)
    whole = value.map { ($0, file) }
    let source = value.map { Syntax($0) } ?? variable?.binding.getter.map { Syntax($0) }
    let found = (source?.nodes(ArrayExprSyntax.self) ?? []).filter { list in
      list.elements.allSatisfy { $0.name != nil }
    }
    // What is added to a list has it in it.
    let isBegun = found.first?.parent?.is(InitializerClauseSyntax.self) == true
    lists += (isBegun ? Array(found.prefix(1)) : found).map { ($0, file) }
  }

  /// As `path:line`.
  var places: [String] {
    lists.isEmpty
      ? [whole.map { $0.file.place(of: $0.value) }].compactMap(\.self) : lists.map { $0.file.place(of: $0.list) }
  }

  /// Adds sizes to each list that lacks them, where they stood in that of another version: each goes beside its like, as
  /// a list of a newer system alone may have some. What has no such list, or fewer than shipped, is what shipped.
  ///
  /// - Parameter shown: the sizes that there are: what shipped stands for no others.
  func edits(
    adding sizes: [String], like shipped: SizeLists?, besides shown: [String], in context: ProposalContext
  ) -> (edits: [SourceEdit], added: Set<String>) {
    let missing = sizes.filter { !shown.contains($0) }
    if let whole, let text = shipped?.whole?.value.trimmedDescription, text != whole.value.trimmedDescription,
      lists.isEmpty || shipped?.lists.isEmpty == true || (shipped?.lists.count ?? 0) > lists.count,
      context.missingNames(in: [text]).isEmpty,
      Set(shown).subtracting(sizes).allSatisfy({ $0 == Widget.noFamily })
    {
      return ([whole.file.replace(whole.value, with: text)], Set(missing))
    }
    let wanted = missing.isEmpty ? sizes : missing
    let before = shipped?.lists.count == lists.count ? shipped?.lists.map(\.list.names) : nil
    let found = lists.enumerated().map { index, place -> (edit: SourceEdit?, added: [String]) in
      let (own, names) = (before?[index], place.list.names)
      // An empty one offers nothing to those who had it.
      let lost = (own ?? (names.isEmpty ? sizes : wanted)).filter { size in
        !names.contains(size) && sizes.contains(size)
          && (own != nil || lists.count == 1 || names.isEmpty || names.contains { $0.isLike(size) })
      }
      return (lost.isEmpty ? nil : place.file.adding(lost, to: place.list, like: own ?? []), lost)
    }
    return (found.compactMap(\.edit), Set(found.flatMap(\.added)))
  }
}

extension String {
  /// Whether it is a size of the same place: on the lock screen, or on the home screen.
  fileprivate func isLike(_ other: String) -> Bool { hasPrefix("accessory") == other.hasPrefix("accessory") }
}

extension CodeFile {
  /// Adds sizes to a list, in the order of another one or their own, where it has one.
  fileprivate func adding(_ sizes: [String], to list: ArrayExprSyntax, like own: [String]) -> SourceEdit {
    let owner = list.elements.last?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    let all = Set(sizes + list.names)
    let order = all.isSubset(of: own) ? own : WidgetFamily.allCases.map(\.rawValue)
    guard list.names == order.filter(list.names.contains), list.isOneLine, all.isSubset(of: order) else {
      return append(sizes.map { "\(owner).\($0)" }, to: list)
    }
    return replace(list, with: "[\(order.filter(all.contains).map { "\(owner).\($0)" }.joined(separator: ", "))]")
  }
}

extension ArrayExprSyntax {
  fileprivate var names: [String] { elements.compactMap(\.name) }
}

extension ArrayElementSyntax {
  fileprivate var name: String? { expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText }
}

/// What the views of the shipped version had for some sizes, and the code has no more.
private struct SizeLayout {
  /// What brings it back, with a mark at what is gone.
  var edits: [SourceEdit] = []
  /// What is gone that it needs.
  var missing: [String] = []
  /// Where the code comes from that comes back with it.
  var note: String?

  init(of sizes: [String], in context: ProposalContext) {
    guard let old = context.old else { return }
    let clauses = sizes.flatMap { SwitchCode(caseName: $0, old: old, new: context.new).edits }
    let lines = clauses.flatMap { $0.replacement.split(separator: "\n").map(String.init) }
    var restored = RestoredCode(in: context)
    restored.addMissingTypes(of: lines)
    missing = restored.missingNames(besides: lines)
    guard missing.isEmpty else {
      edits = clauses.map { clause in
        var clause = clause
        clause.replacement = context.marked(clause.replacement, missing: missing)
        return clause
      }
      note =
        "Its layout is from the shipped version, and uses what changed since (\(missing.codeList)): `#error` marks where each comes first."
      return
    }
    edits = clauses + restored.edits
    note = restored.isEmpty ? nil : restored.note
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
      let switches = view.switches(over: "widgetFamily").filter { node in
        !edits.contains { $0.path == view.file.path && node.trimmedByteRange.contains($0.range.lowerBound) }
      }
      return switches.compactMap { node in
        let reasons = sizes.compactMap { node.clause(of: $0)?.stop }
        return reasons.first.map { SizeSwitch(reason: $0, place: view.file.place(of: node)) }
      }
    }
  }
}

extension TypeCode {
  /// Those over a value of the environment.
  fileprivate func switches(over key: String) -> [SwitchExprSyntax] {
    let names = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.attributes.trimmedDescription.contains(key) }
      .compactMap { $0.bindings.first?.pattern.trimmedDescription }
    return declaration.nodes(SwitchExprSyntax.self).filter { names.contains($0.subject.trimmedDescription) }
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
  /// The function of a view that is all of the clause.
  fileprivate func function(of view: TypeCode) -> FunctionDeclSyntax? {
    let call = statements.count == 1 ? statements.first?.expression?.as(FunctionCallExprSyntax.self) : nil
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText
    return name.flatMap { view.functions($0).first }
  }

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
