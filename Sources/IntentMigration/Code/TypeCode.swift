import AppIntentsFacts
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// The declaration of a type in a file, and the extensions of it in the same file.
struct TypeCode {
  let file: CodeFile
  let typePath: String
  let declaration: any DeclGroupSyntax
  let extensions: [ExtensionDeclSyntax]

  /// - Parameters:
  ///   - typePath: `Outer.Inner`.
  ///   - isExtended: whether extensions of a type that another file declares stand for it.
  init?(_ typePath: String, in file: CodeFile, isExtended: Bool = false) {
    let finder = TypeFinder(typePath)
    finder.walk(file.tree)
    let first = isExtended ? finder.extensions.first : nil
    guard let found = finder.declaration ?? first else { return nil }
    self.file = file
    self.typePath = typePath
    declaration = found
    extensions = finder.declaration == nil ? Array(finder.extensions.dropFirst()) : finder.extensions
  }

  /// The declaration and its extensions.
  var groups: [any DeclGroupSyntax] { [declaration] + extensions }

  /// All that they declare, with what stands in `#if`.
  var members: [MemberBlockItemSyntax] { groups.flatMap { $0.memberBlock.members.flattened } }

  /// Whether it is declared at the top level of its file, in an `#if` of which or not.
  var isAtTopLevel: Bool { declaration.lineage.dropFirst().allSatisfy { Self.kindsAtTopLevel.contains($0.kind) } }

  private static let kindsAtTopLevel: Set<SyntaxKind> = [
    .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .sourceFile,
  ]

  /// What members are indented with.
  var memberIndentation: String {
    let own = file.indentation(of: declaration)
    guard let first = declaration.memberBlock.members.first else { return own + file.indentationUnit }
    let found = file.indentation(of: first)
    return found.count > own.count ? found : own + file.indentationUnit
  }

  /// `public ` or `package ` where members need it to be seen as far as the type, else nothing.
  var accessPrefix: String {
    let words = declaration.modifiers.map(\.name.text)
    if words.contains("public") || words.contains("open") { return "public " }
    return words.contains("package") ? "package " : ""
  }

