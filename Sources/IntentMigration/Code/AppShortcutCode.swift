import IntentRules
import IntentSurface
import SwiftSyntax

/// One `AppShortcut(…)` of a provider's code.
struct AppShortcutCode {
  let call: FunctionCallExprSyntax
  private let made: FunctionCallExprSyntax
  /// The name of the intent's type, as written.
  let intent: String
  private let presets: [String]

  init?(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.dottedName?.lastNameComponent == "AppShortcut",
      let made = call.argument("intent")?.as(FunctionCallExprSyntax.self)
    else { return nil }
    (self.call, self.made) = (call, made)
    intent = made.calledExpression.trimmedDescription
    presets = made.arguments.map(\.trimmedDescription)
  }

  /// Whether it runs the intent of a type.
  func runs(_ typePath: String) -> Bool {
    intent == typePath || typePath.hasSuffix("." + intent) || intent.hasSuffix("." + typePath)
  }

  /// Whether code declares the type of the intent.
  func hasIntent(in code: CodeTree) -> Bool {
    !code.paths(declaring: intent.lastNameComponent, in: DeclaredNames.paths(ofType:)).isEmpty
  }

  /// Has it run another intent, which takes what it presets.
  func running(_ typePath: String, in file: CodeFile) -> SourceEdit {
    file.replace(made.calledExpression, with: typePath)
  }

  /// Takes it away; nil where that is no statement of its own.
  func removal(in file: CodeFile) -> SourceEdit? { call.parent?.as(CodeBlockItemSyntax.self).map(file.removal) }

  /// Whether it presets as much as a record of it does.
  func presetsLike(_ shortcut: AppShortcut) -> Bool { presets.count == shortcut.presets.count }

  /// Whether it has a phrase; where its phrases are not written in place, they may be any.
  func says(_ phrase: Phrase?) -> Bool {
    guard let phrase, let phrases else { return true }
    return phrases.elements.contains { $0.expression.trimmedDescription == phrase.codeSpelling }
  }

  /// The phrases, where they are written in place.
  var phrases: ArrayExprSyntax? { call.argument("phrases")?.as(ArrayExprSyntax.self) }

  /// Takes phrases away, the others staying where they are; nil where there are none of these, or no others.
  func removal(of gone: [Phrase], in file: CodeFile) -> SourceEdit? {
    let spelled = Set(gone.map(\.codeSpelling))
    return phrases?.removal(in: file) { spelled.contains($0.expression.trimmedDescription) }
  }

  /// Whether it stands behind a condition.
  private var isConditional: Bool {
    call.lineage.contains { $0.is(IfExprSyntax.self) }
  }

  /// Adds another App Shortcut behind this one; nil where that is no place for it.
  func followed(by lines: [String], in file: CodeFile) -> SourceEdit? {
    guard !isConditional, let parent = call.parent else { return nil }
    let indentation = file.indentation(of: call)
    let text = lines.joined(separator: file.newline + indentation)
    if let list = parent.parent?.as(ArrayElementListSyntax.self) { return file.append(text, to: list) }
    guard parent.is(CodeBlockItemSyntax.self) else { return nil }
    return file.insert(file.newline + indentation + text, at: parent.endPositionBeforeTrailingTrivia)
  }
}

extension TypeCode {
  /// The App Shortcuts that are written in place, in order.
  var appShortcuts: [AppShortcutCode] {
    allCalls.compactMap(AppShortcutCode.init)
  }

  /// The same without some phrases of its App Shortcuts.
  func without(_ phrases: [Phrase]) -> TypeCode {
    phrases.isEmpty ? self : applying(appShortcuts.compactMap { $0.removal(of: phrases, in: file) })
  }

  /// The calls in the declaration and the extensions, in order.
  var allCalls: [FunctionCallExprSyntax] { groups.flatMap { $0.nodes(FunctionCallExprSyntax.self) } }

  /// The calls in the declaration, in order.
  var calls: [FunctionCallExprSyntax] { Syntax(declaration).nodes(FunctionCallExprSyntax.self) }
}

