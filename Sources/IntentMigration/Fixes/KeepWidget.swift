import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a widget the kind back that devices have stored, or the app the widget.
enum KeepWidget {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let old = context.comparison.oldRecords.widget(finding.subject.owner) else { return nil }
    if old.isControl, let lack = lack(ofWorkOf: old, context) { throw Refusal(lack) }
    if context.isTemplate(old) { throw Refusal(waiver(for: old, context)) }
    let isOneOfSeveral = [context.comparison.old, context.comparison.new].contains { surface in
      Set(surface.widgets.filter { $0.typePath == old.typePath && $0.hasKnownKind }.map(\.kind.spelling)).count > 1
    }
    let isThere = context.declaration(of: old.typePath, as: finding.subject) != nil
    if isOneOfSeveral, isThere {
      throw Refusal(
        "`\(old.typePath)` stands for several widgets, and one edit of its kind would change them all. Let the widget bundle "
          + "have the one of kind \(old.kind.literal) again.")
    }
    let change = context.comparison.changes.first { $0.subject == finding.subject && $0.action == .renamed }
    let successor = WidgetSuccessor(old: old, context: context)
    guard let newKind = change?.new else {
      let new = isThere ? successor.ofSameType : successor.only
      if let proposal = new.flatMap({ replaced(old, by: $0, finding, context) }) { return proposal }
      return try restored(old, finding, context)
    }
    // Another extension may have one of the same kind.
    let now = context.comparison.new.widgets.filter { $0.kind.spelling == newKind }
    guard let named = now.first(where: { $0.typePath == old.typePath && $0.hosts == old.hosts }) ?? now.last else {
      return nil
    }
    if let move = WidgetMove(of: old, to: named, in: context.comparison) {
      throw Refusal(
        "A device finds a placed widget by the bundle identifier of its extension and by its kind; both are new, and "
          + "one alone brings nothing back. \(move.setting(in: context.new)) Then set the kind of `\(named.typePath)` to "
          + "\(old.kind.literal).")
    }
    // The type that had it goes before any other.
    let (new, rivals) = named.typePath == old.typePath ? (named, []) : successor.best(insteadOf: named)
    let isExample = context.newType(Subject(.widget, new.kind.spelling), new.typePath)?.saysTemplate == true
    if isExample, new.typePath != old.typePath { return try restored(old, finding, context) }
    guard let edit = kindEdit(of: new, to: old, in: context) else { return nil }
    let names = rivals.map { "`\($0.typePath)`" }.list(most: mostNamed)
    return Proposal(
      finding, .keepWidgetKind,
      cost: "\(sizesCost(of: old, as: new)) Testers who placed the new kind must add it again.",
      edits: [edit] + context.new.edits(naming: new.kind, as: old.kind, besides: edit),
      notes: rivals.isEmpty
        ? [] : ["\(names) may have replaced it as well: give the kind to the one that shows what it showed."])
  }

  /// How many of the widgets that may be meant are named.
  private static let mostNamed = 8

  private static func sizesCost(of old: Widget, as new: Widget) -> String {
    guard !new.families.isEmpty else { return usualCost }
    guard new.families.allSatisfy(\.isWidgetSize) else {
      return
        "Nothing for widgets placed in a size that `\(new.families.joined(separator: ", "))` gives; others stay empty."
    }
    let lost = Set(old.families).subtracting(new.families + [Widget.noFamily]).sorted()
    if !lost.isEmpty { return "Widgets placed as \(lost.joined(separator: ", ")) stay empty; nothing for the others." }
    return old.families.isEmpty
      ? "Nothing for widgets placed as \(new.families.joined(separator: ", ")); those of other sizes stay empty."
      : usualCost
  }

  private static let usualCost = "Nothing for placed widgets."

  private static func replaced(
    _ old: Widget, by new: Widget, _ finding: Finding, _ context: ProposalContext
  ) -> Proposal? {
    kindEdit(of: new, to: old, in: context).map { edit in
      Proposal(
        finding, .keepWidgetKind,
        cost: "Placed ones show \(new.typePath) from now on. Testers who placed the new kind must add it again.",
        edits: [edit] + context.new.edits(naming: new.kind, as: old.kind, besides: edit),
        notes: [
          (new.typePath == old.typePath
            ? "The type is there, and nobody has placed its new kind. "
            : "`\(new.typePath)` is new, has all of its sizes, and is called alike or has its provider. ")
            + "If it shows something else, keep a \(new.isControl ? "control" : "widget") of the old kind instead."
        ])
    }
  }

  // Another extension may have a widget of the same kind and name.
  private static func kindEdit(of new: Widget, to old: Widget, in context: ProposalContext) -> SourceEdit? {
    let shipped = context.locations.old[Subject(.widget, old.kind.spelling)]?.path
    let beside = shipped.flatMap { context.new.type(new.typePath, in: $0) }
    let type = beside ?? context.newType(Subject(.widget, new.kind.spelling), new.typePath)
    return type?.setKind(of: new, to: old.kind, in: context.new)
  }

  private static func restored(
    _ widget: Widget, _ finding: Finding, _ context: ProposalContext
  ) throws(Refusal) -> Proposal? {
    let what = widget.isControl ? "control" : "widget"
    let isLost = context.comparison.hasLostExtensions(widget.hosts, from: context.new)
    if isLost { throw Refusal(LostTargets(of: finding, in: context).words(forKind: widget.kind.literal)) }
    // What a bundle left out may well be declared.
    let isThere = context.declaration(of: widget.typePath, as: finding.subject) != nil
    let restored = isThere ? RestoredCode(in: context) : code(of: widget, in: context)
    guard isThere || !restored.isEmpty else {
      throw Refusal("The shipped code of the \(what) could not be found. \(finding.fix.summary)")
    }
    // Code that stops the compiler all over is no help.
    guard restored.missingCount <= mostMissing else {
      throw Refusal(
        "The shipped code uses \(restored.missingNames(besides: []).map { "`\($0)`" }.list(most: mostMissing)), which are gone. Show what took their place "
          + "in a \(what) of the kind \(widget.kind.literal), listed in the app's WidgetBundle.")
    }
    let edits = restored.edits
    let listings = WidgetBundleCode.listings(of: widget.typePath, beside: edits.first?.path, in: context)
    guard !edits.isEmpty || !listings.isEmpty else { return nil }
    // Where no project said anything, the file that had it is in what had it.
    if listings.isEmpty, context.comparison.new.widgets.isEmpty, widget.hosts.isEmpty, let made = edits.first?.path,
      made != context.locations.old[finding.subject]?.path
    {
      throw Refusal("No extension for widgets is left. \(LostTargets(of: finding, in: context).words)")
    }
    let bundle = "List `\(widget.typePath)()` in the app's WidgetBundle again. Its content can say what replaced it."
    let isOpen = edits.contains { edit in ["#error(", "<#"].contains(where: edit.replacement.contains) }
    return Proposal(
      finding, .keepWidget,
      cost: (isOpen ? "The code does not compile until each marked place does what the app does now. Then the" : "The")
        + " \(what) stays in the gallery. Its content can tell people that it will be removed.",
      edits: edits + listings,
      notes: (listings.isEmpty ? [bundle] : []) + (isThere ? [] : [restored.note] + restored.imageNotes))
  }

  // Those who placed it see nothing of the app, and would see the more in its place.
  private static func waiver(for widget: Widget, _ context: ProposalContext) -> String {
    let comparison = context.comparison
    let mayStandIn =
      !comparison.hasLostExtensions(widget.hosts, from: context.new)
      && comparison.new.widgets.contains {
        $0.isControl == widget.isControl && $0.configuration != .liveActivity && !$0.isUnlisted
      }
    return
      "It is the example that Xcode puts into a new extension, and shows nothing of the app. Accept the change with a "
      + "waiver"
      + (mayStandIn
        ? "; to fill placed ones, give the kind \(widget.kind.literal) to a widget that is there now." : ".")
  }

  // Why nothing ever happened when people used a control.
  static func lack(ofWorkOf control: Widget, _ context: ProposalContext) -> String? {
    let calls = context.oldType(Subject(.widget, control.kind.spelling), control.typePath)?.calls ?? []
    let made = Set(calls.map(\.calledExpression.trimmedDescription))
    let lacks = context.comparison.old.intents.filter { made.contains($0.typePath) && !$0.isConfiguration }
      .map { ShippedUse.lack(ofWorkOf: $0, context) }
    return lacks.contains(nil) ? nil : lacks.first ?? nil
  }

  private static let mostMissing = 6

  private static func code(of widget: Widget, in context: ProposalContext) -> RestoredCode {
    var restored = RestoredCode(in: context)
    guard let type = context.oldType(Subject(.widget, widget.kind.spelling), widget.typePath) else { return restored }
    restored.add(type.withLiteralKind(of: widget, in: context), besideWidgets: true, in: widget.hosts)
    restored.addMissingTypes()
    return restored
  }
}