  /// What a variable of the type itself begins with: the framework asks no actor for it.
  var staticPrefix: String {
    let own = members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.modifiers.map(\.name.text) }
      .filter { $0.contains("static") }
    let isOwn = !own.isEmpty && own.allSatisfy { $0.contains("nonisolated") }
    let isOfActor = declaration.attributes.contains { $0.hasName(in: ["MainActor"]) }
    return accessPrefix + (isOwn || isOfActor ? "nonisolated " : "")
  }

  /// The variable of instances with a name, in the declaration or an extension.
  func variable(_ name: String) -> VariableCode? { variables(name).first { !$0.isStatic } }

  /// The variable of the type itself with a name; a parameter may well be called `title` too.
  func staticVariable(_ name: String) -> VariableCode? { variables(name).first(where: \.isStatic) }

  private func variables(_ name: String) -> [VariableCode] {
    members.compactMap { VariableCode($0, name) }
  }

  /// The last variable of the declaration with one of some attributes.
  func lastVariable(with attributes: Set<String>) -> MemberBlockItemSyntax? {
    declaration.memberBlock.members.last { item in
      item.decl.as(VariableDeclSyntax.self)?.attributes.contains { $0.hasName(in: attributes) } == true
    }
  }

  /// The function that runs an intent.
  var perform: FunctionDeclSyntax? {
    functions("perform").first { $0.signature.parameterClause.parameters.isEmpty }
  }

  /// The functions with a name.
  func functions(_ name: String) -> [FunctionDeclSyntax] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { $0.name.bareText == name }
  }

  var initializers: [InitializerDeclSyntax] { members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } }

  /// Whether its code, besides a member of it, has a word.
  func says(_ word: String, besides member: MemberBlockItemSyntax) -> Bool {
    let own = member.trimmedByteRange
    return groups.contains { group in
      let range = group.trimmedByteRange
      return file.bytes.contains(words: word, in: range.clamped(to: 0..<own.lowerBound))
        || file.bytes.contains(words: word, in: range.clamped(to: own.upperBound..<file.bytes.count))
    }
  }

  /// Whether a file has a word, where that is its own file outside of its code.
  func mayBeNamed(_ word: String, in other: CodeFile) -> Bool {
    guard other.path == file.path, other.bytes == file.bytes else { return other.bytes.contains(text: word) }
    let ranges = groups.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
      .sorted { $0.lowerBound < $1.lowerBound }
    let gaps = zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [file.bytes.count])
    return gaps.contains { start, end in start < end && file.bytes.contains(words: word, in: start..<end) }
  }

  // MARK: Edits

  /// Adds a member in front of the others.
  func insertFirst(_ lines: [String]) -> SourceEdit {
    file.insert(
      lines, behind: declaration.memberBlock.leftBrace, indentation: memberIndentation,
      closing: file.indentation(of: declaration))
  }

  /// Adds a member behind another one, or in front of all.
  func insert(_ lines: [String], after member: MemberBlockItemSyntax?) -> SourceEdit {
    guard let member else { return insertFirst(lines + [""]) }
    return file.insert(file.onNewLines([""] + lines, memberIndentation), at: member.endPosition)
  }

  /// Adds a protocol to those it conforms to.
  func addConformance(_ name: FrameworkProtocol) -> SourceEdit {
    if let last = declaration.inheritanceClause?.inheritedTypes.last {
      return file.insert(", \(name)", at: last.type.endPositionBeforeTrailingTrivia)
    }
    let brace = declaration.memberBlock.leftBrace.startOffset
    let blank = file.bytes[..<brace].reversed().prefix { $0 == 0x20 }.count
    return file.replace((brace - blank)..<brace, with: ": \(name) ")
  }

  /// Adds statements to the start of `perform()`; nil where there is none here.
  func insertIntoPerform(_ lines: [String]) -> [SourceEdit]? {
    guard let perform, let body = perform.body else { return nil }
    let own = file.indentation(of: perform)
    let first = body.statements.first
    let found = first.map { file.indentation(of: $0) } ?? ""
    let indentation = found.count > own.count ? found : own + file.indentationUnit
    var edits = [file.insert(lines, behind: body.leftBrace, indentation: indentation, closing: own)]
    // The value of a body that is one expression is returned without a word only as long as it stays the only one.
    if body.statements.count == 1, let expression = first?.item.as(ExprSyntax.self) {
      edits.append(file.insert("return ", at: expression.positionAfterSkippingLeadingTrivia))
    }
    let end = body.rightBrace.startOffset
    if let last = body.statements.last, !file.bytes[body.trimmedByteRange].contains(UInt8(ascii: "\n")) {
      edits.append(file.replace(last.endOffset..<end, with: file.newline + own))
    }
    return edits
  }

  /// Statements that give a constant the first value that is there.
  ///
  /// - Parameter parameter: what a step that has none asks for; nil where one of them is always there.
  func lines(
    giving name: String, _ written: String, firstOf values: String..., asking parameter: String? = nil
  )
    -> [String]
  {
    let (local, chain) = (IntentCode.quoted(name), values.joined(separator: " ?? "))
    guard let parameter else { return ["let \(local): \(written) = \(chain)"] }
    return file.indented([
      "guard let \(local): \(written) = \(chain) else {", "\tthrow $\(parameter).needsValueError()", "}",
    ])
  }

  /// Every mention of a parameter's projection, `$name`, under another name.
  func renameProjection(_ name: String, to newName: String) -> [SourceEdit] {
    let wanted = Array("$\(name)".utf8)
    return groups.flatMap { body -> [SourceEdit] in
      let range = body.trimmedByteRange
      return range.filter { start in
        let end = start + wanted.count
        guard end <= range.upperBound, file.bytes[start..<end].elementsEqual(wanted) else { return false }
        return end == range.upperBound || !isNameByte(file.bytes[end])
      }
      .map { file.replace($0..<($0 + wanted.count), with: "$\(newName)") }
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte >= 0x80 || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

/// Finds a type by its path, through outer types and extensions of them.
private final class TypeFinder: SyntaxVisitor {
  private(set) var declaration: (any DeclGroupSyntax)?
  private(set) var extensions: [ExtensionDeclSyntax] = []
  private let typePath: String
  /// Of the types around, each with those around it.
  private var paths: [String] = []

  init(_ typePath: String) {
    self.typePath = typePath
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ name: String, _ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let isWanted = push(name)
    if isWanted, declaration == nil { declaration = node }
    return mayHoldType ? .visitChildren : .skipChildren
  }

  /// Whether the type is what is entered.
  private func push(_ name: String) -> Bool {
    let path = paths.last.map { "\($0).\(name)" } ?? name
    paths.append(path)
    return path == typePath
  }

  // Only what its path begins with: a file may have thousands of other types.
  private var mayHoldType: Bool {
    guard let path = paths.last, typePath.hasPrefix(path) else { return false }
    return typePath.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: ".")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText, node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText, node) }
  override func visitPost(_ node: StructDeclSyntax) { paths.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { paths.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { paths.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { paths.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if push(node.extendedType.trimmedDescription.filter { $0 != "`" }) { extensions.append(node) }
    return mayHoldType ? .visitChildren : .skipChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { paths.removeLast() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension MemberBlockItemListSyntax {
  /// The members, those in `#if` among them.
  var flattened: [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return conditional.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is one of some attributes, arguments left out.
  func hasName(in names: Set<String>) -> Bool {
    guard case .attribute(let attribute) = self else { return false }
    let name = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
    return names.contains(name.lastNameComponent)
  }
}

/// An extension at the top level of a file.
struct ExtensionCode {
  let file: CodeFile
  let declaration: ExtensionDeclSyntax

  /// The first extension of a type in a file that makes it conform to one of some protocols; nil where there is none.
  init?(of typePath: String, to protocols: Set<String>, in file: CodeFile) {
    let found = file.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.first { piece in
      piece.extendedType.trimmedDescription == typePath
        && piece.inheritedTypes.contains { $0.hasBaseName(in: protocols) }
    }
    guard let found else { return nil }
    self.file = file
    declaration = found
  }

  var lines: [String] { file.lines(of: declaration) }
}

extension TypeSyntax {
  // Attributes such as `@retroactive` and the name of the module left out.
  fileprivate func hasBaseName(in names: Set<String>) -> Bool {
    let base = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return names.contains(base.trimmedDescription.lastNameComponent)
  }
}

extension TypeCode {
  private static let identity = ["persistentIdentifier", "intentClassName"]
  private static let migration = FrameworkProtocol.customIntentMigratedAppIntent.name

  /// Its name without that of an outer type.
  var name: String { typePath.lastNameComponent }

  /// Gives types other names, wherever the code of this one says them.
  func rename(_ names: [String: String]) -> [SourceEdit] {
    groups.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.compactMap { token in
      token.identifier.flatMap { names[$0.name] }.map { file.replace(token, with: $0) }
    }
  }

  /// Takes away what pins an identifier, so that the type is known by its name.
  var withoutIdentity: [SourceEdit] {
    let pins = Self.identity.compactMap(remove)
    guard let types = declaration.inheritanceClause?.inheritedTypes else { return pins }
    let names = types.map(\.type.trimmedDescription)
    guard names.contains(Self.migration) else { return pins }
    let rest = names.filter { $0 != Self.migration }
    let isIntent = rest.contains { $0.hasSuffix("Intent") }
    return pins + [
      file.replace(types, with: ((isIntent ? [] : [FrameworkProtocol.appIntent.name]) + rest).joined(separator: ", "))
    ]
  }

  /// Takes a static variable away; nil where there is none of that name.
  func remove(_ name: String) -> SourceEdit? {
    guard let member = staticVariable(name)?.member else { return nil }
    return file.replace(member.position.utf8Offset..<member.endPosition.utf8Offset, with: "")
  }

  /// The declaration with edits to its file made; itself where they can't be.
  func applying(_ edits: [SourceEdit]) -> TypeCode {
    guard !edits.isEmpty else { return self }
    guard let bytes = CodeTree.apply(edits, to: file.bytes), let edited = file.edited(edits, to: bytes),
      !edited.tree.hasError || file.tree.hasError
    else { return self }
    return TypeCode(typePath, in: edited, isExtended: declaration.is(ExtensionDeclSyntax.self)) ?? self
  }
}
