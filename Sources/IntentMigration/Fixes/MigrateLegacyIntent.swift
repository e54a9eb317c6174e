import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Lets an App Intent answer for a legacy class that is gone, or gives the class its name back.
enum MigrateLegacyIntent {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    guard let legacy = comparison.oldRecords.legacyIntent(finding.subject.owner) else { return nil }
    switch LegacyRepair(of: legacy, in: comparison) {
    case .keepClass(let newClass): return renamed(legacy, newClass, finding, context)
    case .claim(let intent):
      guard let type = context.newType(.intent, intent) else { return nil }
      return claimed(legacy, intent, type, finding, context)
    case .declare(let newer):
      if let newClass = renamedInPlace(legacy, in: context),
        let proposal = renamed(legacy, newClass, finding, context)
      {
        return proposal
      }
      if let lack = ShippedUse.lack(ofAnswersTo: legacy, context) { throw Refusal(lack) }
      if let intent = settings(after: legacy, in: context), let type = context.newType(.intent, intent) {
        return claimed(legacy, intent, type, finding, context)
      }
      if let lack = lackOfWidgets(for: legacy, context) ?? onSiriKit(legacy, context) { throw Refusal(lack) }
      return try KeepLegacyDefinition.proposeForIntent(legacy, finding, context)
        ?? declared(legacy, beside: newer, finding, context)
    }
  }

  // The entry of a definition keeps the id of its title, whatever it is called; one that shipped is another intent.
  private static func renamedInPlace(_ legacy: LegacyIntent, in context: ProposalContext) -> String? {
    guard let pair = DefinitionPair(Subject(.legacyIntent, legacy.className), in: context),
      let id = pair.old.intent(legacy.className)?[LegacyKeys.titleID]?.text
    else { return nil }
    let found = context.comparison.new.legacyIntents.map(\.className).filter { name in
      context.comparison.oldRecords.legacyIntent(name) == nil && pair.new.intent(name)?[LegacyKeys.titleID]?.text == id
    }
    return found.count == 1 ? found[0] : nil
  }

  // What configures the widgets that placed ones of the class turn into, where it has not shipped.
  private static func settings(after legacy: LegacyIntent, in context: ProposalContext) -> Intent? {
    let comparison = context.comparison
    let widgets = legacy.widgets(in: comparison.old).compactMap { old in
      comparison.newRecords.widget(old.kind.spelling) ?? WidgetSuccessor(old: old, context: context).only
    }
    let names = Set(widgets.filter { $0.configuration == .appIntent }.compactMap(\.configurationIntent))
    guard names.count == 1, let intent = names.first.flatMap(comparison.newRecords.intent),
      intent.intentClassName == nil, comparison.isFree(intent),
      legacy.isForWidgetsOnly || intent.isAction
    else { return nil }
    return intent
  }

  // Settings alone are no use.
  private static func lackOfWidgets(for legacy: LegacyIntent, _ context: ProposalContext) -> String? {
    let widgets = legacy.widgets(in: context.comparison.old)
    let isLost = { (old: Widget) in
      context.comparison.newRecords.widget(old.kind.spelling) == nil
        && WidgetSuccessor(old: old, context: context).only == nil
    }
    guard legacy.isForWidgetsOnly, !widgets.isEmpty, widgets.allSatisfy(isLost) else { return nil }
    let names = Set(widgets.map(\.typePath)).sorted().codeList
    return
      "Only \(names) had settings of it, and \(widgets.count == 1 ? "is" : "are") gone: bring that back first, or accept "
      + "the change with a waiver."
  }

  // An App Intent gets nothing of what a widget asks SiriKit for.
  private static func onSiriKit(_ legacy: LegacyIntent, _ context: ProposalContext) -> String? {
    let widget = legacy.widgets(in: context.comparison.old).lazy
      .compactMap { context.comparison.newRecords.widget($0.kind.spelling) }.first { $0.configuration == .siriKit }
    guard legacy.isForWidgetsOnly, let widget, let newer = widget.configurationIntent else { return nil }
    let definition = context.locations.new[Subject(.legacyIntent, newer)].map { " in \($0.path)" } ?? ""
    return
      "\(widget.typePath) is still configured by SiriKit, by \(newer): declare \(legacy.className) again\(definition), with "
      + "its parameters as they were and those that are new, and let the widget go on with it. Without that, accept the "
      + "change with a waiver."
  }

  private static func declared(
    _ legacy: LegacyIntent, beside newer: Intent?, _ finding: Finding, _ context: ProposalContext
  ) -> Proposal {
    let code = LegacyMigrationCode(comparison: context.comparison)
    let path = context.folder(beside: legacy.className, named: "MigratedIntents.swift")
    let text = code.declaration(for: legacy, replacement: legacy.replacement(newer))
    let written = LegacyCodeLines(text, for: legacy, in: context.new)
    let unit = context.new.indentationUnit(at: path)
    var lines = written.indented(by: unit)
    if legacy.isForWidgetsOnly {
      // It is new, so that no widget is configured by it yet.
      let claim = lines.firstIndex { $0.contains("static let intentClassName") }
      if let claim { lines.insert(unit + untaken(legacy, context), at: claim + 1) }
    } else if let task = lines.firstIndex(where: { $0.contains("<#what the handler of ") }) {
      let remarks = HandlerCode.remarks(on: legacy.className, in: context.old).map { unit + unit + $0 }
      lines.insert(contentsOf: remarks, at: task)
    }
    let imports = ["import AppIntents"] + lines.filter { $0.hasPrefix("import ") }
    lines = Array(lines.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty))
    let needed: FrameworkProtocol = legacy.isForWidgetsOnly ? .widgetConfigurationIntent : .appIntent
    let clause = context.availability(of: needed)
    if let clause { lines = lines.flatMap { $0.isTypeHead ? [clause, $0] : [$0] } }
    return Proposal(
      finding, .migrateLegacyIntent, cost: cost(of: legacy, code, context),
      edits: RestoredCode.appended(lines, to: path, imports: imports, in: context),
      notes: written.notes
        + (clause.map {
          ["The app also runs on older systems: put what uses the type behind `if #\($0.dropFirst())`."]
        } ?? [])
        + (legacy.isForWidgetsOnly
          ? [] : ["Move the code of the handler into `perform()`; a handler that remains is not called."]))
  }

  // Settings that no widget reads would be kept for nothing, and without a word.
  private static func untaken(_ legacy: LegacyIntent, _ context: ProposalContext) -> String {
    let names = Set(legacy.widgets(in: context.comparison.old).map(\.typePath.lastNameComponent)).sorted()
    let widgets = names.isEmpty ? "the widget" : names.codeList
    return IntentCode.error("Configure \(widgets) by this intent, then remove this line.")
  }

  // What people lose until, and after, the code is written.
  private static func cost(
    of legacy: LegacyIntent, _ code: LegacyMigrationCode, _ context: ProposalContext
  ) -> String {
    let custom = legacy.parameters.filter { code.valueType(of: $0) == nil }.map { "`\($0.name)`" }
    let doubt =
      custom.isEmpty
      ? "" : " Values of \(custom.joined(separator: ", ")) carry over only if their new type recognizes the old ones."
    guard !legacy.isForWidgetsOnly else {
      return
        "The code does not compile until the widget is configured by the intent; then placed widgets keep the "
        + "settings that have the same name and type.\(doubt) Without that, every placed widget loses its settings."
    }
    let widgets = legacy.widgets(in: context.comparison.old).isEmpty ? "" : " Placed widgets lose their settings."
    return
      "The code does not compile until `perform()` does what the handler did; then steps of the old class run again, "
      + "with the values that have the same name and type.\(doubt)\(widgets)"
  }

  private static func claimed(
    _ legacy: LegacyIntent, _ intent: Intent, _ type: TypeCode, _ finding: Finding, _ context: ProposalContext
  ) -> Proposal {
    let isTaken = context.comparison.new.widgets.contains {
      $0.configurationIntent == intent.identifier || $0.configuration == .unknown
    }
    let edits = DeclareLegacyClass.edits(claiming: legacy.className, by: intent, type)
    guard legacy.isForWidgetsOnly else {
      let result = LegacyResult(of: legacy, by: intent, in: context)
      return Proposal(
        finding, .migrateLegacyIntent,
        cost: (result.map { $0.cost + " " } ?? "")
          + "Steps of the old class run the App Intent, with values of the same name and type"
          + (legacy.widgets(in: context.comparison.old).isEmpty ? "" : ", which placed widgets keep as well")
          + ". Other values are lost.",
        edits: edits + (result?.edits(in: type) ?? []),
        notes: ["The intent's identifier becomes the class name, so existing steps keep working."]
          + (result.map { [$0.note] } ?? []))
    }
    return Proposal(
      finding, .migrateLegacyIntent,
      cost: isTaken
        ? "Placed widgets keep the settings that have the same name and type. Other settings are lost."
        : "The code does not compile until the widget is configured by the intent. Without that, every placed "
          + "widget loses its settings.",
      edits: edits + (isTaken ? [] : [type.insertFirst([untaken(legacy, context)])]),
      notes: ["The intent's identifier becomes the class name, so placed widgets find it."])
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
    let lists = listings(of: newClass, as: legacy.className, in: context.new)
    return Proposal(
      finding, .keepLegacyClass, cost: "Nothing: saved steps find the class again. The title can stay.",
      edits: [edit] + uses(of: newClass, as: legacy.className, in: context.new) + lists,
      notes: lists.isEmpty
        ? [
          """
          Xcode generates the class under its old name again; `IntentsSupported` in the property lists must contain it \
          too.
          """
        ] : [])
  }

  // `IntentsSupported` and its like in property lists.
  private static func listings(of newClass: String, as name: String, in code: CodeTree) -> [SourceEdit] {
    let wanted = "<string>\(newClass)</string>"
    return code.paths.filter { $0.hasSuffix(".plist") }.flatMap { path -> [SourceEdit] in
      guard let bytes = code.bytes(path) else { return [] }
      var (edits, start): ([SourceEdit], Int) = ([], 0)
      while let found = bytes[start...].firstOffset(of: wanted) {
        let end = found + wanted.utf8.count
        edits.append(
          SourceEdit(path: path, range: found..<end, expected: wanted, replacement: "<string>\(name)</string>"))
        start = end
      }
      return edits
    }
  }

  // What Xcode generates is called after the class.
  private static func uses(of newClass: String, as name: String, in code: CodeTree) -> [SourceEdit] {
    let endings = ["", "Handling", "Response", "ResponseCode"]
    let names = Dictionary(uniqueKeysWithValues: endings.map { (newClass + $0, name + $0) })
    return code.files(naming: [newClass]).flatMap { file in
      file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.identifier.flatMap { names[$0.name] }.map { file.replace(token, with: $0) }
      }
    }
  }
}

extension String {
  /// Whether it is the line with which a type at the top level begins.
  fileprivate var isTypeHead: Bool { ["struct ", "enum ", "final class ", "class "].contains(where: hasPrefix) }
}
