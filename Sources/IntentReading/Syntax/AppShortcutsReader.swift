import IntentSurface
import SwiftSyntax

/// Reads the App Shortcuts of a provider with their phrases.
struct AppShortcutsReader {
  let context: SyntaxContext

  /// Fills shortcuts, negative phrases and tile colour.
  func fill(_ provider: inout AppShortcutsProvider, from members: Members) {
    let shortcuts = members.staticBinding("appShortcuts").map(shortcuts) ?? []
    provider.shortcuts = shortcuts.compactMap(\.self)
    provider.hasUnreadShortcuts = shortcuts.contains(nil)
    provider.negativePhrases = members.staticBinding("negativePhrases").map(negativePhrases) ?? []
    provider.tileColor =
      members.setting("shortcutTileColor", read: LiteralReader(context: context).memberName)?.spelling
  }

  /// The shortcuts in order; nil stands for some that can't be read.
  private func shortcuts(_ binding: PatternBindingSyntax) -> [AppShortcut?] {
    if let statements = binding.getter { return shortcuts(statements.map(\.self), []) }
    return binding.initializer.map { shortcuts($0.value, []) } ?? []
  }

  private func shortcuts(_ statements: [CodeBlockItemSyntax], _ availability: [Availability]) -> [AppShortcut?] {
    statements.flatMap { statement -> [AppShortcut?] in
      if let expression = statement.expression { return shortcuts(expression, availability) }
      if case .stmt(let stmt) = statement.item, let nested = stmt.as(ExpressionStmtSyntax.self) {
        return shortcuts(nested.expression, availability)
      }
      return unread(Syntax(statement))
    }
  }

  private func shortcuts(_ expression: ExprSyntax, _ availability: [Availability]) -> [AppShortcut?] {
    let literals = LiteralReader(context: context)
    if let elements = literals.elements(expression) { return elements.flatMap { shortcuts($0, availability) } }
    switch literals.followed(expression).as(ExprSyntaxEnum.self) {
    case .ifExpr(let branch): return shortcuts(branch, availability)
    case .functionCallExpr(let call) where call.calledLastName == "AppShortcut": return [shortcut(call, availability)]
    default: return unread(Syntax(expression))
    }
  }

  private func shortcuts(_ branch: IfExprSyntax, _ availability: [Availability]) -> [AppShortcut?] {
    let inner = AvailabilityReader.joined([AvailabilityReader.clauses(of: branch.conditions), availability])
    let taken = shortcuts(Array(branch.body.statements), inner)
    switch branch.elseBody {
    case .ifExpr(let next): return taken + shortcuts(next, availability)
    case .codeBlock(let block): return taken + shortcuts(Array(block.statements), availability)
    case nil: return taken
    }
  }

  private func shortcut(_ call: FunctionCallExprSyntax, _ availability: [Availability]) -> AppShortcut? {
    let arguments = call.arguments.byLabel
    let literals = LiteralReader(context: context)
    guard let made = arguments["intent"].map(literals.followed), let intent = TypeReader.name(made: made) else {
      return unread(Syntax(call)).first ?? nil
    }
    var shortcut = AppShortcut(intent: context.identifier(intent))
    context.locate(.appShortcut, shortcut.intent, Syntax(call))
    shortcut.presets = made.as(FunctionCallExprSyntax.self)?.arguments.map(preset) ?? []
    let phrases = arguments["phrases"].map(phrases) ?? []
    shortcut.phrases = phrases.compactMap(\.self)
    shortcut.hasUnreadPhrases = phrases.contains(nil)
    shortcut.shortTitle = arguments["shortTitle"].map(literals.text)
    shortcut.systemImage = arguments["systemImageName"].map(literals.text)
    shortcut.availability = availability
    return shortcut
  }

  private func preset(_ argument: LabeledExprSyntax) -> String {
    let label = argument.label.map { "\($0.plainName): " } ?? ""
    return label + DefaultValueReader(context: context).spelling(argument.expression)
  }

  /// The phrases in order; nil stands for some that can't be read.
  private func phrases(_ expression: ExprSyntax) -> [Phrase?] {
    guard let elements = LiteralReader(context: context).elements(expression) else {
      context.report("The phrases could not be read.", Syntax(expression))
      return [nil]
    }
    return elements.map(phrase)
  }

  private func phrase(_ expression: ExprSyntax) -> Phrase? {
    guard let template = TemplateReader(context: context).template(expression) else {
      context.report("The phrase could not be read.", Syntax(expression))
      return nil
    }
    context.locate(.phrase, template.text, Syntax(expression))
    return Phrase(template.text)
  }

  /// A list of phrases, or a builder that holds them: `NegativeAppShortcutPhrases { "…" }`.
  private func negativePhrases(_ binding: PatternBindingSyntax) -> [Phrase] {
    if let value = binding.singleValue, let elements = LiteralReader(context: context).elements(value) {
      return elements.compactMap(phrase)
    }
    return binding.getter.map(negativePhrases) ?? []
  }

  private func negativePhrases(_ statements: CodeBlockItemListSyntax) -> [Phrase] {
    statements.compactMap(\.expression).flatMap { expression -> [Phrase] in
      let body = expression.as(FunctionCallExprSyntax.self)?.body
      return body.map(negativePhrases) ?? phrase(expression).map { [$0] } ?? []
    }
  }

  private func unread(_ node: Syntax) -> [AppShortcut?] {
    context.report("These App Shortcuts could not be read; only `AppShortcut(…)` written in place is.", node)
    return [nil]
  }
}
