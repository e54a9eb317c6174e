import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Says which SiriKit intents are answered by what an Intents extension, or the delegate of an app, hands out.
///
/// The code that hands out is followed for each intent. Where that leads nowhere, the names in it count, so that an intent
/// is taken for answered rather too often than too seldom.
struct SiriDispatch: Sendable {
  /// By their classes; nil where no code that hands out anything was read, and any type may be handed out.
  private var answered: Set<String>?
  /// Those of them that are answered in whichever way the code goes.
  private var certain: Set<String> = []

  init(_ types: TypeFacts, files: [ParsedFile], in bundles: SiriBundles) {
    let (index, resolver) = (types.index, types.resolver)
    let finder = AnswerFinder(index, resolver, bundles)
    let starts = index.types.indices.filter(finder.isStart)
    guard !starts.isEmpty else { return }
    let made = starts.filter(finder.isMade)
    func intents(of types: some Sequence<Int>) -> Set<String> {
      types.reduce(into: []) { $0.formUnion(resolver.conformances(of: $1).answeredIntents) }
    }
    let asked = intents(of: index.types.indices)
    // Followed through all of the code, and needed for little of it.
    lazy var named = intents(of: finder.types(from: made))
    let members = MemberFinder(index: index, resolver: resolver, budget: types.budget)
    let places = Places(files)
    // However many there are, all together take no longer than one value.
    var (steps, found) = (0, Set<String>())
    for start in made where steps <= ValueLimit.steps {
      guard let function = finder.dispatch(of: start) else {
        found.formUnion(intents(of: [start]))
        certain.formUnion(intents(of: [start]))
        continue
      }
      let type = index.types[start]
      let code = CodeDeclarations(
        index: index, resolver: resolver, finder: members, places: places, home: (type.path, type.file))
      for className in asked.subtracting(certain).sorted() where steps <= ValueLimit.steps {
        let answers = finder.answers(className, start, function, naming: { named }, in: code, &steps)
        if answers.contains(true) { found.insert(className) }
        if answers == [true] { certain.insert(className) }
      }
    }
    answered = steps <= ValueLimit.steps ? found : named
  }

  /// Whether the system gets an answer to an intent, where some type has one.
  func answers(_ className: String) -> Bool { answered?.contains(className) ?? true }

  /// Whether it may get none all the same: code hands the answer out on some ways alone, or could not be followed.
  func isInDoubt(_ className: String) -> Bool { !certain.contains(className) }
}

/// Finds what the code names that hands out answers.
private struct AnswerFinder {
  let index: DeclarationIndex
  let resolver: ConformanceResolver
  let bundles: SiriBundles

  /// Code with the place from which its names are seen.
  private typealias Code = (node: Syntax, scope: [String], file: Int)

  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver, _ bundles: SiriBundles) {
    (self.index, self.resolver, self.bundles) = (index, resolver, bundles)
  }

  func isStart(_ type: Int) -> Bool { isExtension(type) || index.types[type].declarations.contains { hasDispatch($0) } }

  /// The principal class of an extension answers itself unless it says who does.
  private func isExtension(_ type: Int) -> Bool {
    resolver.conformances(of: type).unresolved.contains { $0.lastNameComponent == SiriProtocols.extensionClass }
  }

  /// Whether the system makes a type that hands out answers: any of an app, and of extensions what their property lists
  /// name, where these tell.
  func isMade(_ type: Int) -> Bool {
    guard isExtension(type), let made = bundles.answeringClasses else { return true }
    let renamed = index.types[type].primary?.node.attributes.first(named: ["objc"])?.arguments?.trimmedDescription
    return made.contains(renamed ?? index.types[type].name)
  }

  private func hasDispatch(_ declaration: TypeDeclaration) -> Bool {
    index.says(anyOf: [SiriProtocols.intentClass], inFileOf: declaration)
      && declaration.node.memberBlock.members.contains { $0.decl.isDispatch }
  }

  /// The function of a type that hands out answers; nil for one that answers itself.
  func dispatch(of type: Int) -> FunctionDeclSyntax? {
    members(of: type).lazy.compactMap { $0.node.as(FunctionDeclSyntax.self) }.first { DeclSyntax($0).isDispatch }
  }

  /// Whether what a function hands out answers an intent, on each of the ways that its code may go. With both answers where
  /// code that can't be followed names what does.
  ///
  /// - Parameters:
  ///   - start: the type of the function.
  ///   - named: what the types answer that code which hands out names.
  func answers(
    _ className: String, _ start: Int, _ function: FunctionDeclSyntax, naming named: () -> Set<String>,
    in code: CodeDeclarations, _ steps: inout Int
  ) -> Set<Bool> {
    func answers(_ type: Int) -> Bool { resolver.conformances(of: type).answeredIntents.contains(className) }
    let own = SwiftType.named(index.types[start].name, declared: start)
    let intent = SwiftValue.instance(.named(className, declared: nil), [:])
    let results = Evaluator.results(
      of: function, on: own, given: intent, in: code, keeping: Self.kept, counting: &steps)
    // What nothing that was read decides is not known, nor is who has which of the systems that the app runs on.
    let oldest = bundles.oldestSystems
    let ways = results.filter { !$0.assumptions.contains { $0.isOlder(than: oldest) } }.map(\.found)
    return ways.reduce(into: []) { found, result in
      switch result.map(\.held) {
      case .success(.instance(let type, _)): found.insert(type.declared.map(answers) ?? false)
      case .success(.null), .success(.type), .success(.made): found.insert(false)
      case .failure(let unknown) where typeOfStored(unknown.node, on: own, in: code).map(answers) == true:
        found.insert(true)
      default: found.formUnion(named().contains(className) ? [true, false] : [false])
      }
    }
  }

  /// The type of what a variable holds first whose value can't be told; nil where nothing says.
  private func typeOfStored(_ node: Syntax, on own: SwiftType, in code: CodeDeclarations) -> Int? {
    guard let value = node.as(PatternBindingSyntax.self)?.initializer?.value else { return nil }
    return Evaluator.typeOfValue(value, in: code, selfType: own, keeping: Self.kept)?.declared
  }

  /// What answers nothing.
  private static let kept = KeptCalls(makers: ["NSObject", "NSNull"], keepsTypeNames: true)

  func types(from starts: [Int]) -> Set<Int> {
    var found = Set(starts)
    var functions: Set<SyntaxIdentifier> = []
    var rest = starts.flatMap(dispatchCode)
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
  private func dispatchCode(of type: Int) -> [Code] {
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
    let takesAny = parameters.last.flatMap { TypeName.of($0.type) }?.lastNameComponent == SiriProtocols.intentClass
    let labels = parameters.map(\.firstName.plainName)
    return takesAny
      && (function.name.plainName == "handler" && labels == ["for"]
        || function.name.plainName == "application" && labels == ["_", "handlerFor"])
  }
}
