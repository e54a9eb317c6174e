import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// The members of a parallel intent and the body that hands them to the app's own one.
struct ParallelBody {
  let intent: Intent
  let schema: Schema
  let types: ParallelTypes
  let surface: Surface
  let type: TypeCode
  /// The function that the code of the intent has moved into; nil where the intent itself is called.
  let shared: SharedBody?

  private var mapping: MemberMapping { MemberMapping(of: intent, to: schema, in: surface) }

  /// - Parameters:
  ///   - members: of the schema, with the types that they have in the app.
  ///   - result: the type of the result.
  func lines(_ members: [(member: SchemaMember, type: String)], _ result: String?, _ access: String) -> [String] {
    let mapping = mapping
    let minor = Set(schema.minorLists.map(\.name))
    let own = members.map { member, type in
      let start = minor.contains(member.name) ? "@Parameter(default: []) " : ""
      return "\(start)\(access)var \(IntentCode.quoted(member.name)): \(type)"
    }
    let kept = extras(mapping).flatMap { IntentCode.declaration(of: titled($0)) }
    let handed = (shared?.dependencies ?? []).flatMap { [""] + $0.lines }
    let variables = own + kept.map { $0.hasPrefix("var ") ? access + $0 : $0 } + handed
    let spellings = Dictionary(members.map { ($0.member.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    // Without a word of its own, it would be seen in the module alone, and the system could not make the intent.
    let initializer = access.isEmpty ? [] : ["\(access)init() {}", ""]
    let value =
      (result.map { " & ReturnsValue<\($0)>" } ?? "") + (opensNext && intent.result.opensIntent ? " & OpensIntent" : "")
      + (handsOnDialog ? " & ProvidesDialog" : "")
    let refusal = intent.isPerformedBySystem(type) ? [] : unheard(mapping).declaration(access)
    let failure = shared?.givesProblem == true ? UnheardMembers.failure(access) : []
    let parts = [
      types.hiding(schema) + searching(access) + answers(access), variables, refusal, failure, initializer,
    ]
    .map { Array($0.reversed().drop(while: \.isEmpty).reversed()) }.filter { !$0.isEmpty }
    let head = Array(parts.joined(separator: [""]))
    guard !intent.isPerformedBySystem(type) else { return head }
    let actor = shared?.made != nil && shared?.isOnMainActor == true ? ["@MainActor"] : []
    return head + [""] + actor + ["\(access)func perform() async throws -> some IntentResult\(value) {"]
      + body(mapping, spellings).map { "\t" + $0 } + ["}"]
  }

  private func body(_ mapping: MemberMapping, _ spellings: [String: String]) -> [String] {
    let lost = rest(mapping).filter { !$0.mayBeSilent }.map(\.name)
    let use = "<#\(intent.typeName) has no parameter for \(lost.joined(separator: ", ")): use it here#>"
    return unheard(mapping).guarding + call(mapping, spellings, lost.isEmpty ? [] : [use])
  }

  // The members that nothing of the app reads.
  private func rest(_ mapping: MemberMapping) -> [SchemaMember] {
    // Where the verb says what changes, the rest is how the thing is, and not what people say of it.
    let heard =
      said == nil
      ? mapping.given
      : mapping.given.filter { name in
        !schema.members.contains { $0.name == name && ownMember(like: $0) != nil }
      }
    let given = heard.union(shared?.offers.map(\.member.name) ?? [])
    return schema.members.filter {
      !given.contains($0.name) && !types.isSingle($0) && !types.singles.contains($0.schema ?? "") && !$0.isMadeByAnother
        && $0.name != said?.member
    }
  }

  /// What the new intent refuses.
  private func unheard(_ mapping: MemberMapping) -> UnheardMembers {
    // What is done to nothing but a thing has no other member to read.
    let asked = schema.members.filter { member in
      intent.parameters.contains { mapping.members[$0.name] == member && isAsked($0, for: member) }
    }
    let conditions = [saidCondition].compactMap(\.self) + asked.map { "let \($0.name)" }
    return UnheardMembers(
      members: rest(mapping).filter(\.mayBeSilent), asked: conditions,
      only: isUpdate ? schema.members.first { $0.name == said?.member } ?? (asked.count == 1 ? asked[0] : nil) : nil)
  }

  private func call(_ mapping: MemberMapping, _ spellings: [String: String], _ unread: [String]) -> [String] {
    guard let shared else {
      let assignments = intent.parameters.compactMap { assignment(of: $0, mapping, spellings) }
      // Calling an intent gives its value.
      let ending = ending("try await intent.perform()", value: "try await intent(donate: false)")
      return run(["let intent = \(intent.typePath)()"] + assignments, unread, mapping, ending)
    }
    let arguments =
      intent.parameters.filter { shared.parameters.contains($0.name) }
      .map { "\($0.name): \(argument(of: $0, mapping, spellings))" }
      + shared.dependencies.map { "\($0.name): \(IntentCode.quoted($0.name))" }
      + shared.offers.map {
        "\($0.name): \(SchemaValue.spelling(of: $0.member, as: $0.type) ?? $0.member.name)"
      }
    let call = "\(shared.mark)\(shared.name)(\(arguments.joined(separator: ", ")))"
    return run([], unread, mapping, ending(call, value: call))
  }

  private func run(
    _ head: [String], _ unread: [String], _ mapping: MemberMapping, _ ending: (work: [String], end: String)
  ) -> [String] {
    let all = head + unread + ending.work
    let existing = surface.unionValues.first { $0.typePath == choice.flatMap { types.names[$0.member.elementType] } }
    return (choice?.lines(all, known: existing?.cases.map(\.name) ?? []) ?? all) + [ending.end]
  }

  /// How the cases of what is said reach the app's actions; nothing tells them apart behind what the system opens next.
  var choice: UnionSwitch? { opensNext ? nil : types.choice }

  /// What the app's action can't do without, and nobody can say.
  var unsayable: [String] {
    let (mapping, choice) = (mapping, choiceOfTwo?.name)
    return intent.parameters.filter { parameter in
      mapping.members[parameter.name] == nil && parameter.name != choice && !parameter.type.isOptional
        && !parameter.type.isCollection
        && parameter.defaultValue == nil && type.usualValue(of: parameter.name) == nil
    }.map(\.name)
  }

  private var isUpdate: Bool { SchemaWords.words(schema.name).first == "update" }

  /// Whether the intent does nothing without a value that an update may leave out.
  private func isAsked(_ parameter: Parameter, for member: SchemaMember) -> Bool {
    return isUpdate && said == nil && member.isOptional && parameter.isRequired
      && type.usualValue(of: parameter.name) == nil
  }

  // The work of an intent may be the one that its result opens: thrown away, nothing would happen.
  var opensNext: Bool {
    type.opensNext(for: intent) && shared == nil && schema.returns == nil
  }

  // Where the schema has no value of its own to be shown, what the intent says is all that answers.
  var handsOnDialog: Bool {
    let result = intent.result
    return result.providesDialog && result.value == nil && !result.opensIntent && !result.showsSnippetView
      && !result.showsSnippetIntent
      && shared == nil && schema.returns == nil && said == nil && choice == nil
  }

  // What the system asks of the intent that it runs, and not of the one that this calls, is answered as there, wherever
  // that has it from: what opens the app goes on opening it, and what is for an unlocked device stays so. A build takes it
  // from constants, so that a value which is known is written out.
  private func answers(_ access: String) -> [String] {
    let opening: [FrameworkProtocol] = [.openIntent, .showInAppSearchResultsIntent]
    let opens = intent.foreground.value != "background" && !schema.protocols.contains(where: opening.contains)
    let policy = intent.authenticationPolicy.flatMap { $0.value == "alwaysAllowed" ? nil : $0 }
    return answer("openAppWhenRun", "Bool", opens ? intent.openAppWhenRun : nil, access) { "\($0)" }
      + answer("supportedModes", "IntentModes", since: "26.0", opens ? intent.supportedModes : nil, access, Self.cases)
      + answer("authenticationPolicy", "IntentAuthenticationPolicy", policy, access) { ".\($0)" }
      + answer(
        "allowedExecutionTargets", "IntentExecutionTargets", since: "27.0", intent.executionTargets, access, Self.cases)
  }

  private static func cases(_ names: [String]) -> String {
    names.count == 1 ? ".\(names[0])" : "[\(names.map { ".\($0)" }.joined(separator: ", "))]"
  }

  private func answer<Value>(
    _ name: String, _ type: String, since: String? = nil, _ setting: Setting<Value>?, _ access: String,
    _ spelling: (Value) -> String
  ) -> [String] {
    guard let setting else { return [] }
    let isLater = types.floors.values.contains { floor in
      since.map { VersionNumber($0).isLater(than: VersionNumber(floor)) } == true
    }
    let systems = ParallelIntent.systems(types.floors.compactMapValues { _ in since })
    return (isLater ? ["@available(\(systems), *)"] : []) + [
      setting.value.map { "\(access)static let \(name): \(type) = \(spelling($0))" }
        ?? "\(access)static var \(name): \(type) { \(intent.typePath).\(name) }"
    ]
  }

  // Where the system searches; as in the app's own intent, or as in Apple's template.
  private func searching(_ access: String) -> [String] {
    guard schema.protocols.contains(.showInAppSearchResultsIntent) else { return [] }
    let own = type.staticVariable("searchScopes").map { type.file.lines(of: $0.member) }
    return own ?? ["\(access)static let searchScopes: [StringSearchScope] = [.general]"]
  }

  /// Optional parameters that the schema does not have.
  private func extras(_ mapping: MemberMapping) -> [Parameter] {
    let taken = Set(schema.members.map(\.name))
    return intent.parameters.filter {
      mapping.members[$0.name] == nil && $0.type.isOptional && !taken.contains($0.name)
    }
  }

  // What people read stands in the table of texts that the app's own parameter names.
  private func titled(_ parameter: Parameter) -> Parameter {
    guard let title = type.variable(parameter.name)?.argument("title") else { return parameter }
    var titled = parameter
    titled.title = .expression(title.expression.trimmedDescription)
    return titled
  }

  /// The parameters of the intent that the new one sets.
  var assigned: [Parameter] {
    let mapping = mapping
    return shared == nil ? intent.parameters.filter { spoken(of: $0, mapping, [:]) != nil } : []
  }

  private func assignment(
    of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]
  ) -> String? {
    // What has a value of its own does what it does without a word.
    spoken(of: parameter, mapping, spellings).map { "intent.\(IntentCode.quoted(parameter.name)) = \($0)" }
  }

  private func argument(of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]) -> String {
    let silent = type.usualValue(of: parameter.name) ?? (parameter.type.isOptional ? "nil" : nil)
    return spoken(of: parameter, mapping, spellings) ?? silent ?? "<#\(parameter.name)#>"
  }

  /// What is said for a parameter; nil where it has a value without.
  private func spoken(
    of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]
  ) -> String? {
    if let two = choiceOfTwo, two.name == parameter.name { return two.value }
    if var member = mapping.members[parameter.name] {
      if mapping.joined.contains(member) { return SchemaValue.joined(mapping.joined) }
      // Where the verb says what changes, the rest is how the thing is.
      if said != nil, let own = ownMember(like: member) { return value(of: own, spelled: own.type, for: parameter) }
      let spelling = spellings[member.name]
      if isAsked(parameter, for: member) { member.type = member.unwrappedType }
      return value(of: member, spelled: spelling, for: parameter)
    }
    if parameter.type.isOptional { return extras(mapping).contains(parameter) ? parameter.name : nil }
    if parameter.defaultValue != nil || type.startValue(of: parameter.name) != nil { return nil }
    // Of a list, nothing said is nothing in it.
    return parameter.type.isCollection ? "[]" : "<#\(parameter.name), which \(schema.identifier) does not have#>"
  }

