import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

/// The members of a parallel intent and the body that hands them to the app's own one.
struct ParallelBody {
  let intent: Intent
  let schema: Schema
  let types: ParallelTypes
  let surface: Surface
  let type: TypeCode
  /// The function that the code of the intent has moved into; nil where the intent itself is called.
  let shared: SharedBody?

  private var mapping: MemberMapping {
    MemberMapping(of: intent.parameters.map { .init(name: $0.name, type: $0.type) }, to: schema.members, in: surface)
  }

  /// - Parameters:
  ///   - members: of the schema, with the types that they have in the app.
  ///   - result: the type of the result.
  func lines(_ members: [(member: SchemaMember, type: String)], _ result: String?, _ access: String) -> [String] {
    let mapping = mapping
    let minor = Set(schema.minorLists.map(\.name))
    let own = members.map { member, type in
      "\(minor.contains(member.name) ? "@Parameter(default: []) " : "")\(access)var \(member.name): \(type)"
    }
    let kept = extras(mapping).flatMap { IntentCode.declaration(of: $0) }
    let variables = own + kept.map { $0.hasPrefix("var ") ? access + $0 : $0 }
    let spellings = Dictionary(members.map { ($0.member.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    // Without a word of its own, it would be seen in the module alone, and the system could not make the intent.
    let initializer = access.isEmpty ? [] : ["\(access)init() {}", ""]
    let value = (result.map { " & ReturnsValue<\($0)>" } ?? "") + (opensNext ? " & OpensIntent" : "")
    return ["\(access)static let isAssistantOnly: Bool = true"] + opening + [""] + variables
      + (variables.isEmpty ? [] : [""]) + initializer
      + ["\(access)func perform() async throws -> some IntentResult\(value) {"]
      + body(mapping, minor, spellings).map { "\t" + $0 } + ["}"]
  }

  private func body(_ mapping: MemberMapping, _ minor: Set<String>, _ spellings: [String: String]) -> [String] {
    let mapped = Set(mapping.members.values.map(\.name))
    let rest = schema.members.filter { !mapped.contains($0.name) && !minor.contains($0.name) }.map(\.name)
    let unread =
      rest.isEmpty ? [] : ["<#\(intent.typeName) has no parameter for \(rest.joined(separator: ", ")): use them here#>"]
    guard let shared else {
      let assignments = intent.parameters.compactMap { assignment(of: $0, mapping, spellings) }
      return ["let intent = \(intent.typePath)()"] + assignments + unread
        // Calling an intent gives its value.
        + ending("try await intent.perform()", value: "try await intent(donate: false)")
    }
    let arguments = intent.parameters.filter { shared.parameters.contains($0.name) }
      .map { "\($0.name): \(argument(of: $0, mapping, spellings))" }
    let call = "try await \(shared.name)(\(arguments.joined(separator: ", ")))"
    return unread + ending(call, value: call)
  }

  // The work of an intent may be the one that its result opens: thrown away, nothing would happen.
  private var opensNext: Bool { intent.result.opensIntent && shared == nil && schema.returns == nil }

  // What opens the app goes on opening it: the system asks the intent that it runs, not the one that this calls.
  private var opening: [String] {
    let opening: [FrameworkProtocol] = [.openIntent, .showInAppSearchResultsIntent]
    guard intent.openAppWhenRun?.value != false, !schema.protocols.contains(where: opening.contains) else { return [] }
    return ["openAppWhenRun", "supportedModes"].compactMap(type.staticVariable)
      .flatMap { type.file.lines(of: $0.member) }.filter { !$0.hasPrefix("//") }
  }

  private func ending(_ call: String, value: String) -> [String] {
    let done = shared?.givesValue == false ? call : "_ = \(call)"
    guard let wanted = schema.returns else { return opensNext ? ["return \(call)"] : [done, "return .result()"] }
    guard let own = intent.result.value, own.isCollection == wanted.isCollection, own.isOptional == wanted.isOptional
    else { return [done, "return .result(value: <#value#>)"] }
    // The app's type may well have the name of Apple's template, and not be the one that adopts the schema.
    let isAdopter = wanted.schema.map { types.name(for: $0) == typePath(own) } ?? true
    if own.spelling == wanted.type, isAdopter { return ["return .result(value: \(value))"] }
    guard case .entity(let name) = own.element, types.counterpart(of: wanted.schema) != nil, !own.isOptional,
      surface.entities.contains(where: { $0.identifier == name })
    else { return [done, "return .result(value: <#value#>)"] }
    let made = types.name(for: wanted.schema) ?? wanted.elementType
    return own.isCollection
      ? ["return .result(value: \(value).map { \(made)($0) })"] : ["return .result(value: \(made)(\(value)))"]
  }

  /// Optional parameters that the schema does not have.
  private func extras(_ mapping: MemberMapping) -> [Parameter] {
    let taken = Set(schema.members.map(\.name))
    return intent.parameters.filter {
      mapping.members[$0.name] == nil && $0.type.isOptional && !taken.contains($0.name)
    }
  }

  private func assignment(
    of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]
  ) -> String? {
    // What has a value of its own does what it does without a word.
    spoken(of: parameter, mapping, spellings).map { "intent.\(parameter.name) = \($0)" }
  }

  private func argument(of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]) -> String {
    let silent = type.variable(parameter.name)?.defaultValue ?? (parameter.type.isOptional ? "nil" : nil)
    return spoken(of: parameter, mapping, spellings) ?? silent ?? "<#\(parameter.name)#>"
  }

  /// What is said for a parameter; nil where it has a value without.
  private func spoken(
    of parameter: Parameter, _ mapping: MemberMapping, _ spellings: [String: String]
  ) -> String? {
    if let member = mapping.members[parameter.name] {
      return value(of: member, spelled: spellings[member.name], for: parameter)
    }
    if parameter.type.isOptional { return extras(mapping).contains(parameter) ? parameter.name : nil }
    return parameter.defaultValue == nil ? "<#\(parameter.name), which \(schema.identifier) does not have#>" : nil
  }

  private func value(of member: SchemaMember, spelled spelling: String?, for parameter: Parameter) -> String {
    if let text = SchemaText.spelling(of: member, as: parameter.type) { return text }
    let fallback =
      member.isOptional && !parameter.type.isOptional
      ? " ?? <#\(parameter.name), if it was not given#>" : ""
    if let own = types.counterpart(of: member.schema) {
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

  private func typePath(_ type: ValueType) -> String? {
    switch type.element {
    case .entity(let name): surface.entities.first { $0.identifier == name }?.typePath
    case .enum(let name): surface.enums.first { $0.identifier == name }?.typePath
    default: nil
    }
  }
}
