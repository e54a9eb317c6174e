import AppIntentsFacts
import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Finds types of a surface that stand behind a condition which no configuration that ships sets or nothing answers,
/// or in no target at all.
///
/// What only debugging builds have is meant for nobody, and is told only of what had shipped.
struct WithheldTypes {
  /// The conditions that hold in some target, or that the settings declare.
  let flags: Set<String>
  /// Modules of which nothing shows whether the app links them.
  var unknownModules: Set<String> = []

  /// What a file withholds.
  struct Found {
    var types: [WithheldType] = []
    /// Where they are, by their Swift names: at the `#if` around them, else at their names.
    var places: [String: IntentSurface.SourceLocation] = [:]
    /// What its conditions ask and nothing answers.
    var openConditions: Set<String> = []
  }

  /// What a file withholds on every one of some platforms.
  ///
  /// - Parameters:
  ///   - modules: those that it asks for and that nothing links which has its code.
  ///   - hasOpenFlags: whether nobody can tell all conditions of what compiles it.
  func types(
    in file: ParsedFile, on platforms: [Platform], without modules: Set<String>, hasOpenFlags: Bool
  ) -> Found {
    let asked = file.conditionWords.subtracting(flags)
    guard file.isConditional, !asked.isEmpty else { return Found() }
    let collector = Collector(
      platforms.map { PlatformConfiguration(platform: $0, flags: flags, missingModules: modules) },
      openModules: Set(unknownModules.map { "canImport(\($0))" }), hasOpenFlags: hasOpenFlags)
    return collector.all(in: file)
  }

  /// What a file whose code no app has would give one on some platforms.
  ///
  /// - Parameter hosts: the targets that compile it all the same.
  func types(inNoApp file: ParsedFile, on platforms: [Platform], hosts: [String]) -> Found {
    let collector = Collector(platforms.map { PlatformConfiguration(platform: $0, flags: flags) }, collectsAll: true)
    var found = collector.all(in: file)
    found.openConditions = []
    found.types = found.types.filter(\.conditions.isEmpty).map { type in
      var type = type
      type.hosts = hosts
      return type
    }
    let paths = Set(found.types.map(\.typePath))
    found.places = found.places.filter { paths.contains($0.key) }
    return found
  }

  /// What code has that a script writes before a build.
  func types(written file: ParsedFile, on platforms: [Platform], hosts: [String]) -> Found {
    var found = types(inNoApp: file, on: platforms, hosts: hosts)
    for index in found.types.indices { found.types[index].isUnread = true }
    return found
  }

  private final class Collector: SyntaxVisitor {
    private let configurations: [PlatformConfiguration]
    private let openModules: Set<String>
    private let hasOpenFlags: Bool
    /// The names that keep the code around the place from being compiled, and which of them nothing answers.
    private var conditions: [(names: Set<String>, open: Set<String>)] = []
    private var path: [String] = []
    /// How deep the bundles of widgets around the place are.
    private var bundles: [Int] = []
    /// Whether what every configuration compiles counts as well.
    private let collectsAll: Bool
    private var found: [WithheldType] = []
    private var openConditions: Set<String> = []
    /// The clauses around the place, and what shows where each type is.
    private var clauses: [IfConfigClauseSyntax] = []
    private var marks: [String: TokenSyntax] = [:]

    init(
      _ configurations: [PlatformConfiguration], openModules: Set<String> = [], hasOpenFlags: Bool = false,
      collectsAll: Bool = false
    ) {
      self.configurations = configurations
      self.hasOpenFlags = hasOpenFlags
      self.openModules = openModules
      self.collectsAll = collectsAll
      super.init(viewMode: .sourceAccurate)
    }

    /// What a file has.
    func all(in file: ParsedFile) -> Found {
      walk(file.tree)
      guard !marks.isEmpty else { return Found(types: found, openConditions: openConditions) }
      let lines = LineTable(file.bytes)
      let places = marks.mapValues { mark in
        let place = lines.place(of: mark.positionAfterSkippingLeadingTrivia.utf8Offset)
        return IntentSurface.SourceLocation(path: file.path, line: place.line, column: place.column)
      }
      return Found(types: found, places: places, openConditions: openConditions)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let choices = configurations.map { $0.choice(in: node) }
      let active = Set(choices.compactMap(\.active?.id))
      for clause in node.clauses {
        guard let elements = clause.elements else { continue }
        let isActive = active.contains(clause.id)
        let choice = choices.first { $0.open.contains(clause.id) }
        let names = names(in: clause.condition, asking: choice)
        openConditions.formUnion(names.open)
        let asked = isActive ? nil : names
        // Another system's code, or that of an older compiler, is not withheld.
        guard asked?.names.isEmpty != true else { continue }
        conditions.append(asked ?? ([], []))
        clauses.append(clause)
        walk(elements)
        clauses.removeLast()
        conditions.removeLast()
      }
      return .skipChildren
    }

