import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Whether what people saved ever did anything: what had no effect needs no code that brings it back.
enum ShippedUse {
  /// Why a parameter had none; nil where some code may read it, or where the code is not known.
  static func lack(of parameter: String, in intent: Intent, _ context: ProposalContext) -> String? {
    guard let code = context.old, let type = context.oldType(.intent, intent), let variable = type.variable(parameter)
    else { return nil }
    if intent.parameters.count == 1, context.isTemplate(intent) {
      return "`\(parameter)` is the example that Xcode puts into a new extension: accept the change with a waiver."
    }
    if let lack = lack(ofWorkOf: intent, context) { return lack }
    guard
      type.perform?.body.map({ !$0.isStub }) ?? true, !isRead(variable, of: type, in: code)
    else { return nil }
    return
      "No code of the shipped version reads `\(parameter)`, so what people set never did anything: accept the change "
      + "with a waiver."
  }

  /// Why nobody misses an intent, an entity or a widget that is gone; nil where somebody may.
  static func lack(behind finding: Finding, _ context: ProposalContext) -> String? {
    let (records, owner) = (context.comparison.oldRecords, finding.subject.owner)
    switch finding.subject.kind {
    case .intent: return records.intent(owner).flatMap { lack(of: $0, context) }
    case .entity: return records.entity(owner).flatMap { lack(ofValuesOf: $0, context) }
    case .widget: return records.widget(owner).flatMap { lack(ofContentOf: $0, context) }
    default: return nil
    }
  }

  /// Why nobody misses an intent; nil where somebody may, or where its code is not known.
  static func lack(of intent: Intent, _ context: ProposalContext) -> String? {
    guard intent.isConfiguration else { return lack(ofWorkOf: intent, context) }
    return context.isTemplate(intent)
      ? "It is the example that Xcode puts into a new extension: accept the change with a waiver."
      : lack(ofSettingsIn: intent, context)
  }

  /// Why nobody misses how a widget was that is still there; nil where it showed something of the app.
  static func lack(ofContentOf widget: Widget, _ context: ProposalContext) -> String? {
    guard context.isTemplate(widget) else { return nil }
    return
      "It shipped as the example that Xcode puts into a new extension, and showed nothing of the app: accept the change "
      + "with a waiver."
  }

  /// Why an intent of the system was never answered by the app itself; nil where it may have been.
  static func lack(ofAnswersTo systemIntent: String, _ context: ProposalContext) -> String? {
    guard let code = context.old, HandlerCode.isExample(for: systemIntent, in: code) else { return nil }
    return
      "What handled \(systemIntent) is the example that Xcode puts into a new extension, and did nothing with the app: "
      + "accept the change with a waiver."
  }

  /// Why a step of an intent never did anything; nil where its code does something, opens the app or is not known.
  static func lack(ofWorkOf intent: Intent, _ context: ProposalContext) -> String? {
    // A step that only says it is done lets those after it run, which one that is gone does not.
    guard intent.foreground.value == "background", context.oldType(.intent, intent)?.perform?.isUnwritten == true else {
      return nil
    }
    return
      "Only a comment stands in the shipped `perform()` of \(intent.typePath), so that no step of it ever did anything: "
      + "accept the change with a waiver."
  }

  /// Why no step of a legacy intent ever ran; nil where a widget or some code names its class, or where none
  /// is known that answers any.
  static func lack(ofAnswersTo legacy: LegacyIntent, _ context: ProposalContext) -> String? {
    if let code = context.old, HandlerCode.isEmpty(for: legacy.className, in: code) {
      return
        "The shipped `handle(intent:)` for \(legacy.className) has no code, so no step of it ever ran: accept the change "
        + "with a waiver."
    }
    guard let code = context.old, !code.paths.contains(where: { $0.hasSuffix(".m") }) else { return nil }
    guard legacy.widgets(in: context.comparison.old).isEmpty else {
      guard legacy.isForWidgetsOnly, context.hasAllShippedCode, HandlerCode.isUnread(legacy.className, in: code) else {
        return nil
      }
      return
        "No code of the shipped version read what people set for \(legacy.className), so every placed widget showed the "
        + "same: accept the change with a waiver."
    }
    guard !code.files(naming: ["import Intents"]).isEmpty else { return nil }
    let isNamed = !code.files(naming: [legacy.className]).isEmpty
    guard !isNamed || HandlerCode.isHandedNothing(for: legacy.className, in: code) else { return nil }
    return
      "No code of the shipped version \(isNamed ? "answers" : "names") \(legacy.className), so no step of it ever ran: accept "
      + "the change with a waiver."
  }