extension CodeFile {
  /// Adds an element behind the last one of a list that has some, in the list's own layout.
  func append(_ entry: String, to elements: ArrayElementListSyntax) -> SourceEdit? {
    elements.last.map { append([entry], behind: $0, isOneLine: elements.isOneLine) }
  }

  /// Adds elements to an array, in its own layout.
  func append(_ entries: [String], to array: ArrayExprSyntax) -> SourceEdit {
    guard let last = array.elements.last else { return replace(array, with: "[\(entries.joined(separator: ", "))]") }
    // A single element on a line of its own shows how the next ones stand.
    return append(entries, behind: last, isOneLine: array.isOneLine)
  }

  /// Adds elements behind the last one of a list, all at one place.
  func append(_ entries: [String], behind last: some WithTrailingCommaSyntax, isOneLine: Bool) -> SourceEdit {
    let separator = isOneLine ? " " : newline + indentation(of: last)
    let text = entries.joined(separator: "," + separator)
    guard last.trailingComma == nil else { return insert("\(separator)\(text),", at: last.endPosition) }
    // A comment behind the last one stays with it.
    let trivia = last.trailingTrivia.contains(where: \.isComment) ? last.trailingTrivia.description : ""
    return replace(last.endOffset..<(last.endOffset + trivia.utf8.count), with: ",\(trivia)\(separator)\(text)")
  }
}

extension ArrayExprSyntax {
  /// Takes elements away, each of the others where it was; nil where there are none of these, or no others.
  func removal(in file: CodeFile, of isGone: (ArrayElementSyntax) -> Bool) -> SourceEdit? {
    let rest = elements.filter { !isGone($0) }
    guard !rest.isEmpty, rest.count < elements.count else { return nil }
    // On one line nothing stands behind the last of them.
    let text =
      isOneLine
      ? rest.map(\.expression.trimmedDescription).joined(separator: ", ") : rest.map(\.description).joined()
    return file.replace(elements.position.utf8Offset..<elements.endPosition.utf8Offset, with: text)
  }
}

extension IntentCode {
  /// A line that stops the compiler and says why.
  static func error(_ task: String) -> String { "#error(\(literal(task)))" }

  /// An App Shortcut as code, from its record.
  static func appShortcut(_ shortcut: AppShortcut, of intent: Intent) -> [String] {
    let phrases = shortcut.phrases.map { "    \($0.codeSpelling)," }
    let texts = [("shortTitle", shortcut.shortTitle), ("systemImageName", shortcut.systemImage)]
      .compactMap { label, text in text.map { "  \(label): \(spelling(of: $0, else: ""))" } }
    let arguments =
      ["  intent: \(intent.typePath)(\(shortcut.presets.joined(separator: ", ")))"]
      + [(["  phrases: ["] + phrases + ["  ]"]).joined(separator: "\n")] + texts
    return ["AppShortcut("] + arguments.joined(separator: ",\n").split(separator: "\n").map(String.init) + [")"]
  }

  /// A provider as code, from its record; what runs no intent that is there is left out.
  static func provider(_ provider: AppShortcutsProvider, intent: (String) -> Intent?) -> [String] {
    let shortcuts = provider.shortcuts.flatMap { shortcut in
      intent(shortcut.intent).map { appShortcut(shortcut, of: $0) } ?? []
    }
    let name = provider.typePath.lastNameComponent
    return ["struct \(name): AppShortcutsProvider {", "  static var appShortcuts: [AppShortcut] {"]
      + shortcuts.map { "    " + $0 } + ["  }", "}"]
  }
}

extension [String] {
  /// The first of them, and how many others there are: a, b and 3 more.
  func list(most: Int, others: String = "more") -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) \(others)" : "")
  }

  /// Code as comments, further in than what is said of it.
  var commented: [String] { map { $0.isEmpty ? "//" : "//   " + $0 } }

  /// Each of them once, where it stands first.
  var uniqued: [String] { reduce(into: []) { found, text in if !found.contains(text) { found.append(text) } } }
}
