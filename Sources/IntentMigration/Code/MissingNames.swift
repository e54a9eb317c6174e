import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftParser
import SwiftSyntax

extension ProposalContext {
  /// What old code names, the old version declared and no code of the app has any more; sorted. A member that its type
  /// has lost is there as `Type.member`.
  func missingNames(in lines: [String]) -> [String] {
    guard let old else { return [] }
    let finder = NameFinder(lines)
    let names = finder.used.subtracting(finder.declared)
    let gone = new.withoutWords(names)
    let members = finder.members.filter { member in
      !gone.contains(member.name) && !gone.contains(member.type) && !finder.declared.contains(member.type)
        && !finder.extended.contains(member) && old.hasMember(member) && new.lacksMember(member)
    }
    let others = closedTypes(of: finder, old) + changedRequirements(of: finder, old)
    return Set(gone.filter(old.declares) + (members + others).map(\.description)).sorted()
  }

  /// What old code names of types, and they have no more; sorted.
  func missingMembers(in lines: [String]) -> [(type: String, name: String)] {
    let missing = Set(missingNames(in: lines))
    return NameFinder(lines).members.filter { missing.contains($0.name) || missing.contains($0.description) }
      .sorted { $0.description < $1.description }.map { ($0.type, $0.name) }
  }

  /// Whether a Swift file of either version declares a name.
  func declares(_ name: String) -> Bool { new.declares(name) || old?.declares(name) == true }

  // What the code makes a value of, and nobody outside of the type can any more.
  private func closedTypes(of finder: NameFinder, _ old: CodeTree) -> [TypeMember] {
    finder.made.subtracting(finder.declared).filter { type in
      new.declaration(of: type)?.isClosed == true && old.declaration(of: type)?.isClosed == false
    }.map { TypeMember(type: $0, name: "init") }
  }

  // What the app's own protocols ask for as something else now.
  private func changedRequirements(of finder: NameFinder, _ old: CodeTree) -> [TypeMember] {
    finder.conformances.flatMap { name -> [TypeMember] in
      guard let before = old.requirements(of: name), let after = new.requirements(of: name) else { return [] }
      return finder.variables.filter { variable, type in
        guard let wanted = after[variable], let shipped = before[variable] else { return false }
        return shipped == type && wanted != type
      }.map { TypeMember(type: name, name: $0.key) }
    }
  }

  /// Old code in which an error stands at each statement and member that names what is gone: the compiler stops there
  /// with what to do, and not with a name that nobody knows.
  func marked(_ lines: [String], missing: [String]) -> [String] {
    let places = NameFinder(lines).places(of: Set(missing))
    return lines.enumerated().flatMap { index, line -> [String] in
      guard let names = places[index] else { return [line] }
      let shown = names.map { "`\($0)`" }.joined(separator: ", ")
      let (now, others) = successors(of: names)
      let gone =
        others
        ? "\(names.count == 1 ? "is" : "are") gone with the code that used \(names.count == 1 ? "it" : "them")"
        : "no longer \(names.count == 1 ? "exists" : "exist") as before"
      let example =
        now.isEmpty ? "" : " (see \(now.prefix(Self.shownSuccessors).map { "`\($0)`" }.joined(separator: ", ")))"
      let text = "\(shown) \(gone): do what the app does now\(example), then remove this line."
      return [line.prefix { $0.isWhitespace } + "#error(\(IntentCode.literal(text)))", line]
    }
  }
}

extension ProposalContext {
  fileprivate static let shownSuccessors = 3

  /// The intents that named what is gone and do without it now, and whether other code of the app did that went as well.
  fileprivate func successors(of names: [String]) -> (now: [String], wereOthers: Bool) {
    guard let old else { return ([], false) }
    let words = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let named = { (code: TypeCode?) in
      guard let code else { return false }
      let bytes = Array(code.declaration.description.utf8)
      return words.contains { bytes.contains(words: $0) }
    }
    let now = comparison.old.intents.filter { intent in
      guard let newer = comparison.newRecords.intent(comparison.newIdentifier(of: .intent, intent.identifier)),
        named(oldType(.intent, intent)), let code = newType(.intent, newer)
      else { return false }
      return !named(code)
    }.map(\.typePath)
    // Beside the file that declared it and those of intents: who read what an intent wrote.
    let intentPaths = Set(comparison.old.intents.compactMap { locations.old[Subject(.intent, $0.identifier)]?.path })
    let others = old.paths.filter { path in
      guard path.hasSuffix(".swift"), !intentPaths.contains(path), let bytes = old.bytes(path) else { return false }
      return words.contains { word in
        bytes.contains(words: word)
          && !["var", "let", "case", "func"].contains { bytes.contains(words: "\($0) \(word)") }
      }
    }
    let isGone = words.allSatisfy { word in
      !new.paths.contains { $0.hasSuffix(".swift") && new.uneditedBytes($0)?.contains(words: word) == true }
    }
    return (Set(now).sorted(), isGone && !others.isEmpty)
  }
}