extension Setting<String> {
  /// As code says it.
  fileprivate var literal: String { value.map { IntentCode.literal($0) } ?? spelling }
}

extension CodeTree {
  /// Lets what reloads a widget by its kind, or has the kind as a constant, say another one.
  fileprivate func edits(
    naming kind: Setting<String>, as newKind: Setting<String>, besides edit: SourceEdit
  ) -> [SourceEdit] {
    guard let known = kind.value, newKind.value != nil else { return [] }
    return files(naming: ["\"\(known)\""]).flatMap { file in
      file.tree.nodes(StringLiteralExprSyntax.self).filter { literal in
        // Another widget of that kind says its own.
        let owner = literal.lineage.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        guard literal.segments.trimmedDescription == known,
          owner?.inheritedTypes.contains(where: { $0.trimmedDescription.hasSuffix("Widget") }) != true
        else { return false }
        let label = literal.parent?.as(LabeledExprSyntax.self)?.label?.text
        let constant = literal.parent?.parent?.as(PatternBindingSyntax.self)?.name
        return ["ofKind", "kind"].contains(label) || constant?.lowercased().hasSuffix("kind") == true
      }
      .map { file.replace($0, with: newKind.literal) }
    }
    .filter { $0.path != edit.path || $0.range != edit.range }
  }
}

