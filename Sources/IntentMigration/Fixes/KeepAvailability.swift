import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Takes a clause away that shuts an intent out of systems on which people have it.
enum KeepAvailability {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new) else { return nil }
    let shipped = Set(context.oldType(.intent, old)?.closingClauses.map(\.trimmedDescription) ?? [])
    let clauses = type.closingClauses.filter { !shipped.contains($0.trimmedDescription) }
    guard !clauses.isEmpty else {
      let paths = type.condition == nil ? LeftFiles(with: type.file.path, in: context).needed : []
      let rejoined = RestoredMembership.rejoining(paths, in: context)
      guard rejoined.isEmpty else {
        return Proposal(
          finding, .keepCompiled, cost: "Nothing for saved shortcuts, once its code compiles for those systems again.",
          edits: rejoined, notes: ["What it uses must be compiled there as well; the compiler says what is missing."])
      }
      let condition = type.condition.map { "it is inside `#if \($0)`" } ?? "its target is built for fewer systems"
      throw Refusal(
        "No `@available` of the type excludes it: \(condition). Compile it there again, with code for those systems, "
          + "or accept it with a waiver.")
    }
    return Proposal(
      finding, .keepAvailability,
      cost:
        "Nothing for saved shortcuts. To retire the action, deprecate it: people see a notice, and it keeps running.",
      edits: clauses.map(type.file.removal(ofAttribute:)))
  }
}

/// Gives a type the `@available` clause back that shipped.
enum KeepFloor {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (shipped, type) = sides(of: finding, in: context) else { return nil }
    let old = shipped.openingClauses.map(\.trimmedDescription)
    let new = type.openingClauses
    guard let first = new.first, old != new.map(\.trimmedDescription) else {
      let all = ProjectFloors.changed(for: finding, in: context)
      // Other targets may have got another floor in the same change.
      let floors = finding.message.split { !$0.isNumber && $0 != "." }.filter { $0.contains(".") && $0.first != "." }
      let own = all.filter { place in floors.contains { place.prefix { $0 != "(" }.contains($0) } }
      let places = own.isEmpty ? all : own
      guard !places.isEmpty else { return nil }
      throw Refusal(
        "The floor is that of a target, \(places.joined(separator: ", ")). Set it back for the target that has it, and let "
          + "the compiler show what needs a newer system: put that behind `if #available`, and a type that is declared with "
          + "a newer protocol behind `@available`.")
    }
    if old.isEmpty, new.count == 1, let (edits, names) = type.conformingApart(to: shipped, since: first) {
      return Proposal(
        finding, .keepFloor, cost: "Nothing: the older systems keep it.", edits: edits,
        notes: [
          "\(names.codeList) may be what needs the newer system. The compiler shows what else does: put that behind "
            + "`if #available`, or into the extension."
        ])
    }
    let edit =
      old.isEmpty
      ? type.file.removal(ofAttribute: first)
      : type.file.replace(first, with: old.joined(separator: type.file.newline + type.file.indentation(of: first)))
    let newer = newerIntents(of: finding, than: old, in: context).map { "`\($0)`" }
    let cost =
      newer.isEmpty
      ? "Nothing: the older systems keep it."
      : "The code does not compile until \(newer.sentenceList) can run on the older systems, or its App Shortcut is left out."
    return Proposal(
      finding, .keepFloor, cost: cost, edits: new.dropFirst().map(type.file.removal(ofAttribute:)) + [edit],
      notes: [
        // By Apple's reference of `AppShortcutsBuilder.buildLimitedAvailability(_:)`.
        newer.isEmpty
          ? "The compiler shows what in it needs a newer system: put that behind `if #available`."
          : "From iOS 17.4 and macOS 14.4, an App Shortcut can stand behind `if #available`."
      ])
  }

  // The intents of a provider that ask for a newer system by themselves.
  private static func newerIntents(of finding: Finding, than old: [String], in context: ProposalContext) -> [String] {
    guard finding.subject.kind == .appShortcutsProvider,
      let provider = context.comparison.new.appShortcuts.first(where: { $0.identifier == finding.subject.owner })
    else { return [] }
    let intents = provider.shortcuts.compactMap { context.comparison.newRecords.intent($0.intent) }
    let newer = intents.filter { intent in
      context.newType(.intent, intent)?.openingClauses.contains { !old.contains($0.trimmedDescription) } == true
    }
    return Set(newer.map(\.typePath)).sorted()
  }

  private static func sides(of finding: Finding, in context: ProposalContext) -> (TypeCode, TypeCode)? {
    let comparison = context.comparison
    let subject = finding.subject
    switch subject.kind {
    case .widget:
      guard let old = comparison.oldRecords.widget(subject.owner),
        let new = comparison.newRecords.widget(subject.owner),
        let shipped = context.oldType(subject, old.typePath), let type = context.newType(subject, new.typePath)
      else { return nil }
      return (shipped, type)
    case .appShortcutsProvider:
      guard let old = comparison.old.appShortcuts.first(where: { $0.identifier == subject.owner }),
        let new = comparison.new.appShortcuts.first(where: { $0.identifier == subject.owner }),
        let shipped = context.oldType(.appShortcutsProvider, old),
        let type = context.newType(.appShortcutsProvider, new)
      else { return nil }
      return (shipped, type)
    default:
      guard let (old, new) = context.intents(finding), let shipped = context.oldType(.intent, old),
        let type = context.newType(.intent, new)
      else { return nil }
      return (shipped, type)
    }
  }
}

