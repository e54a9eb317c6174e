import IntentRules
import SwiftSyntax

/// Gives a member of a type another name, wherever the code that was read means it.
struct MemberRenaming {
  private(set) var edits: [SourceEdit]
  /// Places that may mean it, for a person to look at.
  private(set) var notes: [String] = []
  /// Where code outside of the type sets it; nil where some place that does can't be followed.
  private(set) var assignments: [OutsideAssignment]? = []

  private static let shownPlaces = 5

  /// - Parameter variable: the declaration that has the name now.
  init(_ variable: VariableCode, of type: TypeCode, from name: String, to newName: String, in code: CodeTree) {
    let pattern = variable.binding.pattern
    edits =
      [type.file.replace(pattern, with: IntentCode.quoted(newName))]
      + type.renameMember(name, to: newName, besides: pattern)
    var doubts: [String] = []
    let files = code.files(naming: [type.name])
    for file in files.filter({ $0.bytes.contains(text: name) }) {
      let uses = MemberUses(of: name, type: type, in: file)
      edits += uses.tokens.map {
        file.replace($0, with: $0.text.hasPrefix("$") ? "$\(newName)" : IntentCode.quoted(newName))
      }
      for token in uses.tokens where token.isSet || token.parent?.is(LabeledExprSyntax.self) == true {
        assignments = OutsideAssignment(to: token, in: file).flatMap { made in assignments.map { $0 + [made] } }
      }
      doubts += uses.doubts.map(file.place)
    }
    edits += HeldUses(of: name, in: type, known: files, code: code).tokens.map {
      $0.file.replace($0.token, with: IntentCode.quoted(newName))
    }
    guard !doubts.isEmpty else { return }
    let rest = doubts.count > Self.shownPlaces ? " and \(doubts.count - Self.shownPlaces) more" : ""
    notes = ["See whether \(doubts.prefix(Self.shownPlaces).joined(separator: ", "))\(rest) means `\(newName)` too."]
  }
}

/// Lets the code around a type read a value under another name.
struct MemberReading {
  /// None where no code is known to read it.
  private(set) var edits: [SourceEdit] = []
  /// Places that may read it.
  private(set) var doubts: [String] = []

  /// - Parameter storage: what code that sets the value sets from now on.
  init(of name: String, in type: TypeCode, as newName: String, setting storage: String, in code: CodeTree) {
    let files = code.files(naming: [type.name])
    for file in files.filter({ $0.bytes.contains(text: name) }) {
      let uses = MemberUses(of: name, type: type, in: file)
      let reads = uses.tokens.filter { $0.bareText == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true }
      edits += reads.map { file.replace($0, with: $0.isSet ? storage : newName) }
      doubts += uses.doubts.map(file.place)
    }
    edits += HeldUses(of: name, in: type, known: files, code: code).tokens.map {
      $0.file.replace($0.token, with: $0.token.isSet ? storage : newName)
    }
  }
}

extension TokenSyntax {
  /// Whether it names the member that an assignment sets.
  var isSet: Bool {
    guard let access = parent?.parent?.as(MemberAccessExprSyntax.self),
      let list = access.parent?.as(ExprListSyntax.self)
    else { return false }
    let elements = Array(list)
    return elements.count > 2 && elements[0].id == ExprSyntax(access).id && elements[1].is(AssignmentExprSyntax.self)
  }
}

/// Where code outside of a type means one of its members.
private final class MemberUses: SyntaxVisitor {
  private(set) var tokens: [TokenSyntax] = []
  /// Members of that name of who knows what.
  private(set) var doubts: [TokenSyntax] = []
  private let name: String
  private let type: TypeCode
  private let isOwnFile: Bool
  /// Whether the label of a call is a parameter of an initializer, and not the member.
  private let hasLabel: Bool
  private let file: CodeFile
  /// Looked for where somebody's member has that name: most files have none.
  private lazy var holders = Holders(of: type, in: file)

