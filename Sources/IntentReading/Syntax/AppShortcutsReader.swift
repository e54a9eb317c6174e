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
    case expression(Code)
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
      case .branch(let branch): tasks += self.tasks(of: branch, place).reversed()
      }
    }
    return shortcuts
  }

  private static func tasks(of binding: PatternBindingSyntax) -> [Task] {
    binding.getter.map { $0.map(Task.statement) } ?? binding.initializer.map { [.expression(Code($0.value))] } ?? []
  }

  private func tasks(of branch: IfExprSyntax, _ place: Place) -> [(task: Task, place: Place)] {
    let answers = branch.conditions.compactMap { $0.condition.as(ExprSyntax.self) }
      .map { LiteralReader(context: context).bool(Code($0)).value }
    let inner = place.asking(for: AvailabilityReader.clauses(of: branch.conditions))
    let other = place.asking(for: AvailabilityReader.clauses(ofElse: branch.conditions))
    let isNeverTaken = answers.contains(false)
    let taken = isNeverTaken ? [] : branch.body.statements.map { (task: Task.statement($0), place: inner) }
    guard answers.count < branch.conditions.count || answers.contains(where: { $0 != true }) else { return taken }
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
      tasks.append((.expression(Code(expression)), place))
    } else if case .stmt(let stmt) = statement.item, let nested = stmt.as(ExpressionStmtSyntax.self) {
      tasks.append((.expression(Code(nested.expression)), place))
    } else {
      shortcuts += unread(Syntax(statement))
    }
  }

  private func add(
    _ code: Code, _ place: Place, to shortcuts: inout [AppShortcut?],
    _ tasks: inout [(task: Task, place: Place)]
  ) {
    if let branch = code.expression?.as(IfExprSyntax.self) { return tasks.append((.branch(branch), place)) }
    let literals = LiteralReader(context: context)
    let followed = literals.followed(code)
    if let call = followed.call, call.makesAppShortcut {
      shortcuts.append(shortcut(call, followed, place.availability))
    } else if let elements = literals.elements(code) {
      tasks += elements.reversed().map { (.expression($0), place) }
    } else if let terms = code.expression?.addedTerms {
      tasks += terms.reversed().map { (.expression(code.part($0)), place) }
    } else if let (name, binding) = followed.expression.flatMap(list), !place.lists.contains(name) {
      var inner = place
      inner.lists.insert(name)
      tasks += Self.tasks(of: binding).reversed().map { ($0, inner) }
    } else {
      shortcuts += unread(code.place)
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

  private func shortcut(
    _ call: FunctionCallExprSyntax, _ code: Code, _ availability: [Availability]
  ) -> AppShortcut? {
    let arguments = call.arguments.byLabel.mapValues(code.part)
    let literals = LiteralReader(context: context)
    let made = arguments["intent"].map { literals.followed($0) }
    // A name in lower case may be a function; some apps call their types so.
    guard let made, let expression = made.expression, let name = TypeName.of(made: expression),
      name.lastNameComponent.first?.isUppercase == true || context.declares(name)
    else {
      return unread(Syntax(call)).first ?? nil
    }
    var shortcut = AppShortcut(intent: context.identifier(Self.absolute(name, at: expression)))
    context.locate(.appShortcut, shortcut.intent, Syntax(call))
    shortcut.presets = made.call?.arguments.map { preset($0, made) } ?? []
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

  private func preset(_ argument: LabeledExprSyntax, _ code: Code) -> String {
    let label = argument.label.map { "\($0.plainName): " } ?? ""
    return label + DefaultValueReader(context: context).spelling(code.part(argument.expression))
  }

  /// The phrases in order; nil stands for some that can't be read.
  private func phrases(_ code: Code) -> [Phrase?] {
    (code.expression?.addedTerms.map { $0.map(code.part) } ?? [code]).flatMap { term -> [Phrase?] in
      if let elements = LiteralReader(context: context).elements(term) { return elements.map(phrase) }
      context.report("The phrases could not be read.", term.place)
      return [nil]
    }
  }

  private func phrase(_ code: Code) -> Phrase? {
    guard let template = TemplateReader(context: context).template(code) else {
      context.report("The phrase could not be read.", code.place)
      return nil
    }
    let text = withTypedName(template)
    context.locate(.phrase, text, code.place)
    return Phrase(text)
  }

  /// A build writes `\(.applicationName)` as `${applicationName}`, and its check of phrases looks for that: typed into a
  /// literal, an `AppShortcutPhrase("…")` of one included, it is the same token (buresdv/Cork#476, fer0n/Unwatched and
  /// BlueWallet ship phrases with it).
  private func withTypedName(_ template: Template) -> String {
    guard template.isLiteral else { return template.text }
    return template.text.replacing("\\${applicationName}", with: "${applicationName}")
  }

  /// A list of phrases, or a builder that holds them: `NegativeAppShortcutPhrases { "…" }`.
  private func negativePhrases(_ binding: PatternBindingSyntax) -> [Phrase] {
    if let elements = LiteralReader(context: context).elements(Code(binding)) {
      return elements.compactMap(phrase)
    }
    return binding.getter.map(negativePhrases) ?? []
  }

  private func negativePhrases(_ statements: CodeBlockItemListSyntax) -> [Phrase] {
    statements.compactMap(\.expression).flatMap { expression -> [Phrase] in
      let body = expression.as(FunctionCallExprSyntax.self)?.body
      return body.map(negativePhrases) ?? phrase(Code(expression)).map { [$0] } ?? []
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
