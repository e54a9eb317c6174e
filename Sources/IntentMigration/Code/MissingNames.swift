import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

extension ProposalContext {
  /// What old code names, the old version declared and no code of the app has any more; sorted. A member that its type
  /// has lost is there as `Type.member`.
  func missingNames(in lines: [String]) -> [String] {
    guard let old else { return [] }
    let finder = NameFinder(lines, in: old)
    let names = finder.used.subtracting(finder.declared)
    let unknown = new.withoutWords(names)
    let gone = unknown.filter { !isOfFramework($0, finder, old) }
    let types = finder.types.subtracting(finder.declared).subtracting(unknown).filter { name in
      !old.paths(declaring: name, in: DeclaredNames.paths(ofType:)).isEmpty && new.hasLost(name)
        && old.smallDeclaration(of: name) != nil
    }
    let members = finder.members.filter { member in
      !gone.contains(member.name) && !gone.contains(member.type) && !types.contains(member.type)
        && !finder.declared.contains(member.type)
        && !finder.extended.contains(member) && old.hasMember(member) && new.lacksMember(member)
    }
    let others =
      closedTypes(of: finder, old) + changedRequirements(of: finder, old) + changedMembers(of: finder, old)
      + finder.switched.subtracting(finder.declared).filter { !newCases(of: $0).isEmpty }
      .map { TypeMember(type: $0, name: "switch") }
    let cases = finder.cases.filter { !gone.contains($0.name) && old.hasCase($0) && !new.hasCase($0, orFunction: true) }
    // What has become a member of some type has no meaning of its own any more.
    let globals = finder.plain.subtracting(finder.declared).subtracting(unknown).filter {
      old.declaresGlobal($0) && !new.declaresGlobal($0)
    }
    return Set(
      gone.filter(old.declares) + globals + types + (members + others).map(\.description) + cases.map(\.description)
        + changedFunctions(of: finder, old)
    ).sorted()
  }

  /// What Xcode generated from definitions that are gone and old code names; sorted.
  func lostClasses(in lines: [String]) -> [String] {
    let kept = Set(comparison.new.legacyIntents.map(\.className))
    let lost = comparison.old.legacyIntents.map(\.className).filter { !kept.contains($0) && !isDefined($0) }
    guard !lost.isEmpty else { return [] }
    return NameFinder(lines).used.intersection(lost.flatMap(Self.generated)).sorted()
  }

  /// The names that Xcode makes of a class of a definition.
  static func generated(from className: String) -> [String] {
    ["", "Handling", "Response", "ResponseCode"].map { className + $0 }
  }

  // Another edit may have brought it back.
  private func isDefined(_ className: String) -> Bool {
    new.paths.contains { path in
      path.hasSuffix(".intentdefinition")
        && new.file(path).flatMap(DefinitionCode.init)?.intent(className) != nil
    }
  }

  /// What old code names that the app declares for another file alone, where it lands; sorted.
  func hiddenNames(in lines: [String], at path: String) -> [String] {
    let finder = NameFinder(lines)
    let names = finder.plain.union(finder.types).subtracting(finder.declared)
    return names.filter { new.holder(ofHidden: $0, from: path) != nil && old?.declares($0) == true }.sorted()
  }

  // `Calendar.current` is no app's, whatever a variable of the app is called.
  private func isOfFramework(_ name: String, _ finder: NameFinder, _ old: CodeTree) -> Bool {
    // What is asked for a timeline comes with the protocol.
    if name == "Context" { return finder.conformances.contains { $0.hasSuffix("TimelineProvider") } }
    guard !finder.plain.contains(name), !finder.types.contains(name) else { return false }
    if finder.implicit.contains(name), old.declaresImplicit(name) { return false }
    let owners = finder.members.filter { $0.name == name }
    guard !owners.isEmpty || finder.implicit.contains(name) else { return false }
    return owners.allSatisfy { owner in
      !finder.declared.contains(owner.type) && !old.declares(owner.type) && !old.hasMember(owner)
    }
  }

