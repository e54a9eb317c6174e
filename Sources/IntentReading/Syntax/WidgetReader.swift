import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the configurations that the `body` of a widget or control makes.
///
/// The body runs once for every bundle's call that makes the widget, and for every way that it may go.
struct WidgetReader {
  let context: SyntaxContext
  let code: any SwiftDeclarations
  let calls: MakingCalls
  /// The widget's own.
  let type: SwiftType
  /// How bundles make the widget; none where nothing is known to.
  var instances: [FunctionCallExprSyntax] = []

  /// The widgets that were read.
  struct Reading {
    var widgets: [Widget] = []
    /// Whether what one of them is could not be told.
    var isPartial = false
  }

  /// The widgets of one `Widget` or `ControlWidget` type; its identity is the caller's.
  ///
  /// The same kind is given once, as the first way configures it, with what every way offers.
  func widgets(in members: Members, typePath: String) -> Reading {
    guard let body = members.instanceBinding("body") else { return Reading(isPartial: true) }
    let calls: [FunctionCallExprSyntax?] = instances.isEmpty ? [nil] : instances
    let owner = Owner(
      members: members, typePath: typePath, isMade: instances.contains { !$0.arguments.isEmpty })
    var steps = 0
    var ways: [[WidgetRun]] = []
    // Thousands of calls may make one widget.
    for call in calls where steps <= ValueLimit.steps {
      ways.append(
        runs(of: owner, &steps) { evaluator in
          evaluator.member("body", of: evaluator.instance(of: type, madeBy: call)) ?? .success(.void)
        })
    }
    if ways.joined().allSatisfy({ $0.widget == nil }) { ways = unfollowed(body, owner, &steps) }
    var reading = Reading(of: ways.map(settled))
    if steps > ValueLimit.steps {
      reading.isPartial = true
      context.report(
        "The widget was only partly read: what makes it takes more than \(ValueLimit.steps) steps.", Syntax(body))
    }
    if reading.isPartial { context.report("The configuration of the widget could not be read.", Syntax(body)) }
    return reading
  }

  // What may have one of several kinds on one system has one that is not known.
  private func settled(_ runs: [WidgetRun]) -> [WidgetRun] {
    runs.map { run in
      guard let open = run.open, run.widget != nil,
        runs.contains(where: { $0.widget.map { $0.kind != run.widget?.kind } == true && $0.isTwin(of: run) })
      else { return run }
      var run = run
      run.widget?.kind = open.kind
      run.widget?.kindTexts = texts(of: open.code)
      return run
    }
  }

  private func texts(of kind: ExprSyntax) -> [String] {
    MakingCode.parts(of: .init(kind, nil), in: code, making: calls).flatMap(\.self)
  }

  /// What each run of code makes.
  private func runs(
    of owner: Owner, _ steps: inout Int, _ make: (Evaluator) -> Result<SwiftValue, Unknown>
  ) -> [WidgetRun] {
    Evaluator.runs(in: code, keeping: Self.kept, counting: &steps) { evaluator in
      let made = configuration(made: make(evaluator), evaluator)
      let choices = evaluator.assumptions.count
      let isEmpty = made?.made.callee == Self.none
      let found = isEmpty ? nil : made.flatMap { widget($0.made, $0.modifiers, evaluator, owner) }
      let open = found.flatMap { _ in made.flatMap { openKind($0.made, owner) } }
      return (found, open, isEmpty, choices)
    }
    .map {
      WidgetRun(
        widget: $0.found.0, open: $0.found.1, isEmpty: $0.found.2, assumptions: $0.assumptions, choices: $0.found.3)
    }
  }

  /// Configurations that code makes which can't be followed: known without the modifiers on them.
  private func unfollowed(_ body: PatternBindingSyntax, _ owner: Owner, _ steps: inout Int) -> [[WidgetRun]] {
    (body.code?.calls ?? []).compactMap { call in
      guard let callee = call.calledLastName, Self.configurations[callee] != nil else { return nil }
      return runs(of: owner, &steps) { _ in
        .success(.made(MadeValue(callee: callee, call: call, frame: Frame(selfType: type))))
      }
      .map { run in
        var run = run
        run.widget?.families = [body.code?.spelling(limit: 80) ?? ""]
        return run
      }
    }
  }

  /// Whose configuration is read.
  private struct Owner {
    let members: Members
    let typePath: String
    /// Whether bundles make it with something.
    let isMade: Bool
  }

