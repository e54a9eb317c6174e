import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the App Shortcuts of a provider with their phrases.
struct AppShortcutsReader {
  let context: SyntaxContext
  /// Of the provider.
  let members: Members

  /// Fills shortcuts, negative phrases and tile colour.
  func fill(_ provider: inout AppShortcutsProvider) {
    let built = members.staticBinding("appShortcuts").map(shortcuts) ?? []
    provider.shortcuts = built.compactMap(\.self).withoutRepetitions
    provider.hasUnreadShortcuts = built.contains(nil)
    provider.negativePhrases = members.staticBinding("negativePhrases").map(negativePhrases) ?? []
    provider.tileColor =
      members.setting("shortcutTileColor") { LiteralReader(context: context).memberName($0) }?.spelling
  }

  /// Where a shortcut is built: under which conditions, and from which members of the provider.
  private struct Place {
    var availability: [Availability] = []
    var lists: Set<String> = ["appShortcuts"]

    func asking(for clauses: [Availability]) -> Place {
      var place = self
      place.availability = AvailabilityReader.joined([clauses, availability])
      return place
    }
  }

  /// What is still to be read.
  private enum Task {
    case statement(CodeBlockItemSyntax)
    case expression(ExprSyntax)
    case branch(IfExprSyntax)
  }

  /// The shortcuts in order; nil stands for some that can't be read.
  ///
  /// What is to do is kept in a list: members that name each other in circles or fans end at a number of steps.
  private func shortcuts(_ binding: PatternBindingSyntax) -> [AppShortcut?] {
    var shortcuts: [AppShortcut?] = []
    var tasks = Self.tasks(of: binding).reversed().map { (task: $0, place: Place()) }
    var steps = 0
    while let (task, place) = tasks.popLast() {
      steps += 1
      guard steps <= ValueLimit.built else { return shortcuts + tooMany(binding) }
      switch task {
      case .statement(let statement): add(statement, place, to: &shortcuts, &tasks)
      case .expression(let expression): add(expression, place, to: &shortcuts, &tasks)
      case .branch(let branch): tasks += Self.tasks(of: branch, place).reversed()
      }
    }
    return shortcuts
  }

  private static func tasks(of binding: PatternBindingSyntax) -> [Task] {
    binding.getter.map { $0.map(Task.statement) } ?? binding.initializer.map { [.expression($0.value)] } ?? []
  }

  private static func tasks(of branch: IfExprSyntax, _ place: Place) -> [(task: Task, place: Place)] {
    let inner = place.asking(for: AvailabilityReader.clauses(of: branch.conditions))
    let other = place.asking(for: AvailabilityReader.clauses(ofElse: branch.conditions))
    let taken = branch.body.statements.map { (task: Task.statement($0), place: inner) }
    switch branch.elseBody {
    case .ifExpr(let next): return taken + [(.branch(next), other)]
    case .codeBlock(let block): return taken + block.statements.map { (.statement($0), other) }
    case nil: return taken
    }
  }

  private func add(
    _ statement: CodeBlockItemSyntax, _ place: Place, to shortcuts: inout [AppShortcut?],
    _ tasks: inout [(task: Task, place: Place)]
  ) {
    if let expression = statement.expression {
      tasks.append((.expression(expression), place))
    } else if case .stmt(let stmt) = statement.item, let nested = stmt.as(ExpressionStmtSyntax.self) {
      tasks.append((.expression(nested.expression), place))
    } else {
      shortcuts += unread(Syntax(statement))
    }
  }

