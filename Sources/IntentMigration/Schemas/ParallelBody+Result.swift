import IntentSchemas
import IntentSurface

extension ParallelBody {
  /// What is done, and how the function ends.
  func ending(_ call: String, value: String) -> (work: [String], end: String) {
    let isProblem = shared?.givesProblem == true
    let done =
      isProblem
      ? "if let problem = \(call) { throw Failure(localizedStringResource: problem) }"
      : shared?.givesValue == false ? call : "_ = \(call)"
    if handsOnDialog { return ([], "return \(call)") }
    guard let wanted = schema.returns else {
      return opensNext ? ([], "return \(call)") : ([done], "return .result()")
    }
    if shared?.made != nil, let name = wanted.schema, types.models[name] != nil, !wanted.isCollection {
      return ([], "return .result(value: \(types.name(for: name) ?? wanted.elementType)(\(call)))")
    }
    if let made = shared?.made, !wanted.isCollection, let value = entity(wanted, of: call, typed: made.typePath) {
      return ([], "return .result(value: \(value))")
    }
    guard let own = intent.result.value, own.isCollection == wanted.isCollection, own.isOptional == wanted.isOptional
    else { return ([done] + settingResult, "return .result(value: \(made(wanted)))") }
    // The app's type may well have the name of Apple's template, and not be the one that adopts the schema.
    let isAdopter = wanted.schema.map { types.name(for: $0) == typePath(own) } ?? true
    if own.spelling == wanted.type, isAdopter { return ([], "return .result(value: \(value))") }
    if !wanted.isCollection, !own.isOptional, let path = typePath(own), !isAdopter || own.spelling != wanted.type,
      let converted = entity(wanted, of: value, typed: path)
    {
      return ([], "return .result(value: \(converted))")
    }
    guard case .entity(let name) = own.element, types.counterpart(of: wanted.schema)?.identifier == name,
      !own.isOptional
    else { return ([done] + settingResult, "return .result(value: \(made(wanted)))") }
    return ([], "return .result(value: \(made(wanted, from: value)))")
  }

  // What an action has set is so, even where the app's query no longer tells.
  private var setsResult: Bool {
    guard let said, let wanted = schema.returns, !wanted.isCollection,
      let entity = Schema.entity(wanted.schema)
    else { return false }
    return entity.members.contains { $0.name == said.member }
      && schema.members.contains { $0.name == "target" && $0.type == wanted.type }
  }

  private var settingResult: [String] {
    guard setsResult, let said, let saidValue else { return [] }
    let name = types.name(for: schema.returns?.schema) ?? schema.returns?.elementType ?? ""
    return [
      "var result = try await \(name).defaultQuery.entities(for: [target.id]).first ?? target",
      "result.\(said.member) = \(saidValue)",
    ]
  }

  /// The entity of the schema, made of a value of the app in the ways that the app has for it.
  private func entity(_ wanted: SchemaMember, of value: String, typed typePath: String) -> String? {
    let name = types.name(for: wanted.schema) ?? wanted.elementType
    if let own = types.counterpart(of: wanted.schema) {
      return types.own.code.making(own.typePath, of: value, typed: typePath).map { "\(name)(\($0))" }
    }
    return surface.entities.contains { $0.typePath == name }
      ? types.own.code.making(name, of: value, typed: typePath) : nil
  }

  /// What the schema gives back: made from the app's own, where one stands for it.
  private func made(_ wanted: SchemaMember, from value: String? = nil) -> String {
    let name = types.name(for: wanted.schema) ?? wanted.elementType
    // What it is done to is what comes of it, and what it is by then is for its query to say.
    let target = schema.members.first { $0.name == "target" && $0.schema == wanted.schema && $0.type == wanted.type }
    if value == nil, let target, target.schema != nil {
      let found = "try await \(name).defaultQuery.entities(for:"
      return target.isCollection
        ? "\(found) target.map(\\.id))" : setsResult ? "result" : "\(found) [target.id]).first ?? target"
    }
    guard let own = types.counterpart(of: wanted.schema) else { return "<#the \(name) that was made#>" }
    let source = value ?? "<#the \(own.typeName) that was made#>"
    return wanted.isCollection ? "\(source).map { \(name)($0) }" : "\(name)(\(source))"
  }
}