  /// Why nobody has settings of an intent, and no step of it did anything; nil where a widget may have stored some.
  static func lack(ofSettingsIn intent: Intent, _ context: ProposalContext) -> String? {
    let widgets = context.comparison.old.widgets
    guard let type = context.oldType(.intent, intent), type.perform?.body?.isStub ?? true, !widgets.isEmpty,
      !widgets.contains(where: { $0.configuration == .unknown || $0.configurationIntent == intent.identifier }),
      context.old?.files(naming: ["\(intent.typeName).self"]).isEmpty == true
    else { return nil }
    return
      "No widget or control of the shipped version was configured by \(intent.typePath), so nobody has settings of "
      + "it: accept the change with a waiver."
  }

  /// Whether some code reads a parameter, besides the summary and initializers that set it.
  ///
  /// - Parameter doubting: whether what may be a member of something else counts.
  static func isRead(_ variable: VariableCode, of type: TypeCode, in code: CodeTree, doubting: Bool = true) -> Bool {
    let name = variable.binding.pattern.trimmedDescription.filter { $0 != "`" }
    let members = code.files(naming: ["extension \(type.name)"]).compactMap { TypeCode(type.typePath, in: $0) }
      .flatMap(\.members)
    let own = type.says(name, besides: variable.member) ? type.members.filter { $0.id != variable.member.id } : []
    let isOwn = (own + members).filter { !$0.isSummary }.contains { member in
      member.tokens(viewMode: .sourceAccurate).contains { token in
        ["$\(name)", name].contains(token.bareText) && !token.isSet
      }
    }
    guard !isOwn else { return true }
    return isReadElsewhere(name, of: type, in: code, doubting: doubting)
      || code.files(naming: ["IntentParameterDependency<\(type.name)>"]).contains { file in
        file.tree.nodes(AttributeSyntax.self).contains { attribute in
          attribute.attributeName.trimmedDescription == "IntentParameterDependency<\(type.name)>"
            && attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == "$\(name)" }
        }
      }
  }

  /// Whether other code than that of its type reads a member.
  static func isReadElsewhere(_ name: String, of type: TypeCode, in code: CodeTree, doubting: Bool = false) -> Bool {
    let outside = MemberReading(of: name, in: type, as: "read", setting: "set", in: code)
    return outside.edits.contains { $0.replacement == "read" } || doubting && !outside.doubts.isEmpty
  }

  /// Why no value of an entity that people picked was ever found; nil where its query may find some.
  static func lack(ofValuesOf entity: Entity, _ context: ProposalContext) -> String? {
    if let source = context.oldType(.entity, entity).flatMap(PassingID.source) {
      return
        "The shipped ids of \(entity.typePath) come from `\(source)`, which is another one each time the app runs, so no "
        + "saved value of this type was ever found again: accept the change with a waiver."
    }
    guard let query = entity.defaultQuery.flatMap(context.comparison.oldRecords.query), !query.makesFindAction,
      let type = context.oldType(.query, query)
    else { return nil }
    let finders = type.functions("entities").filter {
      $0.signature.parameterClause.parameters.first?.firstName.text == "for"
    }
    guard finders.count == 1, finders[0].body?.findsNothing(in: type) == true else { return nil }
    return "The shipped `entities(for:)` of \(query.typePath) finds nothing, so no saved value of this type was ever "
      + "resolved: accept the change with a waiver."
  }
}

extension CodeBlockSyntax {
  /// Whether it only says that it is done: what it stands for is elsewhere, or not written yet.
  fileprivate var isStub: Bool {
    statements.count <= 1
      && nodes(FunctionCallExprSyntax.self).allSatisfy(\.isResult)
  }

