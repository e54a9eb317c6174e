import AppIntentsFacts
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// What the code of an intent makes of what it is told, as in `let task = Chore(title: title)`.
struct MadeThing {
  /// What can be said of it where a schema has it and the intent does not: when it is due.
  struct Offer {
    let member: SchemaMember
    /// What a function that makes the thing calls it.
    let name: String
    /// As the code takes it, and nil where nothing is said.
    let type: ValueType
    fileprivate let label: String
  }

  /// What the code calls it.
  let name: String
  let typePath: String
  let offers: [Offer]
  /// What hands over what is offered.
  let edits: [SourceEdit]
  /// What is known of its type; nil where nothing finds one again.
  let model: MadeModel?
  /// Whether the code keeps it, so that it is there afterwards.
  let isKept: Bool
  private let binding: VariableDeclSyntax

  /// Nil where it makes nothing, or several things, of the parameters.
  init?(by intent: Intent, _ type: TypeCode, for schema: Schema, in own: OwnEntities) {
    guard let body = type.perform?.body, let wanted = schema.returns, schema.members.allSatisfy({ $0.name != "target" })
    else { return nil }
    let parameters = Set(intent.parameters.map(\.name))
    let found = body.statements.compactMap { Creation($0, of: parameters, in: type, own.code) }
    guard found.count == 1, var made = found.first else { return nil }
    made.offerVariables(in: body, own.code)
    (name, typePath, binding) = (made.name, made.typePath, made.binding)
    isKept = made.isKept(in: body)
    model = MadeModel(typePath, wanted.schema, of: made, in: own.code, body)
    let given = MemberMapping(of: intent, to: schema, in: own.surface).given
    let mapping = MemberMapping(
      of: made.taken.map { .init(name: $0.label, type: $0.type) }, owner: [typePath], to: schema.members,
      in: own.surface, isEntity: true)
    let names = body.boundNames.union(parameters)
    offers = made.taken.compactMap { taken in
      guard let member = mapping.members[taken.label], member.isOptional, !given.contains(member.name),
        member.schema == nil, !member.isCollection, !taken.type.isCollection
      else { return nil }
      let name = names.contains(member.name) ? "said" + member.name.firstUppercased : member.name
      return Offer(
        member: member, name: name, type: ValueType(taken.type.element.spelling + "?"), label: taken.label)
    }
    edits = offers.compactMap { made.edit(handingOver: $0.name, as: $0.label, in: type.file) }
  }

  /// Whether every result comes after it was made, and none because that failed.
  func isThere(at results: [BodyResults.Result]) -> Bool {
    isKept
      && results.allSatisfy {
        $0.place.startOffset > binding.endOffset && $0.place.enclosing(CatchClauseSyntax.self) == nil
      }
  }
}

/// The statement that makes it.
private struct Creation {
  struct Taken {
    let label: String
    let type: ValueType
    var usual: String?
  }

  let name: String
  let typePath: String
  let binding: VariableDeclSyntax
  /// What makes it, as code writes it: `Store.shared`; nil where that is its own type.
  private let maker: String?
  /// What the call may be given, in order.
  private(set) var taken: [Taken]
  private let call: FunctionCallExprSyntax
  private let isInitializer: Bool
  /// The file of the code.
  let place: String
  /// What the code sets of it afterwards, by the names of its variables.
  private var assigned: [String: ExprSyntax] = [:]