  /// Whether a Swift file of either version declares a name.
  func declares(_ name: String) -> Bool { new.declares(name) || old?.declares(name) == true }

  // What the code makes a value of, and nobody outside of the type can any more, or not with these arguments.
  private func closedTypes(of finder: NameFinder, _ old: CodeTree) -> [TypeMember] {
    finder.made.subtracting(finder.declared).filter { type in
      guard let before = old.smallDeclaration(of: type), let after = new.smallDeclaration(of: type) else {
        return false
      }
      if after.isClosed { return !before.isClosed }
      return finder.calls["\(type).init"]?.contains {
        before.isMade(with: $0) == true
          && (after.isMade(with: $0) == false || before.holds($0, otherwiseThan: after, in: new))
      } == true
        && !new.files(naming: ["extension \(type)", "init("]).contains { $0.path != after.file.path }
    }.map { TypeMember(type: $0, name: "init") }
  }

  // What gives another value now, must be waited for, or takes other arguments.
  private func changedMembers(of finder: NameFinder, _ old: CodeTree) -> [TypeMember] {
    let types = Dictionary(grouping: finder.members.filter { !finder.declared.contains($0.type) }, by: \.type)
    return types.flatMap { name, members -> [TypeMember] in
      guard let before = old.smallDeclaration(of: name), let after = new.smallDeclaration(of: name) else { return [] }
      return members.filter { member in
        if let (shipped, now) = before.types(ofVariable: member.name, with: after) { return shipped != now }
        let (shipped, now) = (before.functions(member.name), after.functions(member.name))
        if shipped.count == 1, now.count == 1, now[0].differs(from: shipped[0]) { return true }
        return finder.calls[member.description]?.contains { !fits($0, now, since: shipped) } == true
          && new.files(naming: ["extension \(name)", "func \(member.name)"]).allSatisfy { $0.path == after.file.path }
      }
    }
  }

  private func changedFunctions(of finder: NameFinder, _ old: CodeTree) -> [String] {
    finder.calls.filter { name, calls in
      let shipped = name.contains(".") || finder.declared.contains(name) ? [] : old.functions(name)
      guard !shipped.isEmpty else { return false }
      let now = new.functions(name)
      return calls.contains { !fits($0, now, since: shipped) }
    }.map(\.key)
  }

  // Whether a call that fitted goes on fitting, as far as there is something to call.
  private func fits(
    _ labels: [String], _ now: [FunctionDeclSyntax], since shipped: [FunctionDeclSyntax]
  ) -> Bool {
    let takes = { (function: FunctionDeclSyntax) in function.signature.parameterClause.parameters.take(labels) }
    return now.isEmpty || now.contains(where: takes) || !shipped.contains(where: takes)
  }

  // What a `switch` that names all others would lack.
  private func newCases(of type: String) -> [String] {
    guard let shipped = old?.smallDeclaration(of: type), let now = new.smallDeclaration(of: type) else { return [] }
    return Set(now.cases.keys).subtracting(shipped.cases.keys).sorted()
  }

  /// How what code calls is called now, as words behind its name; nil where it is gone, or where nothing says.
  private func called(_ name: String) -> String? {
    if let holder = new.holder(ofHidden: name, from: "") { return "is private to \(holder) now" }
    let (type, member) = (String(name.prefix { $0 != "." }), name.lastNameComponent)
    let owner = name.contains(".") ? new.smallDeclaration(of: type) : nil
    if member == "switch" { return "is asked for \(newCases(of: type).codeList) too now" }
    let functions = (owner?.functions(member) ?? (name.contains(".") ? [] : new.functions(name)))
    let ways = member == "init" ? owner?.waysToMake ?? [] : functions.map(\.called)
    if let written = owner?.variable(member)?.type?.trimmedDescription { return "is of type `\(written)` now" }
    return ways.isEmpty ? nil : "takes \(ways.prefix(2).map { "`\($0)`" }.joined(separator: " or ")) now"
  }

