import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Says which types the system gets as answers to SiriKit: those that an Intents extension, or the delegate of an app,
/// hands out.
///
/// What is followed are names, so that a type counts as handed out rather too often than too seldom.
struct SiriDispatch: Sendable {
  /// The types that answer; nil where no code that hands out any was read, and any may.
  private var reached: Set<Int>?

  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver) {
    let finder = AnswerFinder(index, resolver)
    let starts = index.types.indices.filter(finder.isStart)
    guard !starts.isEmpty else { return }
    reached = finder.types(from: starts)
  }

  /// Whether the system may get an instance of a type.
  func reaches(_ type: Int) -> Bool { reached?.contains(type) ?? true }
}

/// Finds what the code names that hands out answers.
private struct AnswerFinder {
  let index: DeclarationIndex
  let resolver: ConformanceResolver

  /// Code with the place from which its names are seen.
  private typealias Code = (node: Syntax, scope: [String], file: Int)

  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver) {
    self.index = index
    self.resolver = resolver
  }

  func isStart(_ type: Int) -> Bool { isExtension(type) || index.types[type].declarations.contains { hasDispatch($0) } }

  /// The principal class of an extension answers itself unless it says who does.
  private func isExtension(_ type: Int) -> Bool {
    resolver.conformances(of: type).unresolved.contains { $0.lastNameComponent == "INExtension" }
  }

  private func hasDispatch(_ declaration: TypeDeclaration) -> Bool {
    declaration.node.memberBlock.members.contains { $0.decl.isDispatch }
  }

  func types(from starts: [Int]) -> Set<Int> {
    var found = Set(starts)
    var functions: Set<SyntaxIdentifier> = []
    var rest = starts.flatMap(dispatch)
    while let code = rest.popLast() {
      for name in code.node.spelledNames {
        if let type = index.resolve(name, from: code.scope, file: code.file).flatMap(index.type(of:)) {
          guard found.insert(type).inserted, !resolver.conformances(of: type).answersSiriKit else { continue }
          rest += members(of: type)
        } else if name.count == 1, let name = name.first {
          rest += index.functions(named: name, near: code.file).filter { functions.insert($0.id).inserted }
            .map { (Syntax($0), [], code.file) }
        }
      }
    }
    return found
  }

  /// The members of a type that hand out answers, and those that these are made of.
  private func dispatch(of type: Int) -> [Code] {
    let members = members(of: type)
    let used = UsedMembers(of: members.compactMap { $0.node.as(DeclSyntax.self) }) { $0.isDispatch }.positions ?? []
    return used.sorted().map { members[$0] }
  }

  private func members(of type: Int) -> [Code] {
    let conformances = resolver.conformances(of: type)
    let own = index.types[type].declarations + conformances.superclasses.flatMap { index.types[$0].declarations }
    return (own + conformances.appProtocols.flatMap { index.types[$0].extensions }).flatMap { declaration in
      declaration.node.memberBlock.members.map { (Syntax($0.decl), declaration.path, declaration.file) }
    }
  }
}

extension ConformanceResolver.Conformances {
  /// The classes of the SiriKit intents that a type answers, Apple's and the app's own, sorted.
  var answeredIntents: [String] {
    Set(
      closure.compactMap(SiriProtocols.intent) + unresolved.map(\.lastNameComponent).compactMap(SiriProtocols.answered)
    )
    .sorted()
  }

  var answersSiriKit: Bool { !answeredIntents.isEmpty }
}

extension DeclSyntax {
  /// Whether it is the function that the system asks for who answers an intent: `handler(for:)` of an extension,
  /// `application(_:handlerFor:)` of an app.
  fileprivate var isDispatch: Bool {
    guard let function = self.as(FunctionDeclSyntax.self) else { return false }
    let parameters = function.signature.parameterClause.parameters
    let takesAny = parameters.last.flatMap { TypeName.of($0.type) }?.lastNameComponent == "INIntent"
    let labels = parameters.map(\.firstName.plainName)
    return takesAny
      && (function.name.plainName == "handler" && labels == ["for"]
        || function.name.plainName == "application" && labels == ["_", "handlerFor"])
  }
}
