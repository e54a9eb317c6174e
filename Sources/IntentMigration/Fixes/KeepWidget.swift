import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a widget the kind back that devices have stored, or the app the widget.
enum KeepWidget {
  static let propose: Proposers.Proposer = { finding, context in
    guard let old = context.comparison.oldRecords.widget(finding.subject.owner) else { return nil }
    let change = context.comparison.changes.first { $0.subject == finding.subject && $0.action == .renamed }
    guard let newKind = change?.new else { return restored(old, finding, context) }
    guard let new = context.comparison.newRecords.widget(newKind),
      let type = context.newType(Subject(.widget, newKind), new.typePath),
      let edit = type.setKind(of: new, to: old.kind)
    else { return nil }
    return Proposal(
      finding: finding, decision: .keepWidgetKind,
      cost: "Nothing for placed widgets. Testers who placed the new kind must add it again.",
      edits: [edit])
  }

  private static func restored(_ widget: Widget, _ finding: Finding, _ context: ProposalContext) -> Proposal? {
    let what = widget.isControl ? "control" : "widget"
    let name = widget.typePath.lastNameComponent
    let bundle = "List `\(name)()` in the app's WidgetBundle again, or let its content name the replacement."
    var restored = RestoredCode(in: context)
    let subject = Subject(.widget, widget.kind.spelling)
    if let type = context.oldType(subject, widget.typePath) {
      restored.add(type, besideWidgets: true)
      restored.addMissingTypes()
    }
    let edits =
      restored.isEmpty
      ? RestoredCode.appended(
        lines(widget, name), to: "\(name).swift", imports: ["import SwiftUI", "import WidgetKit"], in: context)
      : restored.edits
    let listing = listing(name, in: context)
    return Proposal(
      finding: finding, decision: .keepWidget,
      cost: "The \(what) stays in the gallery. Its content can tell people that it will be removed.",
      edits: edits + [listing].compactMap(\.self),
      notes: (listing == nil ? [bundle] : [])
        + [
          restored.isEmpty
            ? "The shipped code could not be found, so only an outline of the \(what) is written." : restored.note
        ])
  }

  // In the bundle that listed it, behind the others.
  private static func listing(_ name: String, in context: ProposalContext) -> SourceEdit? {
    let listed = context.old?.widgetBundles.first { $0.lists(name) }
    let bundles = context.new.widgetBundles
    guard let bundle = bundles.first(where: { $0.type.typePath == listed?.type.typePath }) ?? bundles.first,
      !bundle.lists(name), bundles.count == 1 || listed != nil, let last = bundle.body?.last
    else { return nil }
    let file = bundle.type.file
    return file.insert(
      file.newline + file.indentation(of: last) + "\(name)()", at: last.endPositionBeforeTrailingTrivia)
  }

  private static func lines(_ widget: Widget, _ name: String) -> [String] {
    let type: FrameworkProtocol = widget.isControl ? .controlWidget : .widget
    let result = "\(type)Configuration"
    let kind = widget.kind.value.map { IntentCode.literal($0) } ?? widget.kind.spelling
    let configuration = widget.isControl ? "StaticControlConfiguration" : "StaticConfiguration"
    let body =
      widget.isControl
      ? ["\(configuration)(kind: \(kind)) {", "  <#what it shows#>", "}"]
      : [
        "\(configuration)(kind: \(kind), provider: <#its provider#>) { entry in", "  <#what it shows#>", "}",
      ]
    return ["struct \(name): \(type) {", "  var body: some \(result) {"] + body.map { "    " + $0 } + ["  }", "}"]
  }
}

extension TypeCode {
  /// Puts another kind where a widget's code says its own.
  fileprivate func setKind(of widget: Widget, to kind: Setting<String>) -> SourceEdit? {
    let spelling = kind.value.map { IntentCode.literal($0) } ?? kind.spelling
    let known = widget.kind.value.map { IntentCode.literal($0) } ?? widget.kind.spelling
    let arguments = calls.compactMap { $0.arguments.first { $0.label?.text == "kind" }?.expression }
    let named = arguments.first { $0.trimmedDescription == known }
    if let expression = named ?? (arguments.count == 1 ? arguments.first : nil) {
      // A constant that other code reads too, to reload the widget, says the kind for all of them.
      let name = expression.trimmedDescription.lastNameComponent
      let constant = staticVariable(name) ?? variable(name)
      return file.replace(constant?.binding.initializer?.value ?? expression, with: spelling)
    }
    return nil
  }
}

/// The list of an app's widgets.
private struct WidgetBundleCode {
  let type: TypeCode

  /// What stands in its body; nil where it has none in place.
  var body: CodeBlockItemListSyntax? {
    guard case .getter(let items)? = type.variable("body")?.binding.accessorBlock?.accessors else { return nil }
    return items
  }

  func lists(_ name: String) -> Bool { type.calls.contains { $0.calledExpression.trimmedDescription == name } }
}

extension CodeTree {
  fileprivate var widgetBundles: [WidgetBundleCode] {
    files(naming: ["WidgetBundle", "var body"]).flatMap { file in
      file.tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
        .filter { group in
          group.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription.lastNameComponent == "WidgetBundle"
          } == true
        }
        .compactMap { $0.as(StructDeclSyntax.self)?.name.text }
        .compactMap { TypeCode($0, in: file).map(WidgetBundleCode.init) }
    }
  }
}
