import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Brings a removed intent back, deprecated, with the intent that takes over.
enum RestoreIntent {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let intent = context.comparison.oldRecords.intent(finding.subject.owner) else { return nil }
    guard finding.platforms == nil || context.comparison.newRecords.intent(intent.identifier) == nil else {
      throw Refusal("The action still exists on other systems: compile its file for the systems that lost it.")
    }
    let path = context.locations.old[finding.subject]?.path
    if let type = path.flatMap({ context.new.type(intent.typePath, in: $0) }), context.oldType(.intent, intent) != nil {
      throw Refusal(
        "\(intent.typePath) is still declared, at \(type.file.place(of: type.declaration.introducer)), and is no intent of "
          + "what ships any more: a second declaration would not compile. \(finding.fix.summary)")
    }
    if let lack = ShippedUse.lack(of: intent, context) { throw Refusal(lack) }
    if intent.isConfiguration {
      let (edits, notes) = restoring(intent, replacedBy: nil, in: context)
      return Proposal(
        finding, .keepConfiguration,
        cost: !edits.contains { $0.replacement.contains("#error(") }
          ? "Nothing for placed widgets, as long as a widget of that kind uses it."
          : "The code does not compile until the widget is configured by the intent. Without that, placed widgets lose "
            + "their settings.",
        edits: edits, notes: notes)
    }
    if let renamed = PinIdentifier.proposeForWork(of: intent, finding, in: context) { return renamed }
    let replacement = replacement(for: intent, in: context.comparison)
    let (edits, notes) = restoring(intent, replacedBy: replacement, in: context)
    let condition =
      edits.contains { $0.replacement.contains("#error(") }
      ? "The code does not compile until each `#error` is replaced by what the app does now. "
      : ""
    guard context.systems(of: intent, below: DeprecatedCode.systems).isEmpty else {
      return Proposal(
        finding, .deprecateIntent,
        cost: condition
          + "Saved shortcuts keep running, and the action is listed as before. Remove it once people have had notice.",
        edits: edits, notes: notes)
    }
    let successor =
      replacement.map { "Shortcuts offers \($0) in its place; name a different intent if that is not the successor." }
      ?? (twin(of: intent, in: context.comparison).map {
        "`\($0.typePath)` has its title: name it with `replacedBy:` if it is the successor."
      } ?? "No new intent has the same title or phrases: name the successor with `replacedBy:` if there is one.")
    return Proposal(
      finding, .deprecateIntent,
      cost: condition
        + "Saved shortcuts keep running and are marked as deprecated. Remove the intent once people have had time to "
        + "replace it.",
      edits: edits, notes: notes + [successor])
  }

  /// The edits that bring the intent of the old surface back, deprecated, with the types of its values that went too.
  static func restoring(
    _ intent: Intent, replacedBy replacement: String?, _ newer: Intent? = nil, in context: ProposalContext
  ) -> (edits: [SourceEdit], notes: [String]) {
    var restored = RestoredCode(in: context)
    let successor =
      newer ?? replacement.flatMap { name in context.comparison.new.intents.first { $0.typePath == name } }
    // What configures a widget is no action: nobody sees its title, and nobody is told of it.
    let twin = intent.isConfiguration ? nil : twin(of: intent, in: context.comparison)
    let low = context.systems(of: intent, below: DeprecatedCode.systems)
    let tooLow =
      low.isEmpty || intent.isConfiguration
      ? []
      : [
        "`DeprecatedAppIntent` does not compile for \(low.joined(separator: ", ")): tell people in the release notes "
          + "until then."
      ]
    if let type = context.oldType(.intent, intent) {
      context.countParsing(of: type.file)
      let code = DeprecatedCode(type: type)
      let (edits, notes) = code.titled(apartFrom: twin)
      let told = successor == nil ? code.shippedMessage : nil
      let line = IntentCode.deprecation(
        IntentCode.literal(told ?? message(naming: successor)), replacedBy: replacement)
      let isTold = low.isEmpty && !intent.isConfiguration
      let others = intent.isConfiguration ? widgets(without: intent, in: context) : []
      let returned = ReturnedSettings(of: intent, for: others, in: context)
      let task = returned == nil ? task(for: others) : []
      let result = code.result(adding: isTold ? line : nil, edits + (task.isEmpty ? [] : [type.insertFirst(task)]))
      func add(_ type: TypeCode) {
        restored.add(
          type, respelled: true, in: intent.hosts, at: context.movedPlace(ofIntentsIn: type.file.path))
        restored.addLostTypes(of: intent.parameters.map(\.type) + [intent.result.value].compactMap(\.self))
        restored.addMissingTypes()
      }
      add(result)
      var body: [String] = []
      if restored.missingCount > mostMissing, let outline = result.withOutlinedBody(of: intent, in: context) {
        restored = RestoredCode(in: context)
        add(outline)
        body = ["Most of what its body used is gone, so `perform()` is left to write."]
      }
      return (
        restored.edits + (returned?.edits ?? []), tooLow + notes + body + [restored.note] + (returned?.notes ?? [])
      )
    }
    var record = intent
    if twin != nil, let title = intent.title?.value { record.title = .value(DeprecatedCode.legacyTitle(title)) }
    record.deprecation = Deprecation(
      message: intent.deprecation?.message ?? .value(message(naming: successor)),
      replacedBy: replacement ?? intent.deprecation?.replacedBy)
    let code = IntentCode.deprecated(record, body: "<#what \(intent.typeName) did#>")
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let path = context.folder(beside: intent.typePath, named: "DeprecatedIntents.swift")
    let edits = RestoredCode.appended(lines, to: path, imports: ["import AppIntents"], in: context)
    return (edits, ["The shipped code could not be found, so the intent is rebuilt from the snapshot."])
  }

  private static let mostMissing = 3

  private static func twin(of intent: Intent, in comparison: Comparison) -> Intent? {
    comparison.new.intents.first { $0.title != nil && $0.title == intent.title && $0.isListed }
  }

  /// The widgets that were configured by an intent and are no more.
  private static func widgets(without intent: Intent, in context: ProposalContext) -> [Widget] {
    let comparison = context.comparison
    let shipped = comparison.old.widgets.filter { $0.configurationIntent == intent.identifier }
    return shipped.compactMap { comparison.newRecords.widget($0.kind.spelling) }
      .filter { $0.configurationIntent != intent.identifier && $0.configuration != .unknown }
  }

  // Settings that no widget reads would be kept for nothing, and without a word.
  private static func task(for widgets: [Widget]) -> [String] {
    guard !widgets.isEmpty else { return [] }
    let names = Set(widgets.map(\.typePath)).sorted().codeList
    return [IntentCode.error("Configure \(names) by this intent, then remove this line.")]
  }

  /// What people are told, by the title of what they should use.
  static func message(naming successor: Intent?) -> String {
    guard let successor else { return "This action will be removed." }
    return successor.title?.value.map { "Use “\($0)” instead." } ?? "Use the newer action."
  }

  // What people start now by saying the same.
  private static func answering(_ intent: Intent, in comparison: Comparison) -> Intent? {
    let phrases = comparison.old.allShortcuts.filter { $0.intent == intent.identifier }.flatMap(\.phrases)
      .filter(\.namesApplication)
    return PhraseAnswers(surface: comparison.new).intent(forMost: phrases, besides: intent.identifier)
      .flatMap(comparison.newRecords.intent)
  }

  // The intent that people start by the same phrases, else an added one that they know by the same title.
  private static func replacement(for intent: Intent, in comparison: Comparison) -> String? {
    let name = intent.deprecation?.replacedBy
    if let name, comparison.new.intents.contains(where: { $0.typePath == name }) { return name }
    let twin = intent.title.flatMap { title in
      comparison.new.intents.first {
        $0.title == title && $0.identifier != intent.identifier && $0.isListed && !$0.isHiddenByNature
      }
    }
    return (answering(intent, in: comparison) ?? twin)?.typePath
  }
}