  private func add(
    _ expression: ExprSyntax, _ place: Place, to shortcuts: inout [AppShortcut?],
    _ tasks: inout [(task: Task, place: Place)]
  ) {
    let followed = LiteralReader(context: context).followed(expression)
    if let terms = followed.addedTerms {
      tasks += terms.reversed().map { (.expression($0), place) }
      return
    }
    switch followed.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let list): tasks += list.elements.reversed().map { (.expression($0.expression), place) }
    case .ifExpr(let branch): tasks.append((.branch(branch), place))
    case .functionCallExpr(let call) where call.makesAppShortcut:
      shortcuts.append(shortcut(call, place.availability))
    default:
      guard let (name, binding) = list(followed), !place.lists.contains(name) else {
        shortcuts += unread(Syntax(expression))
        return
      }
      var inner = place
      inner.lists.insert(name)
      tasks += Self.tasks(of: binding).reversed().map { ($0, inner) }
    }
  }

  /// Another member that builds some, as in `return common + [AppShortcut(…)]`.
  private func list(_ reference: ExprSyntax) -> (name: String, binding: PatternBindingSyntax)? {
    guard let name = reference.reference?.lastNameComponent else { return nil }
    return members.staticBinding(name).map { (name, $0) }
  }

  private func tooMany(_ binding: PatternBindingSyntax) -> [AppShortcut?] {
    context.report(
      "These App Shortcuts were only partly read: they have more than \(ValueLimit.built) pieces.", Syntax(binding))
    return [nil]
  }

  private func shortcut(_ call: FunctionCallExprSyntax, _ availability: [Availability]) -> AppShortcut? {
    let arguments = call.arguments.byLabel
    let literals = LiteralReader(context: context)
    guard let made = arguments["intent"].map(literals.followed), let name = TypeName.of(made: made) else {
      return unread(Syntax(call)).first ?? nil
    }
    var shortcut = AppShortcut(intent: context.identifier(Self.absolute(name, at: made)))
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

  /// `Self` by its name: an intent may hold the App Shortcut that the provider lists.
  private static func absolute(_ name: String, at place: ExprSyntax) -> String {
    guard name.prefix(while: { $0 != "." }) == "Self", let path = Syntax(place).enclosingTypePath else { return name }
    return path + name.dropFirst("Self".count)
  }

  private func preset(_ argument: LabeledExprSyntax) -> String {
    let label = argument.label.map { "\($0.plainName): " } ?? ""
    return label + DefaultValueReader(context: context).spelling(argument.expression)
  }

  /// The phrases in order; nil stands for some that can't be read.
  private func phrases(_ expression: ExprSyntax) -> [Phrase?] {
    (expression.addedTerms ?? [expression]).flatMap { term -> [Phrase?] in
      if let elements = LiteralReader(context: context).elements(term) { return elements.map(phrase) }
      context.report("The phrases could not be read.", Syntax(term))
      return [nil]
    }
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
  /// literal, an `AppShortcutPhrase("…")` of one included, it is the same token (buresdv/Cork#476, fer0n/Unwatched and
  /// BlueWallet ship phrases with it).
  private func withTypedName(_ text: String, _ expression: ExprSyntax) -> String {
    let literals = LiteralReader(context: context)
    var value = literals.followed(expression)
    while let literal = TemplateReader.wrapped(by: value) { value = literals.followed(literal) }
    let isLiteral = value.is(StringLiteralExprSyntax.self)
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
    context.report("These App Shortcuts could not be read; only `AppShortcut(…)` calls written here can.", node)
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
  /// Without those that are also built under fewer conditions; what both branches of `if #available` list has none.
  fileprivate var withoutRepetitions: [AppShortcut] {
    let unconditional = Set(filter(\.availability.isEmpty))
    let rest = filter { $0.availability.isEmpty || !unconditional.contains($0.bare) }
    let places = Dictionary(grouping: rest, by: \.bare).mapValues { $0.map(\.availability) }
    var seen: Set<AppShortcut> = []
    return rest.compactMap { shortcut in
      guard places[shortcut.bare]?.hasOpposite(of: shortcut.availability) == true else { return shortcut }
      return seen.insert(shortcut.bare).inserted ? shortcut.bare : nil
    }
  }
}

extension AppShortcut {
  /// The same without conditions.
  fileprivate var bare: AppShortcut {
    var shortcut = self
    shortcut.availability = []
    return shortcut
  }
}

extension [[Availability]] {
  fileprivate func hasOpposite(of clauses: [Availability]) -> Bool {
    !clauses.isEmpty && contains { $0 == clauses.map(\.opposite) }
  }
}