  /// The configuration that code makes, with the modifiers on it; nil where it makes none.
  private func configuration(
    made body: Result<SwiftValue, Unknown>, _ evaluator: Evaluator
  ) -> (made: MadeValue, modifiers: [MadeValue])? {
    var body = body
    var modifiers: [MadeValue] = []
    // What is a `WidgetConfiguration` of the app's own has a body too.
    for _ in 0..<ValueLimit.built {
      guard case .success(let value) = body else { return nil }
      if case .made(let made) = value {
        guard let base = made.base else { return (made, modifiers) }
        modifiers.insert(made, at: 0)
        body = .success(base)
      } else {
        guard let inner = evaluator.member("body", of: value) else { return nil }
        body = inner
      }
    }
    return nil
  }

  /// nil where its kind can't be told, since the widget was made with it.
  private func widget(
    _ made: MadeValue, _ modifiers: [MadeValue], _ evaluator: Evaluator, _ owner: Owner
  ) -> Widget? {
    let arguments = made.call.arguments.byLabel
    guard let kind = kind(made, arguments, evaluator, owner) else { return nil }
    var widget = Widget(
      kind: kind, typePath: owner.typePath, configuration: Self.configurations[made.callee] ?? .unknown)
    if kind.value == nil, let code = arguments["kind"] {
      widget.kindTexts = texts(of: code)
    }
    widget.isControl = made.callee.contains("Control")
    let provider = arguments["provider"].flatMap { provider in
      TypeName.of(made: provider) ?? evaluator.typeName(of: provider, in: made.frame)
    }
    let named = arguments["intent"].flatMap { intent in
      TypeName.of(metatype: intent).flatMap { made.frame.isGeneric($0) ? nil : $0 }
        ?? evaluator.typeName(of: intent, in: made.frame)
    }
    let intent =
      named.map(meant) ?? (widget.configuration == .appIntent ? provider.flatMap(settings(of:))?.name(context) : nil)
    widget.configurationIntent = intent.map(
      made.callee == "IntentConfiguration" ? { $0.lastNameComponent } : context.identifier)
    widget.provider = provider ?? arguments["provider"]?.spelling
    for modifier in modifiers { apply(modifier, to: &widget, evaluator) }
    return widget
  }

  /// The intent of which a provider takes the settings: the widget or control itself need not name it.
  private func settings(of provider: String) -> SwiftType? {
    guard let members = context.members(provider) else { return nil }
    let named = Self.settingsNames.lazy.compactMap(members.typeAlias)
    let taken = Self.takers.lazy.compactMap { name, labels in
      members.functions(name, labels: labels).first?.signature.parameterClause.parameters.first?.type
    }
    // The provider may name it by an alias of its own.
    return (named.first ?? taken.first).map(context.meaning)
  }

  /// What a name stands for that is an alias: `Provider.Intent`, which code need not write out.
  private func meant(by name: String) -> String {
    let meaning = context.meaningOfName(name)
    let outer = name.nameComponents.dropLast().joined(separator: ".")
    if meaning?.declared == nil, !outer.isEmpty, Self.settingsNames.contains(name.lastNameComponent),
      let settings = settings(of: outer)?.name(context)
    {
      return settings
    }
    return meaning?.name(context) ?? name
  }

  private static let settingsNames = ["Configuration", "Intent"]
  /// What the system calls with the settings: the providers of controls, then those of widgets.
  private static let takers = [
    ("currentValue", ["configuration"]), ("previewValue", ["configuration"]), ("timeline", ["for", "in"]),
    ("snapshot", ["for", "in"]),
  ]

  private func apply(_ modifier: MadeValue, to widget: inout Widget, _ evaluator: Evaluator) {
    if let function = modifier.unread {
      let calls = function.body.map { Syntax($0).calls } ?? []
      if calls.contains(where: { $0.calledLastName == "supportedFamilies" }) {
        widget.families = [modifier.callee + "()"]
      }
      return
    }
    // What another module makes of it may set the sizes.
    if widget.families.isEmpty, !Self.modifiers.contains(modifier.callee) { widget.families = [modifier.callee + "()"] }
    guard let argument = modifier.call.arguments.first?.expression else { return }
    switch modifier.callee {
    case "configurationDisplayName", "displayName":
      widget.displayName = LiteralReader(context: context).text(Code(argument, seeing: modifier.frame))
    case "supportedFamilies":
      let families = try? evaluator.value(of: argument, in: modifier.frame, as: Self.families).get().elements
      let names = families?.map(\.memberName)
      let known = names.flatMap { $0.contains(nil) ? nil : Set($0.compactMap(\.self)).sorted() }
      widget.families = known.map { $0.isEmpty ? [Widget.noFamily] : $0 } ?? [argument.spelling]
    default: break
    }
  }