extension TypeCode {
  /// The same with a placeholder for a body most of which names what is gone; nil where it names less.
  fileprivate func withOutlinedBody(of intent: Intent, in context: ProposalContext) -> TypeCode? {
    guard let body = perform?.body, let first = body.statements.first else { return nil }
    let gone = context.missingNames(in: [body.trimmedDescription])
    guard gone.count > 1 else { return nil }
    let names = Array(gone.prefix(4)).codeList
    let indentation = file.indentation(of: first)
    let lines = [
      "// The version that shipped used \(names) here.",
      IntentCode.error("Do here what \(intent.typeName) did, or throw an error that says why it can't."),
    ]
    let range = first.startOffset..<(body.statements.last?.endOffset ?? 0)
    return applying([file.replace(range, with: lines.joined(separator: file.newline + indentation))])
  }
}

extension DeprecatedCode {
  /// The edits that give it a title of its own, or what a person must do for it.
  fileprivate func titled(apartFrom twin: Intent?) -> (edits: [SourceEdit], notes: [String]) {
    guard let twin else { return ([], []) }
    guard let edits = retitled else {
      return (
        [],
        [
          "`\(type.typePath)` and `\(twin.typePath)` have the same title: give the old action a different one."
        ]
      )
    }
    return (edits, ["The old action gets “(Legacy)” after its title, which needs translating."])
  }

  /// The declaration with the edits made.
  fileprivate func result(adding deprecation: String?, _ others: [SourceEdit]) -> TypeCode {
    type.applying((deprecation.map(edits) ?? []) + others)
  }
}