  private func value(of member: SchemaMember, spelled spelling: String?, for parameter: Parameter) -> String {
    if let choice, choice.member.name == member.name, let value = choice.branches.first?.value { return value }
    if let converted = SchemaValue.spelling(of: member, as: parameter.type) { return converted }
    if let part = part(of: member, as: parameter.type) { return part }
    // What was not said is what the app has always taken for it.
    let usual = type.usualValue(of: parameter.name) ?? "<#\(parameter.name), if it was not given#>"
    let fallback = member.isOptional && !parameter.type.isOptional ? " ?? \(usual)" : ""
    if let own = types.memberName(of: member.schema) {
      let mark = member.isOptional ? "?" : ""
      return member.isCollection
        ? "\(member.name)\(mark).map(\\.\(own))\(fallback)" : "\(member.name)\(mark).\(own)\(fallback)"
    }
    let adopter = types.name(for: member.schema)
    let name = typePath(parameter.type) ?? parameter.type.element.spelling
    let declared = spelling?.trimmingPrefix("[").prefix { !"?]".contains($0) }
    let isSame = member.schema == nil ? declared.map { $0 == name } ?? false : adopter == name
    return isSame ? member.name + fallback : "<#\(member.name) as \(parameter.type.spelling)#>"
  }

  /// What the thing that is changed has for a member.
  private func ownMember(like member: SchemaMember) -> SchemaMember? {
    let target = schema.members.first { $0.name == "target" && !$0.isCollection }?.schema
    guard var own = Schema.entity(target)?.members.first(where: { $0.name == member.name }) else { return nil }
    own.name = "target.\(own.name)"
    return own
  }

