import IntentSurface
import SwiftSyntax

/// Reads the App Shortcuts of a provider with their phrases.
struct AppShortcutsReader {
  let context: SyntaxContext
  /// Of the provider.
  let members: Members

  /// Fills shortcuts, negative phrases and tile colour.
  func fill(_ provider: inout AppShortcutsProvider) {
    let built = members.staticBinding("appShortcuts").map { shortcuts($0, Place()) } ?? []
    provider.shortcuts = built.compactMap(\.self).withoutRepetitions
    provider.hasUnreadShortcuts = built.contains(nil)
    provider.negativePhrases = members.staticBinding("negativePhrases").map(negativePhrases) ?? []
    provider.tileColor =
      members.setting("shortcutTileColor", read: LiteralReader(context: context).memberName)?.spelling
  }

  /// Where a shortcut is built: under which conditions, and from which members of the provider.
  private struct Place {
    var availability: [Availability] = []
    var lists: Set<String> = ["appShortcuts"]
  }

  /// The shortcuts in order; nil stands for some that can't be read.
  private func shortcuts(_ binding: PatternBindingSyntax, _ place: Place) -> [AppShortcut?] {
    if let statements = binding.getter { return shortcuts(statements.map(\.self), place) }
    return binding.initializer.map { shortcuts($0.value, place) } ?? []
  }

  private func shortcuts(_ statements: [CodeBlockItemSyntax], _ place: Place) -> [AppShortcut?] {
    statements.flatMap { statement -> [AppShortcut?] in
      if let expression = statement.expression { return shortcuts(expression, place) }
      if case .stmt(let stmt) = statement.item, let nested = stmt.as(ExpressionStmtSyntax.self) {
        return shortcuts(nested.expression, place)
      }
      return unread(Syntax(statement))
    }
  }

  private func shortcuts(_ expression: ExprSyntax, _ place: Place) -> [AppShortcut?] {
    let followed = LiteralReader(context: context).followed(expression)
    if let terms = followed.addedTerms { return terms.flatMap { shortcuts($0, place) } }
    switch followed.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let list): return list.elements.flatMap { shortcuts($0.expression, place) }
    case .ifExpr(let branch): return shortcuts(branch, place)
    case .functionCallExpr(let call) where call.makesAppShortcut: return [shortcut(call, place.availability)]
    default: return list(followed, place) ?? unread(Syntax(expression))
    }
  }

  /// The shortcuts of another member that builds some, as in `return common + [AppShortcut(…)]`.
  private func list(_ reference: ExprSyntax, _ place: Place) -> [AppShortcut?]? {
    guard let name = reference.reference?.split(separator: ".").last.map(String.init),
      let binding = members.staticBinding(name)
    else { return nil }
    var place = place
    return place.lists.insert(name).inserted ? shortcuts(binding, place) : nil
  }

  private func shortcuts(_ branch: IfExprSyntax, _ place: Place) -> [AppShortcut?] {
    var inner = place
    inner.availability = AvailabilityReader.joined([
      AvailabilityReader.clauses(of: branch.conditions), place.availability,
    ])
    let taken = shortcuts(Array(branch.body.statements), inner)
    switch branch.elseBody {
    case .ifExpr(let next): return taken + shortcuts(next, place)
    case .codeBlock(let block): return taken + shortcuts(Array(block.statements), place)
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
    let text = withTypedName(template.text, expression)
    context.locate(.phrase, text, Syntax(expression))
    return Phrase(text)
  }

  /// A build writes `\(.applicationName)` as `${applicationName}`, and its check of phrases looks for that: typed into a
  /// literal it is the same token (buresdv/Cork#476 and fer0n/Unwatched ship phrases with it).
  private func withTypedName(_ text: String, _ expression: ExprSyntax) -> String {
    let isLiteral = LiteralReader(context: context).followed(expression).is(StringLiteralExprSyntax.self)
    return isLiteral ? text.replacing("\\${applicationName}", with: "${applicationName}") : text
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

extension FunctionCallExprSyntax {
  /// `AppShortcut(…)`, or `.init(…)` where the type is clear.
  fileprivate var makesAppShortcut: Bool {
    calledLastName == "AppShortcut" || calledName == "init" && arguments.byLabel["intent"] != nil
  }
}

extension [AppShortcut] {
  /// Without those that are also built under fewer conditions: both branches of `if #available` may list the same ones.
  fileprivate var withoutRepetitions: [AppShortcut] {
    let unconditional = Set(filter(\.availability.isEmpty))
    return filter { shortcut in
      var bare = shortcut
      bare.availability = []
      return shortcut.availability.isEmpty || !unconditional.contains(bare)
    }
  }
}
