import IntentSurface
import SwiftReading
import SwiftSyntax

/// The literal texts in all code that makes a value, as far as names lead, and the names at which nothing leads further:
/// what can't be told of a value may still be seen to change.
struct MakingTexts {
  private let code: any SwiftDeclarations
  private var found: Set<String> = []
  private var seen: Set<SyntaxIdentifier> = []

  /// As many pieces of code are looked through for one value.
  private static let limit = 64

  /// The texts and names of some pieces of code and of all that they name, each once, sorted.
  static func texts(of starts: [Syntax], in code: any SwiftDeclarations) -> [String] {
    var texts = MakingTexts(code: code)
    texts.follow(starts)
    return texts.found.sorted()
  }

  private init(code: any SwiftDeclarations) { self.code = code }

  private mutating func follow(_ starts: [Syntax]) {
    var rest = starts
    while let next = rest.popLast(), seen.count < Self.limit {
      guard seen.insert(next.id).inserted else { continue }
      if let text = known(next) {
        found.insert(text)
        continue
      }
      for token in next.tokens(viewMode: .sourceAccurate) {
        if case .stringSegment(let text) = token.tokenKind, !text.isEmpty { found.insert(text) }
      }
      for (name, places) in next.namedPlaces.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        let locals = places.map { name.count == 1 ? $0.localName(name[0]) : nil }
        for case .constant(let value, _)? in locals { rest.append(Syntax(value)) }
        guard let place = zip(places, locals).first(where: { $1 == nil })?.0 else { continue }
        let owners = owners(of: name, at: place)
        let made = code(of: name, owners, at: place)
        rest += made + (name.last.map { name in owners.flatMap { $0.values(givenTo: name) } } ?? [])
        if made.isEmpty, let end = Self.end(of: name) { found.insert(end) }
      }
    }
  }

  /// The text that an expression always stands for.
  private func known(_ code: Syntax) -> String? {
    code.as(ExprSyntax.self).flatMap { try? Evaluator.value(of: $0, in: self.code).get().text }
  }

  /// What a name comes down to that nothing makes: a member of a value, or of a type of a library; nil for what is the same
  /// text in other words.
  private static func end(of path: [String]) -> String? {
    let path = path.filter { !["self", "Self"].contains($0) }
    guard let first = path.first, let last = path.last, !["description", "uuidString"].contains(last) else {
      return nil
    }
    if path.count > 1 { return path.count == 2 && first.first?.isUppercase == true ? "\(first).\(last)" : last }
    return first.first?.isLowercase == true || first.first == "_" ? first : nil
  }

  /// The code of a member, or of something outside of all types.
  private func code(of path: [String], _ owners: [Members], at place: Syntax) -> [Syntax] {
    guard let name = path.last else { return [] }
    let own = owners.flatMap { $0.code(of: name) }
    guard own.isEmpty, path.count == 1 else { return own }
    return code.globalFunctions(named: name, at: place).withCode + code.globalVariables(named: name, at: place).withCode
  }

  /// The types whose member is meant: those around the place, the one that is named, or that of a variable which says it.
  private func owners(of path: [String], at place: Syntax) -> [Members] {
    let path = path.dropLast().filter { !["self", "Self"].contains($0) }
    let around = code.types(around: place).map(code.members)
    guard let first = path.first else { return around }
    if let type = code.type(named: path, at: place) { return [code.members(of: type)] }
    guard path.count == 1 else { return [] }
    let written = around.lazy.compactMap { $0.instanceBinding(first)?.typeAnnotation?.type }.first
    let type = written.flatMap { TypeName.of($0) }.flatMap { code.type(named: $0.nameComponents, at: place) }
    return type.map { [code.members(of: $0)] } ?? []
  }
}

extension Members {
  /// The code that makes what a member of a name is: its own, or what initializers give it.
  func makers(of name: String) -> [Syntax] { code(of: name) + values(givenTo: name) }

  fileprivate func code(of name: String) -> [Syntax] {
    functions(name).withCode + [staticBinding(name), instanceBinding(name)].compactMap(\.self).withCode
  }

  /// What initializers give a variable that nothing else makes.
  fileprivate func values(givenTo name: String) -> [Syntax] {
    guard let binding = instanceBinding(name), binding.code == nil else { return [] }
    return initializers.flatMap { $0.values(givenTo: name) }.flatMap(\.self)
  }
}

extension [FunctionDeclSyntax] {
  /// Those whose code is known.
  fileprivate var withCode: [Syntax] { filter { $0.body?.statements.isEmpty == false }.map { Syntax($0) } }
}

extension [PatternBindingSyntax] {
  /// Those that code makes.
  fileprivate var withCode: [Syntax] { filter { $0.code != nil }.map { Syntax($0) } }
}

extension InitializerDeclSyntax {
  /// What its code gives a variable of the value, each time.
  func values(givenTo name: String) -> [[Syntax]] {
    let finder = AssignmentFinder(of: [name, "self.\(name)"])
    body.map { finder.walk($0) }
    return finder.found
  }
}

/// The right sides of assignments to something, as code may spell it.
private final class AssignmentFinder: SyntaxVisitor {
  private(set) var found: [[Syntax]] = []
  private let targets: Set<String>

  init(of targets: Set<String>) {
    self.targets = targets
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), targets.contains(parts[0].spelling) else {
      return .visitChildren
    }
    found.append(parts.dropFirst(2).map { Syntax($0) })
    return .skipChildren
  }
}