  // What the app's own protocols ask for as something else now.
  private func changedRequirements(of finder: NameFinder, _ old: CodeTree) -> [TypeMember] {
    finder.conformances.flatMap { name -> [TypeMember] in
      guard let before = old.requirements(of: name), let after = new.requirements(of: name) else { return [] }
      return finder.variables.filter { variable, type in
        guard let wanted = after[variable], let shipped = before[variable] else { return false }
        return shipped == type && wanted != type
      }.map { TypeMember(type: name, name: $0.key) }
    }
  }

  /// Old code in which an error stands at each statement and member that names what is gone, or that needs what the app
  /// no longer does for it: the compiler stops there with what to do, and not with a name that nobody knows.
  func marked(_ text: String, missing: [String]) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return marked(lines, missing: missing).joined(separator: "\n")
  }

  /// The same, line by line.
  func marked(_ lines: [String], missing: [String]) -> [String] {
    let places = NameFinder(lines, in: old).places(of: Set(missing))
    let tasks = OutsideNeeds(context: self).tasks(for: lines)
    // Who did the same is looked for in all code of the app.
    let found = Dictionary(Set(places.values).map { ($0, successors(of: $0)) }, uniquingKeysWith: { first, _ in first })
    var shown: Set<String> = []
    var shownExamples: Set<String> = []
    var told: Set<[String]> = []
    return lines.enumerated().flatMap { index, line -> [String] in
      let names = places[index] ?? []
      let others = found[names] ?? .none
      // At all other places the compiler says it itself.
      let isNew = !names.isEmpty && told.insert(names).inserted
      let errors = (isNew ? [task(for: names, others)] : []) + (tasks[index] ?? [])
      let texts = names.filter { shown.insert($0).inserted }.flatMap(shippedText)
      let now = others.now
      let remarks = now.count == 1 ? now.filter { shownExamples.insert($0).inserted }.flatMap(remarks) : []
      let indentation = String(line.prefix { $0.isWhitespace })
      return (texts + remarks + errors.map(IntentCode.error)).map { indentation + $0 } + [line]
    }
  }

  private func task(for names: [String], _ others: Successors) -> String {
    let shown = names.codeList
    let now = others.now
    let gone =
      others.areGoneWithUsers
      ? "\(names.count == 1 ? "is" : "are") gone with the code that used \(names.count == 1 ? "it" : "them")"
      : "no longer \(names.count == 1 ? "exists" : "exist") as before"
    // What another action does now is no recipe for this one: one may start what the other stops.
    let users = Array(now.prefix(Self.shownSuccessors)).codeList
    let example = now.isEmpty ? "" : ", as \(users) \(now.count == 1 ? "does its own task" : "do their own tasks")"
    let calls = names.compactMap { name in called(name).map { "`\(name)` \($0)" } }
    guard calls.count < names.count else {
      return "\(calls.joined(separator: ", ")): write it so that it does what it did, then remove this line."
    }
    return "\(shown) \(gone): do the same in a way that the app has now\(example), then remove this line."
  }

  // A text or an address that is gone is one line to put back.
  private func shippedText(of name: String) -> [String] {
    guard let line = old?.textDeclaration(of: name.lastNameComponent) else { return [] }
    let entries = line.keys.compactMap { old?.tableEntry(for: $0) }
    return ["// The version that shipped had this, in \(line.path):", "//   \(line.text)"]
      + entries.map { "//   \($0.path): \($0.text)" }
  }
}

/// Who did what old code did, and does it in another way now.
private struct Successors {
  static let none = Self(now: [], areGoneWithUsers: false)

  /// The intents that named what is gone and do without it, sorted.
  let now: [String]
  /// Whether other code of the app did that went as well.
  let areGoneWithUsers: Bool
}

extension ProposalContext {
  fileprivate static let shownSuccessors = 3
  private static let mostRemarkLines = 20

