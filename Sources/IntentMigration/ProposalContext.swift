import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface

/// What a proposal is made from.
struct ProposalContext {
  let comparison: Comparison
  let old: CodeTree?
  let new: CodeTree
  let locations: Locations
  /// Whether a file that is new would be compiled.
  let mayMakeFiles: Bool

  /// Counts a file that is parsed once more, apart from both trees.
  func countParsing(of file: CodeFile) { new.count(ParsedCode.parsingCost * file.bytes.count) }

  /// The declaration of a record of the new surface.
  func newType(_ kind: ElementKind, _ record: some SurfaceRecord) -> TypeCode? {
    let subject = Subject(kind, record.identifier)
    let own = newType(subject, record.typePath)
    // A type may well be the provider of App Shortcuts by an extension, in another file.
    guard kind == .appShortcutsProvider, own?.staticVariable("appShortcuts") == nil else { return own }
    return new.conformance(of: record.typePath, to: [FrameworkProtocol.appShortcutsProvider.name])
      .flatMap { TypeCode(record.typePath, in: $0.file, isExtended: true) } ?? own
  }

  /// The declaration of a type of the new surface that is named otherwise than by its own identifier.
  func newType(_ subject: Subject, _ typePath: String) -> TypeCode? {
    locations.new[subject].flatMap { new.type(typePath, in: $0.path) }
  }

  /// The declaration of a record of the old surface, where its code is known.
  func oldType(_ kind: ElementKind, _ record: some SurfaceRecord) -> TypeCode? {
    oldType(Subject(kind, record.identifier), record.typePath)
  }

  /// The declaration of a type of the old surface that is named otherwise than by its own identifier.
  func oldType(_ subject: Subject, _ typePath: String) -> TypeCode? {
    locations.old[subject].flatMap { old?.type(typePath, in: $0.path) }
  }

  /// The record of the new surface that an intent of the old one has become.
  func newIntent(_ oldIdentifier: String) -> Intent? {
    comparison.newRecords.intent(comparison.newIdentifier(of: .intent, oldIdentifier))
  }

  /// Both sides of the intent that a finding is about or in.
  func intents(_ finding: Finding) -> (old: Intent, new: Intent)? {
    let name = finding.subject.owner
    guard let old = oldIntent(finding) ?? renamedIntent(to: name), let new = newIntent(old.identifier) else {
      return nil
    }
    return (old, new)
  }

  // An app and its extension may each have an intent of one name; it is the one with the member.
  private func oldIntent(_ finding: Finding) -> Intent? {
    let found = comparison.oldRecords.intent(finding.subject.owner)
    guard finding.subject.kind == .parameter, let member = finding.subject.member, found?.parameter(member) == nil
    else { return found }
    return comparison.old.intents.first {
      $0.identifier == finding.subject.owner && $0.parameter(member) != nil
    } ?? found
  }

  /// Both sides of the entity that a finding is about or in.
  func entities(_ finding: Finding) -> (old: Entity, new: Entity)? {
    guard let old = comparison.oldRecords.entity(finding.subject.owner),
      let new = comparison.newRecords.entity(comparison.newIdentifier(of: .entity, old.identifier))
    else { return nil }
    return (old, new)
  }

  /// Both sides of the enum that a finding is about or in, with the declaration that there is now.
  func enums(_ finding: Finding) -> (old: AppEnum, new: AppEnum, type: TypeCode)? {
    guard let old = comparison.oldRecords.appEnum(finding.subject.owner),
      let new = comparison.newRecords.appEnum(comparison.newIdentifier(of: .enum, old.identifier)),
      let type = newType(.enum, new)
    else { return nil }
    return (old, new, type)
  }

  private func renamedIntent(to name: String) -> Intent? {
    comparison.renames.first { $0.key.kind == .intent && $0.value == name }
      .flatMap { comparison.oldRecords.intent($0.key.owner) }
  }
}

extension SurfaceIndex {
  /// The intent, entity, enum or union value with an effective identifier.
  func record(_ kind: ElementKind, _ identifier: String) -> (any SurfaceRecord)? {
    switch kind {
    case .intent: intent(identifier)
    case .entity: entity(identifier)
    case .enum: appEnum(identifier)
    case .unionValue: unionValue(identifier)
    default: nil
    }
  }
}
