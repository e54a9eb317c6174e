import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Pins the identifier that shipped, as a literal on the renamed type.
enum PinIdentifier {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let identifier = finding.subject.owner
    let comparison = context.comparison
    let kind = finding.subject.kind
    let newIdentifier = comparison.newIdentifier(of: kind, identifier)
    let records = comparison.newRecords
    guard let record = records.record(kind, newIdentifier), let type = context.newType(kind, record) else { return nil }
    if kind == .intent, let intent = records.intent(newIdentifier), let name = intent.intentClassName,
      intent.conforms(to: .customIntentMigratedAppIntent)
    {
      throw Refusal(
        """
        Its identifier is the class that it replaced, \(name.spelling), so a pinned one would have no effect. Create \
        a separate intent for the steps of \(identifier).
        """)
    }
    if kind == .entity, let old = context.comparison.oldRecords.entity(identifier),
      let reason = context.otherOrigin(of: old)
    {
      throw Refusal(
        "\(type.typePath) holds something else. \(reason) Keep \(old.typePath) beside it, with a query that finds what "
          + "people chose or what took its place.")
    }
    let twins = kind == .intent ? twins(of: type, in: context) : []
    return Proposal(
      finding, .pinIdentifier, cost: "Nothing: saved shortcuts find the type again. People never see its new name.",
      edits: ([type] + twins).map { edit(identifier, in: $0) },
      notes: [literalOnly]
        + (twins.isEmpty ? [] : ["Several types have the name \(type.typePath): each gets the identifier."]))
  }

  /// What whoever merges a pinned identifier has to know.
  static let literalOnly = "The identifier must stay a literal in the type itself; the build reads no other expression."

  // An app and its package may each have an intent of one name, and which one people have is not certain.
  private static func twins(of type: TypeCode, in context: ProposalContext) -> [TypeCode] {
    context.new.files(naming: [type.name, "AppIntent"]).filter { $0.path != type.file.path }
      .compactMap { TypeCode(type.typePath, in: $0) }
      .filter { $0.conformsToIntent && $0.perform != nil && $0.looks(like: type) }
  }

  /// The edit that makes an identifier that of a type.
  static func edit(_ identifier: String, in type: TypeCode) -> SourceEdit {
    if let value = type.staticVariable("persistentIdentifier")?.binding.initializer?.value {
      return type.file.replace(value, with: IntentCode.literal(identifier))
    }
    return type.insertFirst([type.staticPrefix + IntentCode.persistentIdentifier(identifier)] + type.blankLine)
  }
}

/// Declares the legacy class that an intent had taken over.
enum DeclareLegacyClass {
  static let propose: Proposers.Proposer = { finding, context in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new) else { return nil }
    return Proposal(
      finding, .declareLegacyClass,
      cost: "Nothing: shortcuts from before and after the migration find the intent again.",
      edits: edits(claiming: old.identifier, by: new, type))
  }

  /// The edits that let an intent take a legacy class over.
  static func edits(claiming className: String, by intent: Intent, _ type: TypeCode) -> [SourceEdit] {
    let name = IntentCode.literal(className)
    // A pinned identifier would go on deciding.
    var edits = [type.remove("persistentIdentifier")].compactMap(\.self)
    if !intent.conforms(to: .customIntentMigratedAppIntent) {
      edits.append(type.addConformance(.customIntentMigratedAppIntent))
    }
    if let value = type.staticVariable("intentClassName")?.binding.initializer?.value {
      edits.append(type.file.replace(value, with: name))
    } else {
      edits.append(
        type.insertFirst(["\(type.staticPrefix)static let intentClassName = \(name)"] + type.blankLine))
    }
    return edits
  }
}

extension TypeCode {
  fileprivate var conformsToIntent: Bool {
    declaration.inheritedTypes.contains { $0.trimmedDescription.hasSuffix("Intent") }
  }

  // The intent of another app in the repository may have the same name by chance.
  fileprivate func looks(like other: TypeCode) -> Bool {
    let title = { (type: TypeCode) in type.staticVariable("title")?.binding.initializer?.value.trimmedDescription }
    return title(self) == title(other)
  }

  /// A blank line where one keeps a new first member apart from what follows.
  var blankLine: [String] {
    guard let first = declaration.memberBlock.members.first?.decl else { return [] }
    let isStatic = first.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "static" }
    return isStatic == true ? [] : [""]
  }
}