  /// The name or the identifier of an entity, where that is what the app takes.
  private func part(of member: SchemaMember, as type: ValueType) -> String? {
    guard member.schema != nil, !type.isCollection, !member.isCollection else { return nil }
    let mark = member.isOptional ? "?" : ""
    let missing = member.isOptional && !type.isOptional ? " ?? <#\(member.name), if it was not given#>" : ""
    if member.isNamed(by: type), let name = member.nameOfEntity {
      return "\(member.name)\(mark).\(name.name)\(missing)"
    }
    switch (types.counterpart(of: member.schema)?.idType ?? "String", type.element.spelling) {
    case ("String", "String"), ("UUID", "UUID"): return "\(member.name)\(mark).id\(missing)"
    case ("UUID", "String"): return "\(member.name)\(mark).id.uuidString\(missing)"
    default: return nil
    }
  }

  func typePath(_ type: ValueType) -> String? {
    switch type.element {
    case .entity(let name): surface.entities.first { $0.identifier == name }?.typePath
    case .enum(let name): surface.enums.first { $0.identifier == name }?.typePath
    default: nil
    }
  }
}

extension SchemaMember {
  /// Whether it can be told that nothing was said of it.
  fileprivate var mayBeSilent: Bool { isOptional || isCollection || type == "Bool" }
}

extension Intent {
  /// Whether the system does all of its work, with what the app tells it of the thing: the intent has no code to call.
  func isPerformedBySystem(_ type: TypeCode) -> Bool {
    let doing: [FrameworkProtocol] = [.targetContentProvidingIntent, .urlRepresentableIntent]
    return type.perform == nil && protocols.contains(where: doing.contains)
  }
}