extension CodeTree {
  /// The value of a constant of the app outside of a type, or of another type, that is all that an expression is.
  fileprivate func constant(_ expression: ExprSyntax) -> (value: ExprSyntax, file: CodeFile)? {
    guard let names = expression.dottedName?.split(separator: ".").map(String.init), let name = names.last else {
      return nil
    }
    if names.count > 1 {
      let owner = declaration(of: names.dropLast().joined(separator: "."))
      return owner?.staticVariable(name)?.binding.initializer.flatMap { value in owner.map { (value.value, $0.file) } }
    }
    let found = paths(declaring: name, in: DeclaredNames.paths(ofShared:)).compactMap(file).flatMap { file in
      file.tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        .filter { $0.name == name }.compactMap(\.initializer).map { ($0.value, file) }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension TypeCode {
  /// Puts another kind where a widget's code says its own, or where a constant of the app says it for whoever reloads it.
  fileprivate func setKind(of widget: Widget, to kind: Setting<String>, in code: CodeTree) -> SourceEdit? {
    guard let expression = kindExpression(of: widget) else { return nil }
    let constant = code.constant(expression)
    return (constant?.file ?? file).replace(constant?.value ?? expression, with: kind.literal)
  }

  /// The same with its kind as a literal, where the code that said the kind is gone.
  fileprivate func withLiteralKind(of widget: Widget, in context: ProposalContext) -> TypeCode {
    guard let kind = widget.kind.value, let expression = kindExpression(of: widget),
      !context.missingNames(in: [expression.trimmedDescription]).isEmpty
    else { return self }
    context.countParsing(of: file)
    return applying([file.replace(expression, with: IntentCode.literal(kind))])
  }

  // A constant that other code reads too, to reload the widget, says the kind for all of them.
  private func kindExpression(of widget: Widget) -> ExprSyntax? {
    let arguments = calls.compactMap { $0.argument("kind") }
    let named = arguments.first { $0.trimmedDescription == widget.kind.literal }
    guard let expression = named ?? (arguments.count == 1 ? arguments.first : nil) else { return nil }
    let name = expression.trimmedDescription.lastNameComponent
    return (staticVariable(name) ?? variable(name))?.binding.initializer?.value ?? expression
  }
}