/// A member of a type, as code names it.
private struct TypeMember: Hashable, CustomStringConvertible {
  let type: String
  let name: String

  var description: String { "\(type).\(name)" }
}

/// The names that a piece of code uses, and those that it declares itself.
private final class NameFinder: SyntaxVisitor {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []
  private(set) var members: Set<TypeMember> = []
  /// The members that its own extensions give to types.
  private(set) var extended: Set<TypeMember> = []
  /// The types that it makes values of.
  private(set) var made: Set<String> = []
  /// What its types conform to, and the stored and computed variables of theirs with a type.
  private(set) var conformances: Set<String> = []
  private(set) var variables: [String: String] = [:]
  private var tokens: [(name: String, token: TokenSyntax)] = []
  private var bindings: [(name: String, token: TokenSyntax)] = []
  private let converter: SourceLocationConverter

  init(_ lines: [String]) {
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let name = token.identifier?.name, token.tokenKind != .wildcard else { return .visitChildren }
    let parent = token.parent
    // The label of an argument goes with its function.
    let isLabel = parent?.is(LabeledExprSyntax.self) == true || parent?.is(FunctionParameterSyntax.self) == true
    if isLabel || parent?.is(AttributeSyntax.self) == true || parent?.is(ImportPathComponentSyntax.self) == true {
      if parent?.is(FunctionParameterSyntax.self) == true { declared.insert(name) }
      return .visitChildren
    }
    let isReference =
      parent?.is(DeclReferenceExprSyntax.self) == true || parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.is(MemberTypeSyntax.self) == true
    guard isReference else {
      declared.insert(name)
      return .visitChildren
    }
    used.insert(name)
    tokens.append((name, token))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    if let callee, let type = callee.identifier?.name, type.first?.isUppercase == true {
      made.insert(type)
      tokens.append(("\(type).init", callee))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    for member in node.memberBlock.members {
      let names =
        member.decl.as(FunctionDeclSyntax.self).map { [$0.name.text] }
        ?? member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
      extended.formUnion(names.map { TypeMember(type: type, name: $0) })
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    conformances.insert(node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = node.typeAnnotation?.type {
      variables[name.text] = type.trimmedDescription
      bindings.append((name.text, name))
    }
    return .visitChildren
  }

  // `Type.member`, `Outer.Type.member`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base.flatMap {
      $0.as(DeclReferenceExprSyntax.self)?.baseName ?? $0.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
    if let type = base?.identifier?.name, type.first?.isUppercase == true,
      let name = node.declName.baseName.identifier?.name
    {
      let member = TypeMember(type: type, name: name)
      members.insert(member)
      tokens.append((member.description, node.declName.baseName))
    }
    return .visitChildren
  }

  /// The lines, from 0, at which statements and members begin that use some names, with those; sorted.
  func places(of names: Set<String>) -> [Int: [String]] {
    var found: [Int: Set<String>] = [:]
    let required = bindings.flatMap { name, token in conformances.map { ("\($0).\(name)", token) } }
    for (name, token) in tokens + required where names.contains(name) && !declared.contains(name) {
      let owner = sequence(first: Syntax(token), next: \.parent).first { node in
        node.is(MemberBlockItemSyntax.self) || node.is(CodeBlockItemSyntax.self)
      }
      guard let owner else { continue }
      let line = converter.location(for: owner.positionAfterSkippingLeadingTrivia).line - 1
      found[line, default: []].insert(name)
    }
    return found.mapValues { $0.sorted() }
  }
}

extension CodeTree {
  private static let keywords = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "case", "actor", "macro",
  ]

  /// Those of some names that no Swift file has as a word. Edits count for what they declare: what they only name is
  /// no sign that it is there.
  fileprivate func withoutWords(_ names: Set<String>) -> Set<String> {
    var waiting = names
    for path in paths where path.hasSuffix(".swift") && !waiting.isEmpty {
      guard let bytes = uneditedBytes(path) else { continue }
      waiting = waiting.filter { !bytes.contains(words: $0) }
    }
    let edited = changes.map(\.after)
    return waiting.filter { name in !edited.contains { Self.declares(name, as: Self.keywords, in: $0) } }
  }

  /// Whether the declaration of a type or an extension of it declares a member.
  fileprivate func hasMember(_ member: TypeMember) -> Bool {
    groups(of: member.type, naming: member.name).contains { $0.declares(member.name) }
  }

  /// Whether the type is declared, and neither it nor what it inherits from declares a member.
  fileprivate func lacksMember(_ member: TypeMember) -> Bool {
    guard !hasMember(member) else { return false }
    let groups = groups(of: member.type)
    guard groups.contains(where: { !$0.is(ExtensionDeclSyntax.self) }) else { return false }
    let inherited = groups.flatMap { $0.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] }
    let around = Set(inherited.map(\.lastNameComponent)).flatMap { self.groups(of: $0, naming: member.name) }
    return !around.contains { $0.declares(member.name) }
  }

