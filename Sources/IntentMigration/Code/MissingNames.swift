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
    let types = finder.types.subtracting(finder.declared).subtracting(gone).filter { name in
      !old.paths(declaring: name, in: DeclaredNames.paths(ofType:)).isEmpty && new.hasLost(name)
        && old.smallDeclaration(of: name) != nil
    }
    let members = finder.members.filter { member in
      !gone.contains(member.name) && !gone.contains(member.type) && !types.contains(member.type)
        && !finder.declared.contains(member.type)
        && !finder.extended.contains(member) && old.hasMember(member) && new.lacksMember(member)
    }
    let others = closedTypes(of: finder, old) + changedRequirements(of: finder, old)
    return Set(gone.filter(old.declares) + types + (members + others).map(\.description)).sorted()
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
      new.smallDeclaration(of: type)?.isClosed == true && old.smallDeclaration(of: type)?.isClosed == false
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
  /// What it names as a type by itself, and not as a member of another one.
  private(set) var types: Set<String> = []
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
    if token.isTypeName { types.insert(name) }
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

  /// Whether no file declares a type at its top level, or uses it: a word like `Action` stands in many files.
  ///
  /// A file with a type of that name inside another one may mean that one.
  fileprivate func hasLost(_ name: String) -> Bool {
    guard paths(declaring: name, in: DeclaredNames.paths(ofAlias:)).isEmpty,
      paths(declaring: name, in: DeclaredNames.paths(ofProtocol:)).isEmpty
    else { return false }
    let declaring = paths(declaring: name, in: DeclaredNames.paths(ofType:))
    let isThere = declaring.contains { path in
      (bytes(path)?.count ?? 0) > Self.mostParsed || type(name, in: path) != nil
    }
    guard !isThere else { return false }
    let made = changes.filter { $0.before == nil }.map(\.path)
    var parsed = 0
    for path in paths + made where path.hasSuffix(".swift") && !declaring.contains(path) {
      guard let bytes = bytes(path), bytes.count <= Self.mostParsed, bytes.contains(words: name) else { continue }
      parsed += 1
      guard parsed <= Self.mostFiles, let file = file(path) else { return false }
      let tokens = file.tree.tokens(viewMode: .sourceAccurate)
      if tokens.contains(where: { $0.identifier?.name == name && $0.isTypeName }) { return false }
    }
    return true
  }

  // Many files with a word say that it is a common one.
  private static let mostFiles = 30

  /// Whether the declaration of a type or an extension of it declares a member.
  fileprivate func hasMember(_ member: TypeMember) -> Bool {
    codeOf(member.type).contains { $0.declares(member.name) }
  }

  /// Whether the type is declared, and neither it nor what it inherits from declares a member.
  fileprivate func lacksMember(_ member: TypeMember) -> Bool {
    let code = codeOf(member.type)
    guard code.contains(where: \.isDeclaration) else { return false }
    let around = Set(code.flatMap(\.inherited)).sorted().flatMap(codeOf)
    return !(code + around).contains { $0.declares(member.name) }
  }

  // What was read is looked through once for a type, what is edited each time.
  private func codeOf(_ type: String) -> [FileCode] {
    let edited = Set(changes.map(\.path))
    let read = code(readFor: type) {
      paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        uneditedBytes(path).flatMap { Self.code(of: type, in: $0, at: path) { CodeFile(path: path, bytes: $0) } }
      }
    }
    return read.filter { !edited.contains($0.path) }
      + changes.filter { $0.path.hasSuffix(".swift") }.compactMap { change in
        Self.code(of: type, in: change.after, at: change.path) { _ in file(change.path) }
      }
  }

  // The declaration with its extensions; of another file with an extension, and of a large one, all of it.
  private static func code(
    of type: String, in bytes: [UInt8], at path: String, parse: ([UInt8]) -> CodeFile?
  ) -> FileCode? {
    guard bytes.contains(text: type) else { return nil }
    let isDeclared = declares(type, as: DeclaredNames.typeKeywords + ["protocol"], in: bytes)
    let isExtended = bytes.contains(words: "extension \(type)")
    let whole = isDeclared || isExtended ? FileCode(path: path, words: bytes, isDeclaration: isDeclared) : nil
    let isInside = bytes.contains(text: ".\(type)") && bytes.contains(text: "extension ")
    guard bytes.count <= mostParsed, isDeclared || isInside && !isExtended else { return whole }
    let groups = parse(bytes)?.tree.groups(of: type) ?? []
    guard !groups.isEmpty else { return isExtended ? whole : nil }
    return FileCode(
      path: path, parsedSize: bytes.count, isDeclaration: groups.contains { !$0.is(ExtensionDeclSyntax.self) },
      members: Set(groups.flatMap(\.memberNames)), inherited: Set(groups.flatMap(\.inheritedNames)))
  }

  // Above it is a table that a program wrote, where each name is a member.
  private static let mostParsed = 200_000

  private static func declares(_ name: String, as keywords: [String], in bytes: [UInt8]) -> Bool {
    keywords.contains { bytes.contains(words: "\($0) \(name)") }
  }

  // The table of an app's icons or texts has millions of steps, and nothing to say.
  func smallDeclaration(of name: String) -> TypeCode? {
    paths(declaring: name, in: DeclaredNames.paths(ofType:)).lazy
      .filter { (bytes($0)?.count ?? 0) <= Self.mostParsed }.compactMap { type(name, in: $0) }.first
  }

  /// The declaration of a type at the top level of some file.
  func declaration(of name: String) -> TypeCode? {
    paths(declaring: name, in: DeclaredNames.paths(ofType:)).lazy.compactMap { self.type(name, in: $0) }.first
  }

  /// The variables that a protocol of the app asks for, with their types; nil where there is no such protocol.
  func requirements(of name: String) -> [String: String]? {
    for path in paths(declaring: name, in: DeclaredNames.paths(ofProtocol:)) {
      guard let file = file(path) else { continue }
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
  /// The declarations of a type or protocol by its last name, and the extensions of it.
  fileprivate func groups(of name: String) -> [any DeclGroupSyntax] {
    let structs: [any DeclGroupSyntax] = nodes(StructDeclSyntax.self).filter { $0.name.text == name }
    let classes: [any DeclGroupSyntax] = nodes(ClassDeclSyntax.self).filter { $0.name.text == name }
    let enums: [any DeclGroupSyntax] = nodes(EnumDeclSyntax.self).filter { $0.name.text == name }
    let actors: [any DeclGroupSyntax] = nodes(ActorDeclSyntax.self).filter { $0.name.text == name }
    let protocols: [any DeclGroupSyntax] = nodes(ProtocolDeclSyntax.self).filter { $0.name.text == name }
    let extensions: [any DeclGroupSyntax] = nodes(ExtensionDeclSyntax.self).filter {
      $0.extendedType.trimmedDescription.lastNameComponent == name
    }
    return structs + classes + enums + actors + protocols + extensions
  }
}

extension DeclGroupSyntax {
  /// What it inherits from, by the last parts of the names.
  fileprivate var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription.lastNameComponent) ?? []
  }

  /// The members that it declares, cases among them.
  fileprivate var memberNames: [String] {
    memberBlock.members.flattened.flatMap { item -> [String] in
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.map(\.pattern.trimmedDescription)
      }
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) {
        return cases.elements.compactMap { $0.name.identifier?.name }
      }
      return [item.decl.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name].compactMap(\.self)
    }
  }
}

extension TokenSyntax {
  /// Whether it names a type where it stands: with a capital, and not behind the dot of another one.
  fileprivate var isTypeName: Bool {
    guard identifier?.name.first?.isUppercase == true else { return false }
    if parent?.is(IdentifierTypeSyntax.self) == true { return true }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
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