  /// What devices store; a live activity is known by the type of its attributes.
  private func kind(
    _ made: MadeValue, _ arguments: [String: ExprSyntax], _ evaluator: Evaluator, _ owner: Owner
  ) -> Setting<String>? {
    if let attributes = arguments["for"] {
      let name = TypeName.of(metatype: attributes) ?? evaluator.typeName(of: attributes, in: made.frame)
      if let name { return .value(name.lastNameComponent) }
    }
    guard let kind = arguments["kind"] ?? made.call.arguments.unlabeled.first else {
      return .expression(made.call.spelling)
    }
    if let text = evaluator.text(of: kind, in: made.frame) { return .value(text) }
    return openKind(kind, made, owner)
  }

  private func openKind(_ made: MadeValue, _ owner: Owner) -> (kind: Setting<String>, code: ExprSyntax)? {
    made.call.arguments.byLabel["kind"].flatMap { code in openKind(code, made, owner).map { ($0, code) } }
  }

  /// A kind that can't be told.
  private func openKind(_ kind: ExprSyntax, _ made: MadeValue, _ owner: Owner) -> Setting<String>? {
    // What one of the app's own, or a function of none, makes of what it is given, nobody can tell.
    guard made.frame.selfType == type, !owner.isMade else { return nil }
    guard let path = kind.reference?.nameComponents, let name = path.last,
      path.count == 1 || path.count == 2 && ["self", "Self"].contains(path[0])
    else { return .expression(kind.spelling) }
    if path.count == 1, made.frame.holds(name) { return nil }
    guard let binding = owner.members.instanceBinding(name) ?? owner.members.staticBinding(name) else {
      return .expression(kind.spelling)
    }
    if let value = binding.singleValue { return .expression(value.spelling) }
    // Other types have a member of that name too.
    return .expression("\(owner.typePath).\(name)")
  }

  private static var families: SwiftType { .list(.named("WidgetFamily", declared: nil)) }

  private static let kept = KeptCalls(
    makers: Set(configurations.keys).union([none]), protocols: ["WidgetConfiguration", "ControlWidgetConfiguration"],
    types: ["WidgetFamily"], cases: ["WidgetFamily": WidgetFamily.allCases.map(\.rawValue)])

  /// The framework's modifiers of configurations.
  private static let modifiers: Set = [
    "associatedKind", "backgroundTask", "configurationDisplayName", "containerBackgroundRemovable",
    "contentMarginsDisabled", "description", "disfavoredLocations", "displayName", "onBackgroundURLSessionEvents",
    "promptsForUserConfiguration", "pushHandler", "supplementalActivityFamilies", "supportedFamilies",
    "supportedMountingStyles", "widgetTexture",
  ]

  /// What code makes on systems that have no such widget.
  private static let none = "EmptyWidgetConfiguration"

  static let configurations: [String: Widget.Configuration] = [
    "StaticConfiguration": .fixed, "StaticControlConfiguration": .fixed, "AppIntentConfiguration": .appIntent,
    "AppIntentControlConfiguration": .appIntent, "IntentConfiguration": .siriKit,
    "ActivityConfiguration": .liveActivity, "RelevanceConfiguration": .appIntent,
  ]
}

extension SwiftType {
  /// What code outside of all types calls it; nil for one without a name.
  fileprivate func name(_ context: SyntaxContext) -> String? {
    guard case .named(let name, let declared, _) = self else { return nil }
    return declared.flatMap(context.path) ?? name
  }
}

extension Evaluator {
  /// The text that an expression stands for; nil where it can't be told, or depends on people's language.
  fileprivate func text(of expression: ExprSyntax, in frame: Frame) -> String? {
    let noted = notes.count
    let text = try? value(of: expression, in: frame, as: .named("String", declared: nil)).get().text
    return notes.count == noted ? text : nil
  }

  /// The type that an expression is, or of which it is a value; nil where it can't be told.
  fileprivate func typeName(of expression: ExprSyntax, in frame: Frame) -> String? {
    try? value(of: expression, in: frame).get().typeName
  }
}