extension ProposalContext {
  /// The one new intent that runs the code of one that is gone, with the same parameters: the same action under another
  /// name. Nil where there are several, or where the code is too little to tell by.
  func successorByWork(of intent: Intent) -> (record: Intent, type: TypeCode)? {
    guard !intent.isConfiguration, let work = oldType(.intent, intent)?.work else { return nil }
    let added = comparison.changes.filter { $0.action == .added && $0.subject.kind == .intent }
    let found = added.compactMap { comparison.newRecords.intent($0.subject.owner) }
      .filter { $0.parameters.count == intent.parameters.count && !$0.isConfiguration }
      .compactMap { record in newType(.intent, record).map { (record, $0) } }
      .filter { record, type in
        let isSame = zip(record.parameters, intent.parameters).allSatisfy { $0.name == $1.name && $0.type == $1.type }
        return isSame && type.work == work || isRenaming(type.work ?? [], of: work)
      }
    return found.count == 1 ? found.first : nil
  }
}

extension TypeCode {
  /// The words of what it runs; nil for less than a call with something in it, as many intents have.
  fileprivate var work: [String]? {
    let tokens = perform?.body?.statements.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
    let words = tokens.map { if case .stringSegment = $0.tokenKind { "\"\($0.text)" } else { $0.text } }
    return words.count { $0 == "(" } > 1 && words.count > Self.leastWork ? words : nil
  }

  private static let leastWork = 8
}

extension ProposalContext {
  private static let leastRenamed = 24

  /// Whether they are the words of other code with some names put for others, each time the same: as where what the code
  /// is about got another name all over the app, which has the one before nowhere else.
  fileprivate func isRenaming(_ words: [String], of old: [String]) -> Bool {
    guard words.count == old.count, words.count >= Self.leastRenamed else { return false }
    let pairs = zip(old, words)
    let names = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    guard pairs.allSatisfy({ names[$0] == $1 }), Set(names.values).count == names.count,
      pairs.count(where: { $0 != $1 }) * 3 <= words.count
    else { return false }
    let locals = Set(zip(old, old.dropFirst()).filter { ["let", "var"].contains($0.0) }.map(\.1))
    return names.filter { $0 != $1 }.keys.allSatisfy { name in
      name.first?.isLetter == true && (locals.contains(name) || new.files(naming: [name]).isEmpty)
    }
  }
}

extension PinIdentifier {
  /// Gives the identifier of an intent that is gone to the new one that runs its code; nil where there is none.
  static func proposeForWork(of intent: Intent, _ finding: Finding, in context: ProposalContext) -> Proposal? {
    guard let (record, type) = context.successorByWork(of: intent), record.intentClassName == nil else { return nil }
    return Proposal(
      finding, .pinIdentifier, cost: "Nothing: saved shortcuts find the action again, as \(record.typePath).",
      edits: [edit(intent.identifier, in: type)],
      notes: [
        "`\(type.typePath)` is new and runs the code that `\(intent.typePath)` ran. \(literalOnly)"
      ])
  }
}

/// Lets the intent that configures a widget now take over what people set up for the one before.
enum KeepWidgetSettings {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    guard let old = comparison.oldRecords.widget(finding.subject.owner),
      let new = comparison.newRecords.widget(finding.subject.owner),
      let before = old.configurationIntent
    else { return nil }
    let legacy = comparison.oldRecords.legacyIntent(before)
    let lack =
      ShippedUse.lack(ofContentOf: old, context) ?? legacy.flatMap { ShippedUse.lack(ofAnswersTo: $0, context) }
    if let lack { throw Refusal(lack) }
    guard let after = new.configurationIntent else {
      throw Refusal(
        "\(new.typePath) asks for nothing any more, so what people chose for each placed widget is gone. Configure it by "
          + "\(before) again, as the shipped version did, or accept the change with a waiver.")
    }
    guard let intent = comparison.newRecords.intent(after), let type = context.newType(.intent, intent) else {
      throw Refusal(
        "Nothing reads for \(after) what people set for \(before). Let \(new.typePath) go on with \(before), and add to that "
          + "what \(after) has, or accept the change with a waiver.")
    }
    guard let legacy else {
      throw Refusal(
        "Whether settings carry over from \(before) to \(after) is not known. Let the widget go on with \(before), and add to it "
          + "what \(after) has: each new parameter optional, or with a default.")
    }
    // What has shipped under its own name would be lost under another.
    guard intent.intentClassName == nil, comparison.isFree(intent) else { return nil }
    let lost = legacy.parameters.map(\.name).filter { intent.parameter($0) == nil }
    let kept =
      lost.count == 1
      ? KeepLegacyValue.proposal(for: finding, keeping: lost[0], of: legacy, in: intent, context) : nil
    let rest = lost.isEmpty ? "" : " \(lost.codeList) must be declared again for that."
    return Proposal(
      finding, .declareLegacyClass,
      cost: "Placed widgets keep the settings that have the same name and type." + (kept.map { " " + $0.cost } ?? rest),
      edits: DeclareLegacyClass.edits(claiming: before, by: intent, type) + (kept?.edits ?? []),
      notes: ["The intent's identifier becomes the class name, so placed widgets find it."] + (kept?.notes ?? []))
  }
}
