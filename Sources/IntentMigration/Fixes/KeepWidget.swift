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
    let restored = code(of: widget, in: context)
    // What a bundle left out may well be declared.
    let isThere = context.new.declaration(of: widget.typePath) != nil
    var edits: [SourceEdit] = []
    if !isThere { edits = restored.isEmpty ? outline(of: widget, name, in: context) : restored.edits }
    let listings = WidgetBundleCode.listings(of: name, beside: edits.first?.path, in: context)
    guard !edits.isEmpty || !listings.isEmpty else { return nil }
    let bundle = "List `\(name)()` in the app's WidgetBundle again. Its content can say what replaced it."
    let source =
      restored.isEmpty
      ? "The shipped code could not be found, so only the outline of the \(what) is written." : restored.note
    return Proposal(
      finding: finding, decision: .keepWidget,
      cost: "The \(what) stays in the gallery. Its content can tell people that it will be removed.",
      edits: edits + listings, notes: (listings.isEmpty ? [bundle] : []) + (isThere ? [] : [source]))
  }

  private static func outline(of widget: Widget, _ name: String, in context: ProposalContext) -> [SourceEdit] {
    RestoredCode.appended(
      lines(widget, name, in: context), to: "\(name).swift", imports: ["import SwiftUI", "import WidgetKit"],
      in: context)
  }

  private static func code(of widget: Widget, in context: ProposalContext) -> RestoredCode {
    var restored = RestoredCode(in: context)
    guard let type = context.oldType(Subject(.widget, widget.kind.spelling), widget.typePath) else { return restored }
    restored.add(type.withLiteralKind(of: widget, in: context), besideWidgets: true, in: widget.hosts)
    restored.addMissingTypes()
    return restored
  }

  private static func configuration(of widget: Widget) -> String {
    switch widget.configuration {
    case .appIntent: widget.isControl ? "AppIntentControlConfiguration" : "AppIntentConfiguration"
    case .siriKit: "IntentConfiguration"
    case .fixed, .liveActivity, .unknown: widget.isControl ? "StaticControlConfiguration" : "StaticConfiguration"
    }
  }

  /// What names the type of the settings; nothing for a widget without any.
  private static func settings(of widget: Widget, in context: ProposalContext) -> String {
    guard let intent = widget.configurationIntent, widget.configuration != .fixed else { return "" }
    return ", intent: \(context.comparison.oldRecords.intent(intent)?.typePath ?? intent).self"
  }

  private static func lines(_ widget: Widget, _ name: String, in context: ProposalContext) -> [String] {
    let type: FrameworkProtocol = widget.isControl ? .controlWidget : .widget
    let result = "\(type)Configuration"
    let kind = widget.kind.value.map { IntentCode.literal($0) } ?? widget.kind.spelling
    let head = "\(configuration(of: widget))(kind: \(kind)" + settings(of: widget, in: context)
    let body =
      widget.isControl
      ? ["\(head)) {", "  <#what it shows#>", "}"]
      : ["\(head), provider: <#its provider#>) { entry in", "  <#what it shows#>", "}"]
    return ["struct \(name): \(type) {", "  var body: some \(result) {"] + body.map { "    " + $0 } + ["  }", "}"]
  }
}

extension TypeCode {
  /// Puts another kind where a widget's code says its own.
  fileprivate func setKind(of widget: Widget, to kind: Setting<String>) -> SourceEdit? {
    let spelling = kind.value.map { IntentCode.literal($0) } ?? kind.spelling
    return kindExpression(of: widget).map { file.replace($0, with: spelling) }
  }

  /// The same with its kind as a literal, where the code that said the kind is gone.
  fileprivate func withLiteralKind(of widget: Widget, in context: ProposalContext) -> TypeCode {
    guard let kind = widget.kind.value, let expression = kindExpression(of: widget),
      !context.missingNames(in: [expression.trimmedDescription]).isEmpty
    else { return self }
    context.countParsing(of: file)
    return applying([file.replace(expression, with: IntentCode.literal(kind))])
  }

  // A constant that other code reads too, to reload the widget, says the kind for all of them.
  private func kindExpression(of widget: Widget) -> ExprSyntax? {
    let known = widget.kind.value.map { IntentCode.literal($0) } ?? widget.kind.spelling
    let arguments = calls.compactMap { $0.arguments.first { $0.label?.text == "kind" }?.expression }
    let named = arguments.first { $0.trimmedDescription == known }
    guard let expression = named ?? (arguments.count == 1 ? arguments.first : nil) else { return nil }
    let name = expression.trimmedDescription.lastNameComponent
    return (staticVariable(name) ?? variable(name))?.binding.initializer?.value ?? expression
  }
}