    /// What keeps the code behind a condition from being compiled, and which of it nothing answers.
    private func names(
      in condition: ExprSyntax?, asking choice: ClauseChoice?
    ) -> (names: Set<String>, open: Set<String>) {
      let missing = missingImports(in: condition)
      let custom = Self.customNames(in: condition)
      let open = unmetCalls(in: condition).union(choice?.questions ?? []).union(missing.intersection(openModules))
        .union(hasOpenFlags ? custom : [])
      let names = custom.union(missing).union(open)
      let isForDebugging = names.isEmpty && condition?.asks(for: WithheldType.debugging) == true
      return (isForDebugging ? [WithheldType.debugging] : names, open)
    }

    private func missingImports(in condition: ExprSyntax?) -> Set<String> {
      guard let condition, let configuration = configurations.first else { return [] }
      let words = condition.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "(" }
      // What is for debugging as well is not told.
      let tests = words.contains(WithheldType.debugging) ? [] : PlatformConfiguration.modulesOfTests
      let missing = configuration.missingModules.union(tests)
      return Set(words.modulesAskedFor.intersection(missing).map { "canImport(\($0))" })
    }

    /// Features and attributes that Swift is not known to have. What is for debugging as well is not told.
    private func unmetCalls(in condition: ExprSyntax?) -> Set<String> {
      guard let condition, let configuration = configurations.first else { return [] }
      let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
      guard !words.contains(WithheldType.debugging) else { return [] }
      let calls = zip(words, words.dropFirst(2)).filter { name, argument in
        switch name {
        case "hasFeature": SwiftFeatures.isUnknown(argument)
        case "hasAttribute": !configuration.hasAttribute(name: argument)
        default: false
        }
      }
      return Set(calls.map { "\($0)(\($1))" })
    }

    // A condition that must not hold, and does, withholds too; it is the rarer case, and is left to the reader.
    private static func customNames(in condition: ExprSyntax?) -> Set<String> {
      guard let condition else { return [] }
      let names = condition.tokens(viewMode: .sourceAccurate).filter { token in
        switch token.tokenKind {
        case .identifier: break
        case .dollarIdentifier where SwiftFeatures.isUnknown(String(token.text.dropFirst())): break
        default: return false
        }
        let around = sequence(first: Syntax(token)) { $0.parent }.prefix { !$0.is(IfConfigClauseSyntax.self) }
        return token.parent?.is(DeclReferenceExprSyntax.self) == true
          && !around.contains { $0.is(FunctionCallExprSyntax.self) }
      }
      return Set(names.map(\.text)).subtracting([WithheldType.debugging])
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    // What a bundle lists under a condition that nothing answers, it may list still.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard bundles.last == path.count, conditions.contains(where: { !$0.open.isEmpty }),
        let name = TypeName.of(expression: node.calledExpression), name.first?.isUppercase == true
      else { return .visitChildren }
      var type = WithheldType(typePath: name, kind: "Widget", conditions: conditionNames.sorted())
      type.isOpen = true
      found.append(type)
      return .visitChildren
    }

    private var conditionNames: Set<String> { conditions.reduce(into: []) { $0.formUnion($1.names) } }

    private func enter(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      path.append(name.text)
      bundles.removeAll { $0 >= path.count }
      let inherited =
        node.inheritanceClause?.inheritedTypes.compactMap { TypeName.of($0.type)?.lastNameComponent } ?? []
      if inherited.contains("WidgetBundle") { bundles.append(path.count) }
      let names = conditionNames
      guard collectsAll || !names.isEmpty else { return .visitChildren }
      let (kinds, full) = (Self.kinds(of: node), path.joined(separator: "."))
      if !kinds.isEmpty, marks[full] == nil { marks[full] = clauses.last?.poundKeyword ?? name }
      found += kinds.map { kind in
        var type = WithheldType(typePath: full, kind: kind, conditions: names.sorted())
        if names.count > 1 { type.conditions.removeAll { $0 == WithheldType.debugging } }
        type.isOpen = conditions.contains { !$0.open.isEmpty }
        return type
      }
      return .visitChildren
    }

    private static let kinds = ["AppIntent", "AppEntity", "AppEnum", "Widget", "ControlWidget"]

    /// The protocols of a surface that a type names: one, or all through which it answers system intents.
    private static func kinds(of node: some DeclGroupSyntax) -> [String] {
      if let macro = SchemaReader.schema(of: node.attributes)?.macro {
        return [macro.replacing("Assistant", with: "App")]
      }
      let named = (node.inheritanceClause?.inheritedTypes ?? []).compactMap { TypeName.of($0.type) }
        .reduce(into: Set<String>()) { $0.formUnion(FrameworkProtocols.closure(of: $1.lastNameComponent)) }
      if let kind = kinds.first(where: named.contains) { return [kind] }
      return named.filter { SiriProtocols.intent(handledBy: $0) != nil }.sorted()
    }
  }
}

extension ExprSyntax {
  /// Whether a name is among its words.
  fileprivate func asks(for name: String) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
}
