import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Makes an intent or an entity conform again to what the system knows it by.
enum KeepConformance {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    if finding.rule == "I30", let (_, new) = context.intents(finding), new.parameter("target")?.type.isOptional != false
    {
      throw Refusal(
        "`OpenIntent` needs a parameter `target` that always has a value, and \(new.typePath) has none. Declare an "
          + "intent of its own that opens what people choose, with `target`, or accept it with a waiver.")
    }
    guard let (type, shipped, lost) = sides(of: finding, in: context), !lost.isEmpty else { return nil }
    if finding.rule == "I31", let (old, new) = context.intents(finding),
      context.comparison.oldRecords.hasWidget(configuredBy: [old.identifier, old.typePath]),
      !context.comparison.newRecords.hasWidget(configuredBy: [new.identifier, new.typePath])
    {
      throw Refusal(
        "No widget has its settings from \(type.typePath) any more, so the conformance alone brings nothing back. If the "
          + "widget is to have no settings, accept the change with a waiver; else configure it with the intent again.")
    }
    var edits: [SourceEdit] = []
    for name in lost where !edits.contains(where: { $0.replacement.contains(name.name) }) {
      if let piece = context.old?.conformance(of: shipped.typePath, to: [name.name]) {
        let lines = piece.lines.map {
          $0.replacing("extension \(shipped.typePath)", with: "extension \(type.typePath)")
        }
        edits += RestoredCode.appended(lines, to: type.file.path, imports: piece.file.imports, in: context)
      } else {
        edits.append(type.addConformance(name))
      }
    }
    return Proposal(
      finding, .keepConformance,
      cost: "Nothing: the system treats \(type.typePath) as before.", edits: edits)
  }

  /// Spells on the type itself what it conforms to through a protocol of the app.
  static let proposeOnType: Proposers.Proposer = { finding, context in
    guard let intent = context.comparison.newRecords.intent(finding.subject.owner),
      let type = context.newType(.intent, intent)
    else { return nil }
    let name: FrameworkProtocol =
      [.widgetConfigurationIntent, .controlConfigurationIntent].first { intent.conforms(to: $0) } ?? .appIntent
    return Proposal(
      finding, .keepConformance,
      cost: "Nothing: the system also finds the action when it runs a shortcut.", edits: [type.addConformance(name)])
  }

  // What shipped in the declaration or an extension of the type, and does not stand there any more.
  private static func sides(
    of finding: Finding, in context: ProposalContext
  ) -> (type: TypeCode, shipped: TypeCode, lost: [FrameworkProtocol])? {
    if let (old, new) = context.intents(finding), let type = context.newType(.intent, new),
      let shipped = context.oldType(.intent, old)
    {
      return (type, shipped, old.protocols.filter { !new.conforms(to: $0) && shipped.declares($0, in: context.old) })
    }
    guard let (old, new) = context.entities(finding), let type = context.newType(.entity, new),
      let shipped = context.oldType(.entity, old)
    else { return nil }
    return (type, shipped, old.protocols.filter { !new.conforms(to: $0) && shipped.declares($0, in: context.old) })
  }
}

extension TypeCode {
  fileprivate func declares(_ name: FrameworkProtocol, in code: CodeTree?) -> Bool {
    declaration.inheritedTypes.contains { $0.trimmedDescription.lastNameComponent == name.name }
      || code?.conformance(of: typePath, to: [name.name]) != nil
  }
}
