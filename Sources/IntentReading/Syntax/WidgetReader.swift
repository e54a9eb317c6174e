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

  /// What one run found.
  private struct Run {
    var widget: Widget?
    /// The kind as one that can't be told, with the code that makes it.
    var open: (kind: Setting<String>, code: ExprSyntax)?
    /// Whether it surely makes none.
    var isEmpty = false
    var assumptions: [Assumption]
    /// How many of them say which configuration is made, not how.
    var choices: Int

    /// Whether another run of the same code makes the same configuration on the same systems.
    func isTwin(of other: Run) -> Bool {
      choices == other.choices
        && zip(assumptions, other.assumptions).prefix(choices).allSatisfy { $0.choice == $1.choice }
        && meets(other)
    }

    /// Whether a system may go both ways.
    func meets(_ other: Run) -> Bool {
      assumptions.allSatisfy { own in !other.assumptions.contains { own.contradicts($0) } }
    }

    func offers(_ family: String) -> Bool {
      widget.map { $0.families.isEmpty || $0.families.contains(family) } ?? false
    }

    /// Whether it goes where systems go that are newer than those of another run.
    func isNewer(than other: Run) -> Bool {
      let pairs = assumptions.lazy.flatMap { own in other.assumptions.lazy.map { (own, $0) } }
      return pairs.contains { $0.isNewer(than: $1) } && !pairs.contains { $1.isNewer(than: $0) }
    }

    /// The configuration with the sizes that newer systems have as well: what those leave out is left out, as if nobody
    /// had it.
    func kept(among twins: [Run]) -> Widget? {
      guard var widget, widget.families.allSatisfy(\.isWidgetSize) else { return widget }
      for sizes in twins.filter({ $0.isNewer(than: self) }).compactMap(\.widget?.families)
      where sizes.allSatisfy(\.isWidgetSize) && ![[], [Widget.noFamily]].contains(sizes) {
        let left = widget.families.isEmpty ? sizes : widget.families.filter(sizes.contains)
        widget.families = left.isEmpty ? sizes : left
      }
      return widget
    }
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
    var ways: [[Run]] = []
    // Thousands of calls may make one widget.
    for call in calls where steps <= ValueLimit.steps {
      ways.append(
        runs(of: owner, &steps) { evaluator in
          evaluator.member("body", of: evaluator.instance(of: type, madeBy: call)) ?? .success(.void)
        })
    }
    if ways.joined().allSatisfy({ $0.widget == nil }) { ways = unfollowed(body, owner, &steps) }
    var reading = Self.reading(of: ways.map(settled))
    if steps > ValueLimit.steps {
      reading.isPartial = true
      context.report(
        "The widget was only partly read: what makes it takes more than \(ValueLimit.steps) steps.", Syntax(body))
    }
    if reading.isPartial { context.report("The configuration of the widget could not be read.", Syntax(body)) }
    return reading
  }

  // What may have one of several kinds on one system has one that is not known.
  private func settled(_ runs: [Run]) -> [Run] {
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
    MakingCode.parts(of: [Syntax(kind)], in: code, making: calls).flatMap(\.self)
  }

  /// One widget of each kind.
  private static func reading(of ways: [[Run]]) -> Reading {
    // What may be one of several kinds is none that is known.
    let known = ways.flatMap { runs in
      runs.filter { run in
        run.widget != nil && runs.allSatisfy { !$0.isTwin(of: run) || $0.widget?.kind == run.widget?.kind }
      }
    }
    let empty = ways.joined().count(where: \.isEmpty)
    let isWhole = !known.isEmpty && known.count + empty == ways.joined().count
    var reading = Reading(isPartial: !isWhole)
    var rest = Dictionary(grouping: known) { $0.widget?.kind }
    for case let widget? in known.map(\.widget) {
      guard let twins = rest.removeValue(forKey: widget.kind) else { continue }
      let kept = twins.compactMap { $0.kept(among: twins) }
      guard var whole = kept.first else { continue }
      for twin in kept.dropFirst() { whole.add(sizesOf: twin) }
      // Without a size it can't be placed.
      let offered = twins.filter { $0.widget?.families != [Widget.noFamily] }
      // A kind of some systems that has none on these was never offered.
      if offered.isEmpty, twins.count < known.count { continue }
      let places = offered.isEmpty ? twins : offered
      if let condition = condition(in: places) {
        whole.possibleFamilies = whole.families.filter { isOpen($0, in: places) && $0.isWidgetSize }.sorted()
        whole.families = (whole.families.filter { !isOpen($0, in: places) } + [condition]).sorted()
      }
      whole.limitedFamilies = limits(of: whole.families, in: places)
      whole.limitedSettings = settings(in: places, besides: whole.configurationIntent)
      let isEverywhere = places.count == known.count + empty
      whole.availability = isEverywhere ? [] : AvailabilityReader.clauses(of: places.map(\.assumptions))
      reading.widgets.append(whole)
    }
    return reading
  }

  /// What decides on one system which sizes a widget has; nil where each system has the same.
  private static func condition(in ways: [Run]) -> String? {
    let differing = ways.first { way in
      ways.contains { $0.widget?.families != way.widget?.families && $0.meets(way) }
    }
    return differing?.assumptions.first { $0.system == nil }?.cause.node.spelling(limit: 80)
  }

  private static func isOpen(_ family: String, in ways: [Run]) -> Bool {
    ways.contains { way in way.offers(family) && ways.contains { !$0.offers(family) && $0.meets(way) } }
  }

  /// The sizes that not every way offers, where the system decides.
  private static func limits(of families: [String], in ways: [Run]) -> [LimitedFamily] {
    families.compactMap { family in
      let offering = ways.filter { $0.offers(family) }
      guard offering.count < ways.count else { return nil }
      let clauses = AvailabilityReader.clauses(of: offering.map(\.assumptions))
      return clauses.isEmpty ? nil : LimitedFamily(family: family, availability: clauses)
    }
  }

  /// The intents that some ways have, where others have another one, or none.
  private static func settings(in ways: [Run], besides main: String?) -> [LimitedSettings] {
    let named = Dictionary(grouping: ways.filter { $0.widget?.configurationIntent != main }) {
      $0.widget?.configurationIntent
    }
    return named.compactMap { intent, ways in
      guard let intent, let widget = ways.first?.widget else { return nil }
      return LimitedSettings(
        intent: intent, configuration: widget.configuration,
        availability: AvailabilityReader.clauses(of: ways.map(\.assumptions)))
    }
    .sorted { $0.intent < $1.intent }
  }

  /// What each run of code makes.
  private func runs(
    of owner: Owner, _ steps: inout Int, _ make: (Evaluator) -> Result<SwiftValue, Unknown>
  ) -> [Run] {
    Evaluator.runs(in: code, keeping: Self.kept, counting: &steps) { evaluator in
      let made = configuration(made: make(evaluator), evaluator)
      let choices = evaluator.assumptions.count
      let isEmpty = made?.made.callee == Self.none
      let found = isEmpty ? nil : made.flatMap { widget($0.made, $0.modifiers, evaluator, owner) }
      let open = found.flatMap { _ in made.flatMap { openKind($0.made, owner) } }
      return (found, open, isEmpty, choices)
    }
    .map {
      Run(
        widget: $0.found.0, open: $0.found.1, isEmpty: $0.found.2, assumptions: $0.assumptions, choices: $0.found.3)
    }
  }

  /// Configurations that code makes which can't be followed: known without the modifiers on them.
  private func unfollowed(_ body: PatternBindingSyntax, _ owner: Owner, _ steps: inout Int) -> [[Run]] {
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

extension Widget {
  /// Adds the sizes that another way offers under the same kind.
  fileprivate mutating func add(sizesOf other: Widget) {
    let isAll = families.isEmpty || other.families.isEmpty
    let named = Set(families + other.families)
    // What may have any size is none that is known.
    let unread = named.subtracting(named.filter(\.isWidgetSize))
    guard unread.isEmpty else { return families = unread.sorted() }
    families = isAll ? [] : (named.count > 1 ? named.subtracting([Widget.noFamily]) : named).sorted()
  }
}