  // The declarations of a type or protocol by its last name, and the extensions of it, in files with another word.
  private func groups(of type: String, naming name: String = "") -> [any DeclGroupSyntax] {
    let made = changes.filter { $0.before == nil }.map(\.path)
    return (paths + made).filter { path in
      guard path.hasSuffix(".swift"), let bytes = bytes(path), bytes.contains(text: type),
        name.isEmpty || bytes.contains(words: name)
      else { return false }
      return Self.declares(type, as: Self.typeKeywords + ["protocol", "extension"], in: bytes)
        || bytes.contains(words: ".\(type)") && bytes.contains(text: "extension ")
    }
    .compactMap(file).flatMap { file in
      file.tree.nodes(ExtensionDeclSyntax.self).filter { $0.extendedType.trimmedDescription.lastNameComponent == type }
        .map { $0 as any DeclGroupSyntax } + file.tree.groups(named: type)
    }
  }

  private static func declares(_ name: String, as keywords: [String], in bytes: [UInt8]) -> Bool {
    keywords.contains { bytes.contains(words: "\($0) \(name)") }
  }

  /// The declaration of a type at the top level of some file.
  func declaration(of name: String) -> TypeCode? {
    paths.lazy.filter { $0.hasSuffix(".swift") }
      .filter { path in
        bytes(path).map { Self.declares(name, as: Self.typeKeywords, in: $0) } ?? false
      }
      .compactMap { self.type(name, in: $0) }.first
  }

  private static let typeKeywords = ["struct", "class", "enum", "actor"]

  /// The variables that a protocol of the app asks for, with their types; nil where there is no such protocol.
  fileprivate func requirements(of name: String) -> [String: String]? {
    for path in paths where path.hasSuffix(".swift") {
      guard bytes(path)?.contains(words: "protocol \(name)") == true, let file = file(path) else { continue }
      let found = file.tree.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
        .first { $0.name.text == name }
      guard let found else { continue }
      let bindings = found.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      let types = bindings.compactMap { binding in
        binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.trimmedDescription) }
      }
      return Dictionary(types, uniquingKeysWith: { first, _ in first })
    }
    return nil
  }

  /// A computed member of a type itself, with its lines, that some file declares.
  func computedStaticMember(_ name: String, of type: String) -> (file: CodeFile, lines: [String])? {
    guard let code = declaration(of: type) else { return nil }
    let groups = [code.declaration] + code.extensions.map { $0 as any DeclGroupSyntax }
    for member in groups.flatMap({ $0.memberBlock.members.flattened }) {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
      guard modifiers.contains("static"), !modifiers.contains("private") else { continue }
      let variable = member.decl.as(VariableDeclSyntax.self)?.bindings.first
      let isIt =
        member.decl.as(FunctionDeclSyntax.self)?.name.text == name
        || variable?.pattern.trimmedDescription == name && variable?.accessorBlock != nil
      if isIt { return (code.file, code.file.lines(of: member)) }
    }
    return nil
  }

  /// Whether some Swift file declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    paths.contains { path in
      guard path.hasSuffix(".swift"), let bytes = bytes(path), bytes.contains(text: name) else { return false }
      return Self.declares(name, as: Self.keywords, in: bytes)
    }
  }
}

extension SourceFileSyntax {
  fileprivate func groups(named name: String) -> [any DeclGroupSyntax] {
    let structs: [any DeclGroupSyntax] = nodes(StructDeclSyntax.self).filter { $0.name.text == name }
    let classes: [any DeclGroupSyntax] = nodes(ClassDeclSyntax.self).filter { $0.name.text == name }
    let enums: [any DeclGroupSyntax] = nodes(EnumDeclSyntax.self).filter { $0.name.text == name }
    let actors: [any DeclGroupSyntax] = nodes(ActorDeclSyntax.self).filter { $0.name.text == name }
    return structs + classes + enums + actors
      + nodes(ProtocolDeclSyntax.self).filter { $0.name.text == name }.map { $0 as any DeclGroupSyntax }
  }
}

extension DeclGroupSyntax {
  /// Whether it declares a member, a case among them.
  fileprivate func declares(_ name: String) -> Bool {
    memberBlock.members.flattened.contains { item in
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.contains { $0.pattern.trimmedDescription == name }
      }
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) {
        return cases.elements.contains { $0.name.identifier?.name == name }
      }
      return item.decl.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name == name
    }
  }
}

extension TypeCode {
  /// Whether each of its initialisers is the type's own affair.
  fileprivate var isClosed: Bool {
    let open = initializers.filter { initializer in
      !initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
    return !initializers.isEmpty && open.isEmpty
  }
}