  /// Whether all it does is give an empty list, or what is left of one that another function of the type gives.
  fileprivate func findsNothing(in type: TypeCode, depth: Int = 0) -> Bool {
    guard statements.count == 1, depth < 3, var value = statements.first?.expression?.attempted else { return false }
    while let access = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "filter", let base = access.base
    { value = base.attempted }
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let bodies = type.functions(name)
    return bodies.count == 1 && bodies[0].body?.findsNothing(in: type, depth: depth + 1) == true
  }
}

extension FunctionDeclSyntax {
  /// Whether a comment stands for the work, and all it does is say that it is done, with a value that is always the same.
  var isUnwritten: Bool {
    guard let body else { return false }
    let isDone = body.nodes(FunctionCallExprSyntax.self).allSatisfy { call in
      call.isResult
        && call.arguments.allSatisfy {
          $0.label?.text == "value" && ($0.expression.isLiteral || $0.expression.is(NilLiteralExprSyntax.self))
        }
    }
    let isRemarked = leadingTrivia.contains { if case .lineComment = $0 { true } else { false } }
    return isDone && body.nodes(AssignmentExprSyntax.self).isEmpty && body.nodes(AwaitExprSyntax.self).isEmpty
      && (isRemarked
        || body.tokens(viewMode: .sourceAccurate).contains { $0.leadingTrivia.contains(where: \.isComment) })
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isSummary: Bool {
    decl.as(VariableDeclSyntax.self)?.bindings.first?.name == "parameterSummary"
  }
}

extension ProposalContext {
  /// Whether a project says that there was no other code.
  var hasAllShippedCode: Bool { old != nil && comparison.old.readFrom.apps?.isEmpty == false }

  /// Whether a shipped intent has the settings of the example that Xcode puts into a new extension.
  func isTemplate(_ intent: Intent) -> Bool {
    let widgets = comparison.old.widgets.filter { $0.configurationIntent == intent.identifier }
    return widgets.allSatisfy(isTemplate) && (!widgets.isEmpty || oldType(.intent, intent)?.saysTemplate == true)
  }

  /// Whether a shipped widget is that example: what it says of itself is often left in one that shows something.
  func isTemplate(_ widget: Widget) -> Bool {
    guard let old, let type = oldType(Subject(.widget, widget.kind.spelling), widget.typePath) else { return false }
    let settings = widget.configurationIntent.flatMap(comparison.oldRecords.intent).flatMap { oldType(.intent, $0) }
    let isSaid = type.saysTemplate || settings?.saysTemplate == true
    // What people start by it may be the app's own all the same.
    if widget.isControl { return isSaid && KeepWidget.lack(ofWorkOf: widget, self) != nil }
    let views = WidgetContent(of: widget, in: old, at: type.file.path)?.views.map(\.declaration) ?? []
    let accesses = views.flatMap { $0.accesses(of: "entry") }
    let shown = accesses.map(\.declName.baseName.text)
    // What code of the app makes of it is the app's.
    guard accesses.allSatisfy(\.isShownAsItIs) else { return false }
    let texts = views.flatMap { $0.nodes(StringLiteralExprSyntax.self) }.map(\.segments.trimmedDescription)
    return !shown.isEmpty && (isSaid || !texts.isEmpty) && Set(shown).isSubset(of: Self.templateMembers)
      && Set(texts).isSubset(of: Self.templateTexts)
  }

  private static let templateMembers: Set = ["date", "emoji", "configuration"]
  private static let templateTexts: Set = ["Time:", "Emoji:", "Favorite Emoji:"]
}

extension TypeCode {
  /// Whether it says of itself what the examples of Xcode say.
  var saysTemplate: Bool {
    declaration.nodes(StringLiteralExprSyntax.self).contains {
      Self.templateDescriptions.contains($0.segments.trimmedDescription)
    }
  }

  // As Xcode spells them.
  private static let templateDescriptions = ["This is an example widget.", "A an example control that runs a timer."]
}

extension MemberAccessExprSyntax {
  /// Whether the call around it is a text of the framework, or none is.
  fileprivate var isShownAsItIs: Bool {
    let call = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return call == nil || ["Text", "String", "VStack", "HStack", "ZStack", "Group"].contains(name)
  }
}
