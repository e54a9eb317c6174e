import IntentComparison
import IntentRules
import IntentSurface

/// Lets an App Intent answer for a legacy class that is gone, or gives the class its name back.
enum MigrateLegacyIntent {
  static let propose: Proposers.Proposer = { finding, context in
    let comparison = context.comparison
    guard let legacy = comparison.oldRecords.legacyIntent(finding.subject.owner) else { return nil }
    switch LegacyRepair(of: legacy, in: comparison) {
    case .keepClass(let newClass): return renamed(legacy, newClass, finding, context)
    case .claim(let intent):
      guard let type = context.newType(.intent, intent) else { return nil }
      return proposal(
        finding, DeclareLegacyClass.edits(claiming: legacy.className, by: intent, type),
        ["Its identifier is the name of the class from now on, which keeps the steps that people made from it."])
    case .declare(let newer):
      let code = LegacyMigrationCode(comparison: comparison)
        .declaration(for: legacy, replacement: legacy.replacement(newer))
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let folder = context.locations.old[Subject(.legacyIntent, legacy.className)]?.path.split(separator: "/")
        .dropLast()
      let path = ((folder ?? []) + ["MigratedIntents.swift"]).joined(separator: "/")
      return proposal(
        finding, [RestoredCode.appended(lines, to: path, imports: ["import AppIntents"], in: context)],
        ["Its `perform()` does nothing yet: let it do what the handler of \(legacy.className) did."])
    }
  }

  private static func proposal(_ finding: Finding, _ edits: [SourceEdit], _ notes: [String]) -> Proposal {
    Proposal(
      finding: finding, decision: .migrateLegacyIntent,
      cost: "Nothing: steps of the old class run the App Intent, with the values that have the same name and type.",
      edits: edits, notes: notes)
  }

  private static func renamed(
    _ legacy: LegacyIntent, _ newClass: String, _ finding: Finding, _ context: ProposalContext
  ) -> Proposal? {
    guard let path = context.locations.new[Subject(.legacyIntent, newClass)]?.path,
      let code = context.new.file(path).flatMap({ DefinitionCode($0) }), let entry = code.intent(newClass)
    else { return nil }
    let prefix = entry["INIntentClassPrefix"]?.text ?? ""
    let edit: SourceEdit
    if let written = entry["INIntentClassName"] {
      edit = code.replace(written, with: legacy.className)
    } else if let name = entry["INIntentName"], legacy.className.hasPrefix(prefix), legacy.className.hasSuffix("Intent")
    {
      edit = code.replace(name, with: String(legacy.className.dropFirst(prefix.count).dropLast("Intent".count)))
    } else {
      return nil
    }
    return Proposal(
      finding: finding, decision: .keepLegacyClass,
      cost: "Nothing: the steps that people saved find the class again. The title may stay as it is.", edits: [edit],
      notes: ["Xcode generates the class under its old name again: rename its uses in code, the handler's among them."])
  }
}

/// Gives an App Intent that took a legacy class over the parameter that a stored value needs.
enum KeepLegacyValue {
  static let propose: Proposers.Proposer = { finding, context in
    let comparison = context.comparison
    guard let name = finding.subject.member, let intent = comparison.newRecords.intent(finding.subject.owner),
      let legacy = comparison.oldRecords.legacyIntent(intent.intentClassName?.value ?? intent.identifier),
      let parameter = legacy.parameters.first(where: { $0.name == name }),
      let type = context.newType(.intent, intent)
    else { return nil }
    let code = LegacyMigrationCode(comparison: comparison)
    let restored = RestoredParameter(
      code.lines(for: parameter), types: code.types(of: [parameter]), of: type,
      note: "It is written from the intent definition.")
    if let taken = intent.parameter(name), let variable = type.variable(name) {
      return KeepParameterBesideNew.proposal(for: finding, legacy: restored, taken, of: intent, type, variable)
    }
    return Proposal(
      finding: finding, decision: .keepParameter,
      cost: "Values of steps from before the migration are kept. With a summary the editor does not show them.",
      edits: [type.insert(restored.lines, after: type.lastVariable(with: RestoredParameter.wrappers))]
        + restored.typeEdits,
      notes: restored.notes + ["`perform()` does not read `\(name)` yet: let it do what it did for the stored values."])
  }
}