extension TypeCode {
  /// The condition of the innermost `#if` around the type, as written; nil where none is.
  fileprivate var condition: String? {
    declaration.lineage.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }
      .compactMap { $0.condition?.trimmedDescription }.first
  }

  /// The `@available` clauses that say since when the type is there.
  fileprivate var openingClauses: [AttributeSyntax] {
    availability { clause in !clause.names(["unavailable", "obsoleted", "deprecated"]) }
  }

  /// The `@available` clauses that make the type unavailable or obsolete somewhere.
  fileprivate var closingClauses: [AttributeSyntax] { availability { $0.names(["unavailable", "obsoleted"]) } }

  private func availability(where isWanted: (AvailabilityArgumentListSyntax) -> Bool) -> [AttributeSyntax] {
    declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
      guard attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      return isWanted(arguments)
    }
  }
}

extension TypeCode {
  /// The edits that leave what a type conforms to as it shipped, and let an extension that has the clause conform to the
  /// rest; nil where it conforms to nothing else.
  fileprivate func conformingApart(
    to shipped: TypeCode, since clause: AttributeSyntax
  ) -> (edits: [SourceEdit], names: [String])? {
    let before = shipped.declaration.inheritedTypes.map(\.trimmedDescription)
    let names = declaration.inheritedTypes.map(\.trimmedDescription).filter { !before.contains($0) }
    guard let inheritance = declaration.inheritanceClause, let kept = shipped.declaration.inheritanceClause,
      !names.isEmpty
    else { return nil }
    let lines = ["", clause.trimmedDescription, "extension \(typePath): \(names.joined(separator: ", ")) {}"]
    let outermost = declaration.lineage.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.last.map(Syntax.init)
    let edits = [
      file.removal(ofAttribute: clause), file.replace(inheritance, with: kept.trimmedDescription),
      file.insert(
        file.onNewLines(lines, ""), at: (outermost ?? Syntax(declaration)).endPositionBeforeTrailingTrivia),
    ]
    return (edits, names)
  }
}

extension AvailabilityArgumentListSyntax {
  fileprivate func names(_ words: [String]) -> Bool {
    contains { argument in words.contains { argument.trimmedDescription.contains($0) } }
  }
}

/// Where projects say which systems their targets need, where that changed.
enum ProjectFloors {
  private static let keys = ["DEPLOYMENT_TARGET", "deploymentTarget", "iOS:", "macOS:", "watchOS:", ".iOS(", ".macOS("]
  private static let mostLines = 8
  /// The lines of a table before a setting, and those behind it.
  private static let mostSettings = 200

  /// The lines that are new, each with its places and with what it was: those of the bundles that a finding is about, where
  /// some stand beside the identifier of one.
  static func changed(for finding: Finding, in context: ProposalContext) -> [String] {
    guard let old = context.old else { return [] }
    let names = context.comparison.oldRecords.hosts(of: finding.subject)
    let hosts = context.comparison.new.hosts.filter { names.contains($0.identifier) }
    let identifiers = hosts.compactMap(\.bundleIdentifier)
    func changed(in paths: [String]) -> [String] {
      paths.flatMap { path -> [String] in
        guard let before = old.bytes(path), let after = context.new.bytes(path), before != after else { return [] }
        let (had, has) = (lines(of: before), lines(of: after))
        let own = Self.changed(beside: identifiers, had, has, at: path)
        return own.isEmpty ? Self.changed(had, has, at: path) : own
      }
    }
    // A project that is made from a manifest is made again.
    let made = changed(in: context.new.manifests)
    return made.isEmpty ? changed(in: context.new.projects) : made
  }

  /// The same of the tables that set one of some identifiers, all other lines left blank.
  private static func changed(
    beside identifiers: [String], _ before: [String], _ after: [String], at path: String
  ) -> [String] {
    let tables = [before, after].map { lines in
      lines.indices.map { index in
        guard isFloor(lines[index]) else { return "" }
        let (head, tail) = (lines[..<index].suffix(mostSettings), lines[index...].prefix(mostSettings))
        let table = lines[
          (head.lastIndex { $0.hasSuffix("{") } ?? index)..<(tail.firstIndex { $0.hasPrefix("}") } ?? tail.endIndex)]
        let isOwn = table.map { Array($0.utf8) }.contains { identifiers.contains(where: $0.contains(identifier:)) }
        return isOwn ? lines[index] : ""
      }
    }
    return changed(tables[0], tables[1], at: path)
  }

  private static func changed(_ before: [String], _ after: [String], at path: String) -> [String] {
    let known = Dictionary(before.map { ($0, 1) }, uniquingKeysWith: +)
    let now = Dictionary(after.map { ($0, 1) }, uniquingKeysWith: +)
    let new = after.enumerated().filter { _, line in
      isFloor(line) && now[line, default: 0] > known[line, default: 0]
    }
    return Dictionary(grouping: new, by: \.element).sorted { $0.key < $1.key }.map { text, places in
      let gone = before.filter { line in
        key(of: line) == key(of: text) && before.count { $0 == line } > after.count { $0 == line }
      }
      let was = Set(gone).sorted().map { "`\($0)`" }.joined(separator: " or ")
      let lines = places.prefix(mostLines).map { "\($0.offset + 1)" }.joined(separator: ", ")
      return "`\(text)` in \(path):\(lines)" + (was.isEmpty ? "" : " (was \(was))")
    }
  }

  private static func key(of line: String) -> Substring { line.prefix { !"=:(".contains($0) } }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop(while: \.isWhitespace))
    }
  }

  private static func isFloor(_ line: String) -> Bool {
    keys.contains(where: line.contains) && line.contains(where: \.isNumber)
  }
}