  /// What an intent does now, as comments for whoever lets old code do its own in the same way; empty where that is much.
  fileprivate func remarks(on name: String) -> [String] {
    guard let intent = comparison.new.intents.first(where: { $0.typePath == name }),
      let type = newType(.intent, intent), let body = type.perform?.body
    else { return [] }
    let text = Array(body.description.utf8)
    let needed = type.declaration.memberBlock.members.filter { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: { $0.hasName(in: OutsideNeeds.wrappers) })
      else { return false }
      return variable.bindings.contains { text.contains(words: $0.pattern.trimmedDescription) }
    }
    let lines = (needed.map { Syntax($0) } + body.statements.map { Syntax($0) }).flatMap { type.file.lines(of: $0) }
    guard !lines.isEmpty, lines.count <= Self.mostRemarkLines else { return [] }
    return ["// As an example, `\(name)` does its own task so now:"] + lines.commented
  }

  fileprivate func successors(of names: [String]) -> Successors {
    guard let old else { return .none }
    let words = names.map(\.lastNameComponent)
    let named = { (code: TypeCode?) in
      guard let code else { return false }
      let bytes = Array(code.declaration.description.utf8)
      return words.contains { bytes.contains(words: $0) }
    }
    let now = comparison.old.intents.filter { intent in
      guard let newer = newIntent(intent.identifier), named(oldType(.intent, intent)),
        let code = newType(.intent, newer)
      else { return false }
      return !named(code)
    }.map(\.typePath)
    // Beside the file that declared it and those of intents: who read what an intent wrote.
    let intentPaths = Set(comparison.old.intents.compactMap { locations.old[Subject(.intent, $0.identifier)]?.path })
    let others = old.paths.filter { path in
      guard path.hasSuffix(".swift"), !intentPaths.contains(path), let bytes = old.bytes(path) else { return false }
      return words.contains { word in
        bytes.contains(words: word)
          && !["var", "let", "case", "func"].contains { bytes.contains(words: "\($0) \(word)") }
      }
    }
    let isGone = words.allSatisfy { word in
      !new.paths.contains { $0.hasSuffix(".swift") && new.uneditedBytes($0)?.contains(words: word) == true }
    }
    return Successors(now: Set(now).sorted(), areGoneWithUsers: isGone && !others.isEmpty)
  }
}

extension FunctionDeclSyntax {
  /// Whether code for an earlier one does not compile with it: it gives another value, or must be waited for or tried.
  fileprivate func differs(from shipped: Self) -> Bool {
    let (own, others) = (
      signature.effectSpecifiers?.trimmedDescription ?? "", shipped.signature.effectSpecifiers?.trimmedDescription ?? ""
    )
    return ["async", "throws"].contains { own.contains($0) && !others.contains($0) } || result != shipped.result
  }

  private var result: String { signature.returnClause?.type.trimmedDescription.filter { !$0.isWhitespace } ?? "" }

  /// How it is called and what it gives: `(id:) async -> Note`.
  fileprivate var called: String {
    let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    return signature.parameterClause.written + effects
      + (signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
  }
}

extension TypeCode {
  /// What a variable of instances is said to be, here and in another version; nil where one of them does not say.
  fileprivate func types(ofVariable name: String, with other: TypeCode) -> (String, String)? {
    guard let own = variable(name)?.type?.trimmedDescription, let now = other.variable(name)?.type?.trimmedDescription
    else { return nil }
    return (own, now)
  }

  /// Whether another version takes one of some members as a value of another type, while the type of before is there.
  fileprivate func holds(_ labels: [String], otherwiseThan other: TypeCode, in code: CodeTree) -> Bool {
    guard initializers.isEmpty, other.initializers.isEmpty else { return false }
    return labels.contains { label in
      guard let type = variable(label)?.type?.trimmedDescription,
        let now = other.variable(label)?.type?.trimmedDescription
      else { return false }
      return type != now && type + "?" != now && code.declaration(of: String(type.prefix { $0 != "." })) != nil
    }
  }

  /// Whether each of its initialisers is the type's own affair.
  fileprivate var isClosed: Bool {
    !initializers.isEmpty && initializers.allSatisfy { $0.isMarked("private", "fileprivate") }
  }
}
