import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the configurations in the `body` of a widget or control.
struct WidgetReader {
  private let context: SyntaxContext
  private let instances: [FunctionCallExprSyntax]
  private let allowance = Allowance(ValueLimit.built)

  /// - Parameter instances: how bundles make the widget; none where nothing is known to.
  init(context: SyntaxContext, instances: [FunctionCallExprSyntax] = []) {
    self.context = context
    self.instances = instances
  }

  /// The widgets that were read.
  struct Reading {
    var widgets: [Widget] = []
    /// Whether what one of them is could not be told.
    var isPartial = false

    fileprivate mutating func add(_ widget: Widget) {
      if let twin = widgets.firstIndex(where: { $0.kind == widget.kind }) {
        widgets[twin].add(branch: widget)
      } else {
        widgets.append(widget)
      }
    }
  }

  /// The widgets of one `Widget` or `ControlWidget` type; its identity is the caller's.
  ///
  /// The same kind is given once, as the first branch configures it, with what every branch offers.
  func widgets(in members: Members, typePath: String) -> Reading {
    guard let body = members.instanceBinding("body") else { return Reading(isPartial: true) }
    let reader = WidgetConfigurations(
      members: members, allowance: allowance, typeMembers: context.members, function: context.function)
    var reading = Reading()
    let made = made(members)
    for found in reader.found(in: body) {
      for instance in made where allowance.take() {
        guard let widget = widget(found, members, typePath, instance) else {
          reading.isPartial = true
          continue
        }
        reading.add(widget)
      }
    }
    if reading.widgets.isEmpty { reading.isPartial = true }
    if allowance.isSpent {
      context.report(
        "The widget was only partly read: its body has more than \(ValueLimit.built) pieces.", Syntax(body))
    }
    if reading.isPartial { context.report("The configuration of the widget could not be read.", Syntax(body)) }
    return reading
  }

  private func made(_ members: Members) -> [WidgetInstance] {
    instances.isEmpty
      ? [WidgetInstance(of: members, madeBy: nil, allowance)]
      : instances.prefix { _ in allowance.take() }.map { WidgetInstance(of: members, madeBy: $0, allowance) }
  }

  /// nil where its kind can't be told, since the widget was made with it.
  private func widget(
    _ found: WidgetConfigurations.Found, _ members: Members, _ typePath: String, _ instance: WidgetInstance
  ) -> Widget? {
    let (call, callee) = (found.chain.base, found.callee)
    let arguments = found.replaced(call.arguments.byLabel)
    guard let kind = kind(found, arguments, members, typePath, instance) else { return nil }
    let members = found.members ?? members
    var widget = Widget(kind: kind, typePath: typePath, configuration: Self.configurations[callee] ?? .unknown)
    widget.isControl = callee.contains("Control")
    let provider = arguments["provider"].flatMap(TypeName.of(made:))
    let intent =
      arguments["intent"].flatMap(TypeName.of(metatype:))
      ?? (widget.configuration == .appIntent ? provider.flatMap(settings(of:)) : nil)
    widget.configurationIntent = intent.map(meant).map(
      callee == "IntentConfiguration" ? { $0.lastNameComponent } : context.identifier)
    widget.provider = provider ?? arguments["provider"]?.spelling
    widget.availability = found.availability
    for (position, modifier) in found.chain.modifiers.enumerated() {
      guard let argument = modifier.arguments.first?.expression else { continue }
      let isInside = position < found.innerModifiers
      let replaced = isInside ? found.replaced(argument) : argument
      apply(modifier, instance.text(replaced), to: &widget, members, found.locals)
    }
    return widget
  }

  /// The intent of which a provider takes the settings: the widget or control itself need not name it.
  private func settings(of provider: String) -> String? {
    guard let members = context.members(provider) else { return nil }
    let named = ["Configuration", "Intent"].lazy.compactMap(members.typeAlias)
    let taken = Self.takers.lazy.compactMap { name, labels in
      members.functions(name, labels: labels).first?.signature.parameterClause.parameters.first?.type
    }
    let name = (named.first ?? taken.first).flatMap(TypeName.of)
    // The provider may name it by an alias of its own.
    return name.map { isKnown("\(provider).\($0)") ? "\(provider).\($0)" : $0 }
  }

  private func isKnown(_ name: String) -> Bool { context.declares(name) || context.alias(name) != nil }

  /// What a name stands for that is an alias: `Provider.Intent`.
  private func meant(by name: String) -> String {
    var name = name
    for _ in 0..<Self.aliasLimit {
      guard !context.declares(name), let target = context.alias(name).flatMap(TypeName.of) else { break }
      let outer = name.nameComponents.dropLast().joined(separator: ".")
      let inside = outer.isEmpty ? target : "\(outer).\(target)"
      name = inside != name && isKnown(inside) ? inside : target
    }
    return name
  }

  private static let aliasLimit = 8
  /// What the system calls with the settings: the providers of controls, then those of widgets.
  private static let takers = [
    ("currentValue", ["configuration"]), ("previewValue", ["configuration"]), ("timeline", ["for", "in"]),
    ("snapshot", ["for", "in"]),
  ]

