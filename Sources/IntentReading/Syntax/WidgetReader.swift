import IntentSurface
import SwiftSyntax

/// Reads the configurations in the `body` of a widget or control.
struct WidgetReader {
  private let context: SyntaxContext
  private let allowance = Allowance(ValueLimit.built)

  init(context: SyntaxContext) { self.context = context }

  /// The widgets of one `Widget` or `ControlWidget` type; its identity is the caller's.
  ///
  /// The same kind is given once, as the first branch configures it.
  func widgets(in members: Members, typePath: String) -> [Widget] {
    guard let body = members.instanceBinding("body") else { return [] }
    let found = configurations(of: body, members).map { widget($0, members, typePath) }
    var kinds: Set<Setting<String>> = []
    let widgets = found.filter { kinds.insert($0.kind).inserted }
    if allowance.isSpent {
      context.report(
        "The widget is read in part: its body is made of more than \(ValueLimit.built) pieces.", Syntax(body))
    }
    if widgets.isEmpty { context.report("The configuration of the widget could not be read.", Syntax(body)) }
    return widgets
  }

  private func widget(_ found: Configuration, _ members: Members, _ typePath: String) -> Widget {
    let (call, callee) = (found.chain.base, found.callee)
    let arguments = call.arguments.byLabel
    var widget = Widget(
      kind: kind(arguments, call, members), typePath: typePath,
      configuration: Self.configurations[callee] ?? .unknown)
    widget.isControl = callee.contains("Control")
    let provider = arguments["provider"].flatMap(TypeReader.name(made:))
    let intent =
      arguments["intent"].flatMap(TypeReader.name(metatype:))
      ?? (widget.configuration == .appIntent ? provider.flatMap(settings(of:)) : nil)
    widget.configurationIntent = intent.map(callee == "IntentConfiguration" ? Self.lastPart : context.identifier)
    widget.provider = provider ?? arguments["provider"]?.spelling
    widget.availability = found.availability
    for modifier in found.chain.modifiers { apply(modifier, to: &widget) }
    return widget
  }

  /// The intent of which a control's provider takes the settings: the control itself need not name it.
  private func settings(of provider: String) -> String? {
    guard let members = context.members(provider) else { return nil }
    let taken = ["currentValue", "previewValue"].lazy.compactMap { name in
      members.functions(name, labels: ["configuration"]).first?.signature.parameterClause.parameters.first?.type
    }
    return (members.typeAlias("Configuration") ?? taken.first).flatMap(TypeReader.name)
  }

  private func apply(_ modifier: FunctionCallExprSyntax, to widget: inout Widget) {
    let name = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    guard let argument = modifier.arguments.first?.expression else { return }
    let literals = LiteralReader(context: context)
    switch name {
    case "configurationDisplayName", "displayName": widget.displayName = literals.text(argument)
    case "supportedFamilies":
      let families = literals.elements(argument)?.map { literals.memberName($0).spelling } ?? [argument.spelling]
      widget.families = Set(families).sorted()
    default: break
    }
  }

  /// What devices store; a live activity is known by the type of its attributes.
  private func kind(
    _ arguments: [String: ExprSyntax], _ call: FunctionCallExprSyntax, _ members: Members
  ) -> Setting<String> {
    if let attributes = arguments["for"].flatMap(TypeReader.name(metatype:)) {
      return .value(Self.lastPart(attributes))
    }
    guard let kind = arguments["kind"] ?? call.arguments.unlabeled.first else { return .expression(call.spelling) }
    let name = kind.reference?.split(separator: ".").last.map(String.init)
    let isOwn = kind.reference.map { $0 == name || ["self", "Self"].contains($0.prefix { $0 != "." }) } ?? false
    let binding = name.flatMap { isOwn ? members.instanceBinding($0) ?? members.staticBinding($0) : nil }
    return LiteralReader(context: context).text(binding?.singleValue ?? kind)
  }

  private static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  fileprivate static let configurations: [String: Widget.Configuration] = [
    "StaticConfiguration": .fixed, "StaticControlConfiguration": .fixed, "AppIntentConfiguration": .appIntent,
    "AppIntentControlConfiguration": .appIntent, "IntentConfiguration": .siriKit,
    "ActivityConfiguration": .liveActivity, "RelevanceConfiguration": .appIntent,
  ]
}

/// One configuration found in a body, with the modifiers on it.
private struct Configuration {
  var callee: String
  var chain: (base: FunctionCallExprSyntax, modifiers: [FunctionCallExprSyntax])
  var availability: [Availability]
}

extension WidgetReader {
  private func configurations(of body: PatternBindingSyntax, _ members: Members) -> [Configuration] {
    let found =
      body.getter.map { configurations(Array($0), members, [], depth: 0) }
      ?? body.initializer.map { configurations($0.value, members, [], depth: 0) } ?? []
    guard found.isEmpty else { return found }
    // Made elsewhere in the body, in a local constant perhaps: known without the modifiers on it.
    return (body.code?.calls ?? []).compactMap { call in
      guard let callee = call.calledLastName, Self.configurations[callee] != nil else { return nil }
      return Configuration(callee: callee, chain: (call, []), availability: [])
    }
  }

  private func configurations(
    _ statements: [CodeBlockItemSyntax], _ members: Members, _ availability: [Availability], depth: Int
  ) -> [Configuration] {
    statements.flatMap { statement -> [Configuration] in
      guard allowance.take() else { return [] }
      if let expression = statement.expression {
        return configurations(expression, members, availability, depth: depth)
      }
      guard case .stmt(let statement) = statement.item,
        let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      else { return [] }
      return configurations(branch, members, availability, depth: depth)
    }
  }

  private func configurations(
    _ branch: IfExprSyntax, _ members: Members, _ availability: [Availability], depth: Int
  ) -> [Configuration] {
    let inner = AvailabilityReader.joined([AvailabilityReader.clauses(of: branch.conditions), availability])
    let taken = configurations(Array(branch.body.statements), members, inner, depth: depth)
    switch branch.elseBody {
    case .ifExpr(let next): return taken + configurations(next, members, availability, depth: depth)
    case .codeBlock(let block):
      return taken + configurations(Array(block.statements), members, availability, depth: depth)
    case nil: return taken
    }
  }

  /// A configuration in place, or in a function or variable of the type that the expression names.
  private func configurations(
    _ expression: ExprSyntax, _ members: Members, _ availability: [Availability], depth: Int
  ) -> [Configuration] {
    if let branch = expression.as(IfExprSyntax.self) {
      return configurations(branch, members, availability, depth: depth)
    }
    if let chain = expression.modifierChain, let callee = chain.base.calledLastName {
      if Self.configurations[callee] != nil {
        return [Configuration(callee: callee, chain: chain, availability: availability)]
      }
      let helper = members.functions.first { $0.name.plainName == callee }?.body?.statements
      guard depth < 4, let helper else { return [] }
      return configurations(Array(helper), members, availability, depth: depth + 1)
    }
    guard depth < 4, let name = expression.reference?.split(separator: ".").last,
      let helper = members.instanceBinding(String(name))?.getter
    else { return [] }
    return configurations(Array(helper), members, availability, depth: depth + 1)
  }
}
