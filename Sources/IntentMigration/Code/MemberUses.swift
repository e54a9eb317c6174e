import IntentRules
import SourceScanning
import SwiftSyntax

/// Where code outside of a type means one of its members.
struct MemberUses {
  typealias Place = (file: CodeFile, token: TokenSyntax)

  /// The places that are known to.
  private(set) var places: [Place] = []
  /// Members of that name of who knows what.
  private(set) var doubts: [Place] = []

  init(of name: String, type: TypeCode, in code: CodeTree) {
    let files = code.files(naming: [type.name])
    for file in files where type.mayBeNamed(name, in: file) {
      let finder = UseFinder(of: name, type: type, in: file)
      places += finder.tokens.map { (file, $0) }
      doubts += finder.doubts.map { (file, $0) }
    }
    places += Self.held(name, type, besides: files, code)
  }

  /// The places that may mean it, for a person to look at.
  var doubtfulPlaces: [String] { doubts.map { $0.file.place(of: $0.token) } }

  // `entry.configuration.boxes` in a view, which need not name the type of the configuration that another type holds.
  private static func held(_ name: String, _ type: TypeCode, besides known: [CodeFile], _ code: CodeTree) -> [Place] {
    let paths = Set(known.map(\.path))
    // Who holds the type is looked for only where another file has the name at all.
    let isElsewhere = code.paths.contains { path in
      path.hasSuffix(".swift") && !paths.contains(path) && code.bytes(path)?.contains(text: name) == true
    }
    guard isElsewhere else { return [] }
    let holders = known.reduce(into: [String: Set<String>]()) { found, file in
      found.merge(TypedNames(of: [type.typePath], in: file).members) { $0.union($1) }
    }
    var seen = paths
    return holders.keys.sorted().flatMap { holder in
      code.files(naming: holder.split(separator: ".").map(String.init) + [name]).filter {
        seen.insert($0.path).inserted
      }
    }.flatMap { file in
      let names = TypedNames(of: Set(holders.keys), in: file)
      return file.tree.nodes(MemberAccessExprSyntax.self).filter { access in
        guard access.declName.baseName.bareText == name, let member = access.base?.as(MemberAccessExprSyntax.self),
          let base = member.base?.trimmedDescription.trimmingPrefix("self."), !names.others.contains(String(base))
        else { return false }
        let types = names.names[String(base)] ?? []
        return types.contains { holders[$0]?.contains(member.declName.baseName.text) == true }
      }
      .map { (file, $0.declName.baseName) }
    }
  }
}

private final class UseFinder: SyntaxVisitor {
  private(set) var tokens: [TokenSyntax] = []
  private(set) var doubts: [TokenSyntax] = []
  private let name: String
  private let type: TypeCode
  private let isOwnFile: Bool
  /// Whether the label of a call is a parameter of an initializer, and not the member.
  private let hasLabel: Bool
  private let file: CodeFile
  /// Looked for where somebody's member has that name: most files have none.
  private lazy var names = TypedNames(of: [type.typePath], in: file)

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
      return token.parent?.as(DeclReferenceExprSyntax.self)?.isOwn == true
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !isInside(node) else { return .skipChildren }
    if !hasLabel, node.makes(type) {
      tokens += node.arguments.compactMap(\.label).filter { $0.identifier?.name == name }
    }
    if AppShortcutCode(node)?.runs(type.typePath) == true, let phrases = AppShortcutCode(node)?.phrases {
      tokens += phrases.tokens(viewMode: .sourceAccurate).filter { $0.text == "$\(name)" }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let token = node.declName.baseName
    guard token.identifier?.name == name || token.text == "$\(name)", !isInside(node), let base = node.base else {
      return .visitChildren
    }
    if names.have(base) {
      tokens.append(token)
    } else if let name = base.dottedName, name != "self" {
      doubts.append(token)
    }
    return .visitChildren
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