  private func apply(
    _ modifier: FunctionCallExprSyntax, _ argument: ExprSyntax, to widget: inout Widget, _ members: Members,
    _ locals: [String: ExprSyntax]
  ) {
    let name = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    switch name {
    case "configurationDisplayName", "displayName": widget.displayName = literals.text(argument)
    case "supportedFamilies":
      let families = WidgetFamilies(members: members, locals: locals, context: context).names(argument)
      widget.families = families.map { $0.isEmpty ? [Widget.noFamily] : $0 } ?? [argument.spelling]
    default: break
    }
  }

  /// As the instance has it; nil where it depends on what can't be seen.
  private func kind(
    _ found: WidgetConfigurations.Found, _ arguments: [String: ExprSyntax], _ members: Members, _ typePath: String,
    _ instance: WidgetInstance
  ) -> Setting<String>? {
    let own = found.members
    let given = own == nil ? found.given : found.given.mapValues(instance.text)
    let written = arguments["kind"] ?? found.chain.base.arguments.unlabeled.first
    if own == nil, let written {
      switch instance.value(of: written) {
      case .known(let value):
        let kind = literals.plainText(value)
        if kind.value != nil { return kind }
        return instance.isMade ? nil : literals.plainText(written)
      case .unknown: return nil
      case .same: break
      }
    }
    let kind = kind(arguments, found.chain.base, own ?? members, typePath, given)
    // What one of the app's own makes of what it is given, nobody can tell.
    return own != nil || found.isShared ? kind.value.map(Setting.value) : kind
  }

  private var literals: LiteralReader { LiteralReader(context: context) }

  /// What devices store; a live activity is known by the type of its attributes.
  private func kind(
    _ arguments: [String: ExprSyntax], _ call: FunctionCallExprSyntax, _ members: Members, _ typePath: String,
    _ given: [String: ExprSyntax]
  ) -> Setting<String> {
    if let attributes = arguments["for"].flatMap(TypeName.of(metatype:)) {
      return .value(attributes.lastNameComponent)
    }
    guard let kind = arguments["kind"] ?? call.arguments.unlabeled.first else { return .expression(call.spelling) }
    if let access = kind.as(MemberAccessExprSyntax.self), access.base == nil {
      // `.petWidget`, from an extension of the type that is asked for.
      return context.constant("String.\(access.declName.baseName.plainName)").map(literals.plainText)
        ?? .expression(kind.spelling)
    }
    let name = kind.reference?.lastNameComponent
    let isOwn = kind.reference.map { $0 == name || ["self", "Self"].contains($0.prefix { $0 != "." }) } ?? false
    guard let name, isOwn, let binding = members.instanceBinding(name) ?? members.staticBinding(name) else {
      return literals.plainText(kind)
    }
    // What an initializer gives it comes after what it is declared with.
    let made = binding.getter == nil ? given[name] ?? members.valueAssignedByDefault(to: name) : nil
    if let value = made ?? binding.singleValue {
      return literals.plainText(choice(made: value, given) ?? value)
    }
    // Other types have a member of that name too.
    return .expression("\(typePath).\(name)")
  }

  /// What a function of another type gives for a case that the configuration was made with: `Kinds.kind(of: family)`.
  private func choice(made value: ExprSyntax, _ given: [String: ExprSyntax]) -> ExprSyntax? {
    guard !given.isEmpty, let call = value.replacing(given).as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let chosen = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName,
      let path = call.calledExpression.reference?.nameComponents, let name = path.last, path.count > 1
    else { return nil }
    return context.members(path.dropLast().joined(separator: "."))?.function(name)?.value(forCase: chosen)
  }

  static let configurations: [String: Widget.Configuration] = [
    "StaticConfiguration": .fixed, "StaticControlConfiguration": .fixed, "AppIntentConfiguration": .appIntent,
    "AppIntentControlConfiguration": .appIntent, "IntentConfiguration": .siriKit,
    "ActivityConfiguration": .liveActivity, "RelevanceConfiguration": .appIntent,
  ]
}

extension FunctionDeclSyntax {
  /// The one expression that it gives for a case of its parameter, where it is one `switch` over that.
  fileprivate func value(forCase name: String) -> ExprSyntax? {
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first else { return nil }
    return body?.statements.value(forCase: name, of: parameter.bodyName)
  }
}

extension InitializerDeclSyntax {
  /// The one value that it gives a variable; nil for none or several.
  func assigned(to name: String) -> ExprSyntax? {
    let values = (body?.statements ?? []).compactMap { statement -> ExprSyntax? in
      guard let parts = statement.expression?.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
        parts[1].is(AssignmentExprSyntax.self), [name, "self.\(name)"].contains(parts[0].spelling)
      else { return nil }
      return parts[2]
    }
    return values.count == 1 ? values.first : nil
  }
}

extension Widget {
  /// Adds what another branch of the body offers under the same kind: its systems and its sizes.
  fileprivate mutating func add(branch: Widget) {
    let isAll = families.isEmpty || branch.families.isEmpty
    let named = Set(families + branch.families)
    families = isAll ? [] : (named.count > 1 ? named.subtracting([Widget.noFamily]) : named).sorted()
    if branch.availability.isEmpty { availability = [] }
  }
}