  init?(_ statement: CodeBlockItemSyntax, of parameters: Set<String>, in intent: TypeCode, _ code: CodeTree) {
    place = intent.file.path
    guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let call = variable.bindings.first?.initializer?.value.attempted.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil,
      call.arguments.contains(where: {
        $0.expression.nodes(DeclReferenceExprSyntax.self).contains { parameters.contains($0.baseName.bareText) }
      }),
      let written = call.calledExpression.dottedName
    else { return nil }
    // What the app hands the intent makes things as well.
    let handed = intent.dependencies.first { written.hasPrefix($0.name + ".") && !$0.type.contains(" ") }
    let path = handed.map { $0.type + written.dropFirst($0.name.count) } ?? written
    guard path.first?.isUppercase == true else { return nil }
    (self.name, binding, self.call) = (name, variable, call)
    isInitializer = path.lastNameComponent.first?.isUppercase == true
    maker = isInitializer || handed != nil ? nil : path.split(separator: ".").dropLast().joined(separator: ".")
    let owner = isInitializer ? path : String(path.prefix { $0 != "." })
    let labels = call.arguments.map { $0.label?.text }
    guard let type = code.onlyType(owner, near: place) else { return nil }
    let heads: [(FunctionParameterListSyntax, String?)] =
      isInitializer
      ? type.initializers.map { ($0.signature.parameterClause.parameters, owner) }
      : type.functions(path.lastNameComponent).map {
        (
          $0.signature.parameterClause.parameters,
          $0.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.trimmedDescription
        )
      } + type.closureHeads(path.lastNameComponent)
    let fitting = heads.first { head in
      let declared = head.0.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
      var rest = declared[...]
      return labels.allSatisfy { label in
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
    if let fitting {
      guard let made = fitting.1 else { return nil }
      typePath = made
      taken = fitting.0.compactMap { parameter in
        guard parameter.firstName.text != "_" else { return nil }
        return Taken(
          label: parameter.firstName.text, type: ValueType(parameter.type.trimmedDescription),
          usual: parameter.defaultValue?.value.trimmedDescription)
      }
    } else {
      // What the compiler makes of the variables takes what is passed: of that, a date tells its type.
      guard isInitializer, type.initializers.isEmpty else { return nil }
      typePath = owner
      taken = call.arguments.compactMap { argument in
        guard let label = argument.label?.text, argument.expression.isCurrentDate else { return nil }
        return Taken(label: label, type: ValueType("Date"))
      }
    }
  }

  /// What can be set of it once it is there: an instance that everybody shares takes what is said in its own variables.
  mutating func offerVariables(in body: CodeBlockSyntax, _ code: CodeTree) {
    guard isInitializer, isKept(in: body), let type = code.onlyType(typePath, near: place),
      type.declaration.is(ClassDeclSyntax.self)
    else { return }
    for statement in body.statements {
      guard let parts = statement.item.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count > 2,
        parts[1].is(AssignmentExprSyntax.self), let target = parts[0].as(MemberAccessExprSyntax.self),
        target.base?.trimmedDescription == name, let last = parts.last, parts.count == 3
      else { continue }
      assigned[target.declName.baseName.text] = last
    }
    let known = Set(taken.map(\.label))
    taken += type.settableVariables.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .map { Taken(label: $0.key, type: ValueType($0.value)) }
  }

  /// Who makes them may have them all.
  func all(in code: CodeTree) -> String? {
    guard let maker, let type = code.onlyType(String(maker.prefix { $0 != "." })) else { return nil }
    let lists = type.readableVariables.filter { $0.value == "[\(typePath)]" }
    return lists.count == 1 ? lists.first.map { "\(maker).\($0.key)" } : nil
  }

  func isKept(in body: CodeBlockSyntax) -> Bool {
    guard isInitializer else { return true }
    return body.nodes(FunctionCallExprSyntax.self).contains { call in
      let verb = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return ["insert", "append", "add", "save"].contains(verb)
        && call.arguments.contains { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText == name }
    }
  }

  /// What the call is given in a place, where anything is said.
  func edit(handingOver said: String, as label: String, in file: CodeFile) -> SourceEdit? {
    if let passed = call.arguments.first(where: { $0.label?.text == label })?.expression {
      let isWhole = !passed.is(SequenceExprSyntax.self) && !passed.is(TernaryExprSyntax.self)
      let text = passed.trimmedDescription
      return file.replace(passed, with: "\(said) ?? \(isWhole ? text : "(\(text))")")
    }
    if let value = assigned[label] {
      return file.replace(value, with: "\(said) ?? \(value.trimmedDescription)")
    }
    guard let place = taken.firstIndex(where: { $0.label == label }) else { return nil }
    guard let usual = taken[place].usual else {
      let line = "if let \(said) { \(name).\(label) = \(said) }"
      let indentation = file.newline + file.indentation(of: binding)
      return file.insert(indentation + line, at: binding.endPositionBeforeTrailingTrivia)
    }
    let isEmpty = usual == "nil"
    let text = "\(label): \(said)\(isEmpty ? "" : " ?? \(usual)")"
    let earlier = Set(taken[..<place].map(\.label))
    let before = call.arguments.last { $0.label.map { earlier.contains($0.text) } ?? true }
    guard let before else {
      return call.arguments.first.map { file.insert("\(text), ", at: $0.positionAfterSkippingLeadingTrivia) }
    }
    let isOnOwnLine = before.leadingTrivia.contains { $0.isNewline }
    let space = isOnOwnLine ? file.newline + file.indentation(of: before) : " "
    return file.insert(",\(space)\(text)", at: before.expression.endPositionBeforeTrailingTrivia)
  }
}

/// A type of the app that is no entity, as one that stands for it is made from it.
struct MadeModel {
  let typePath: String
  /// Its plain variables.
  let held: [MemberMapping.Own]
  /// The type of its identifier; nil where the store alone knows it.
  let idType: String?
  /// What gives all of them, as code writes it; nil where that is not known.
  let all: String?

  fileprivate init?(
    _ typePath: String, _ schema: String?, of made: Creation, in code: CodeTree, _ body: CodeBlockSyntax
  ) {
    guard let type = code.onlyType(typePath, near: made.place),
      let schema = Schema.entity(schema),
      schema.protocols.allSatisfy({ $0 == .appEntity })
    else { return nil }
    let variables = type.readableVariables
    let isStored = type.declaration.attributes.contains { $0.hasName(in: ["Model"]) }
    let id = variables["id"].flatMap { ["UUID", "String"].contains($0) ? $0 : nil }
    guard id != nil || isStored else { return nil }
    self.typePath = typePath
    idType = id
    held = variables.filter { $0.key != "id" }.sorted { $0.key < $1.key }
      .map { MemberMapping.Own(name: $0.key, type: ValueType($0.value)) }
    let contexts = body.nodes(FunctionCallExprSyntax.self).filter { call in
      call.calledExpression.dottedName == "ModelContext"
        && call.readNames.allSatisfy { $0.first?.isUppercase == true }
    }
    let fetched = contexts.first.map { "try \($0.trimmedDescription).fetch(FetchDescriptor<\(typePath)>())" }
    all = isStored ? fetched : made.all(in: code)
  }
}

extension TypeCode {
  /// What variables of a name that hold functions give.
  fileprivate func closureHeads(_ name: String) -> [(FunctionParameterListSyntax, String?)] {
    guard let type = variable(name)?.type?.as(FunctionTypeSyntax.self), type.parameters.count == 1 else { return [] }
    let parameter = FunctionParameterSyntax(
      firstName: .wildcardToken(), type: IdentifierTypeSyntax(name: .identifier("Any")))
    let made = type.returnClause.type.as(IdentifierTypeSyntax.self)?.trimmedDescription
    return [(FunctionParameterListSyntax([parameter]), made)]
  }

  /// The variables of instances that other code of the module can set, with their types.
  fileprivate var settableVariables: [String: String] {
    members.unmarkedVariables { variable in
      variable.bindingSpecifier.text == "var" && variable.bindings.allSatisfy { $0.accessorBlock == nil }
        && !variable.modifiers.contains { ["static", "class", "private", "fileprivate"].contains($0.name.text) }
    }
  }
}

extension CodeTree {
  /// The type that one file alone declares.
  ///
  /// - Parameter path: where it is used: of several, the only one in the nearest folder is meant, as one module has one.
  func onlyType(_ typePath: String, near path: String? = nil) -> TypeCode? {
    let found = paths(declaring: typePath, in: DeclaredNames.paths(ofType:)).compactMap { type(typePath, in: $0) }
    guard found.count > 1, let path else { return found.count == 1 ? found[0] : nil }
    let folders = path.split(separator: "/")
    func nearness(_ type: TypeCode) -> Int {
      zip(folders, type.file.path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let nearest = found.map(nearness).max() ?? 0
    let near = found.filter { nearness($0) == nearest }
    return near.count == 1 && nearest > 0 ? near[0] : nil
  }
}

extension ExprSyntax {
  /// `Date()`, `Date.now`.
  fileprivate var isCurrentDate: Bool { ["Date()", "Date.now", ".now"].contains(trimmedDescription) }
}