  init(of name: String, type: TypeCode, in file: CodeFile) {
    self.name = name
    self.type = type
    isOwnFile = file.path == type.file.path
    hasLabel = type.initializers.contains { initializer in
      initializer.signature.parameterClause.parameters.contains { $0.firstName.bareText == name }
    }
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // What the type itself says was edited with it.
  private func isInside(_ node: some SyntaxProtocol) -> Bool {
    guard isOwnFile else { return false }
    // With its leading trivia: to skip these, the whole way down to the first token is gone each time.
    let place = node.position
    return type.groups.contains { ($0.position..<$0.endPosition).contains(place) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isOwnFile, node.extendedType.trimmedDescription == type.typePath else { return .visitChildren }
    tokens += node.tokens(viewMode: .sourceAccurate).filter { token in
      guard token.text == "$\(name)" || token.identifier?.name == name else { return false }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.id != reference.id
        || access?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !isInside(node) else { return .skipChildren }
    if node.makes(type), !hasLabel {
      tokens += node.arguments.compactMap(\.label).filter { $0.identifier?.name == name }
    }
    if AppShortcutCode(node)?.runs(type.typePath) == true, let phrases = AppShortcutCode(node)?.phrases {
      tokens += phrases.tokens(viewMode: .sourceAccurate).filter { $0.text == "$\(name)" }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let token = node.declName.baseName
    guard token.identifier?.name == name || token.text == "$\(name)", !isInside(node) else { return .visitChildren }
    guard let base = node.base else { return .visitChildren }
    if holders.have(base) {
      tokens.append(token)
    } else if let name = base.dottedName, name != "self" {
      doubts.append(token)
    }
    return .visitChildren
  }
}

/// The names under which a file holds values of a type.
private final class Holders: SyntaxVisitor {
  private let type: TypeCode
  /// Other names of the type in this file: those of its own, and those of a provider's `Intent`.
  private let aliases: Set<String>
  /// Constants, variables and parameters.
  private var names: Set<String> = []
  /// Those that are members of something, and those that hold something else.
  private var members: Set<String> = []
  private var others: Set<String> = []

  init(of type: TypeCode, in file: CodeFile) {
    self.type = type
    aliases = Aliases.names(of: type, in: file)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Whether an expression is known to be a value of the type.
  func have(_ base: ExprSyntax) -> Bool {
    if base.dottedName.map(names.contains) == true { return true }
    if let call = base.as(FunctionCallExprSyntax.self) { return isMade(call) }
    guard let member = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return members.contains(member) && !others.contains(member)
  }

  private func isMade(_ call: FunctionCallExprSyntax) -> Bool {
    call.makes(type) || call.calledExpression.dottedName.map(aliases.contains) == true
  }

  private func isNamed(_ written: TypeSyntax) -> Bool {
    guard !written.names(type) else { return true }
    guard !aliases.isEmpty else { return false }
    let text = written.trimmedDescription
    return aliases.contains(text.hasSuffix("?") ? String(text.dropLast()) : text)
  }

  private func hold(_ name: String, _ isType: Bool, isMember: Bool) {
    guard isType else {
      others.insert(name)
      return
    }
    names.insert(name)
    if isMember { members.insert(name) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    let isMade = node.initializer?.value.as(FunctionCallExprSyntax.self).map(isMade) == true
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? node.pattern.trimmedDescription
    hold(
      name, node.typeAnnotation.map { isNamed($0.type) } ?? isMade, isMember: isMember)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isNamed(node.type) { names.insert(node.bodyName.text) }
    return .visitChildren
  }
}

/// What a file calls a type besides its name.
private final class Aliases: SyntaxVisitor {
  private let type: TypeCode
  private var names: Set<String> = []
  private var others: Set<String> = []

  private init(_ type: TypeCode) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  /// Without those that are something else in another type of the file.
  static func names(of type: TypeCode, in file: CodeFile) -> Set<String> {
    let finder = Aliases(type)
    finder.walk(file.tree)
    return finder.names.subtracting(finder.others)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let owner = node.lineage.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first.flatMap {
      $0.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    if node.initializer.value.names(type) {
      names.formUnion([name] + (owner.map { ["\($0).\(name)"] } ?? []))
    } else {
      others.insert(name)
    }
    return .skipChildren
  }
}

extension TypeSyntax {
  fileprivate func names(_ type: TypeCode) -> Bool {
    // To spell every type of a file out takes much longer than to see how long each is.
    let length = trimmedByteRange.count - type.typePath.utf8.count
    guard length == 0 || length == 1 else { return false }
    let text = trimmedDescription
    return text == type.typePath || text == type.typePath + "?"
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a value of a type.
  fileprivate func makes(_ type: TypeCode) -> Bool {
    guard let callee = calledExpression.dottedName else { return false }
    return callee == type.typePath || callee.hasSuffix(".\(type.typePath)") || type.typePath.hasSuffix(".\(callee)")
  }
}

extension CodeTree {
  /// The Swift files in which some words all are, parsed.
  func files(naming words: [String]) -> [CodeFile] {
    paths.lazy.filter { $0.hasSuffix(".swift") }
      .filter { path in bytes(path).map { bytes in words.allSatisfy(bytes.contains(text:)) } ?? false }
      .compactMap(file)
  }
}
