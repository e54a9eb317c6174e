import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Finds types of a surface that stand behind a condition which no configuration that ships sets or nothing answers,
/// or in no target at all.
///
/// What debugging builds have is meant for nobody, and is not told.
struct WithheldTypes {
  /// The conditions that hold in some target, or that the settings declare.
  let flags: Set<String>

  /// What a file withholds on every one of some platforms.
  ///
  /// - Parameter modules: those that it asks for and that nothing links which has its code.
  func types(in file: ParsedFile, on platforms: [Platform], without modules: Set<String>) -> [WithheldType] {
    let asked = file.conditionWords.subtracting(flags).subtracting(["DEBUG"])
    guard file.isConditional, !asked.isEmpty else { return [] }
    let collector = Collector(
      platforms.map { PlatformConfiguration(platform: $0, flags: flags, missingModules: modules) })
    collector.walk(file.tree)
    return collector.found
  }

  /// What a file that no target compiles would have on some platforms.
  func types(inNoTarget file: ParsedFile, on platforms: [Platform]) -> [WithheldType] {
    let collector = Collector(platforms.map { PlatformConfiguration(platform: $0, flags: flags) }, collectsAll: true)
    collector.walk(file.tree)
    return collector.found.filter(\.conditions.isEmpty)
  }

  private final class Collector: SyntaxVisitor {
    private let configurations: [PlatformConfiguration]
    /// The names that keep the code around the place from being compiled.
    private var conditions: [Set<String>] = []
    private var path: [String] = []
    /// Whether what every configuration compiles counts as well.
    private let collectsAll: Bool
    var found: [WithheldType] = []

    init(_ configurations: [PlatformConfiguration], collectsAll: Bool = false) {
      self.configurations = configurations
      self.collectsAll = collectsAll
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let choices = configurations.map { $0.choice(in: node) }
      let active = Set(choices.compactMap(\.active?.id))
      for clause in node.clauses {
        guard let elements = clause.elements else { continue }
        let names =
          active.contains(clause.id)
          ? []
          : Self.customNames(in: clause.condition).union(missingImports(in: clause.condition))
            .union(unmetCalls(in: clause.condition))
            .union(choices.first { $0.open.contains(clause.id) }?.questions ?? [])
        // Another system's code, or that of an older compiler, is not withheld.
        guard active.contains(clause.id) || !names.isEmpty else { continue }
        conditions.append(names)
        walk(elements)
        conditions.removeLast()
      }
      return .skipChildren
    }

    private func missingImports(in condition: ExprSyntax?) -> Set<String> {
      guard let condition, let missing = configurations.first?.missingModules, !missing.isEmpty else { return [] }
      let words = condition.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "(" }
      return Set(words.modulesAskedFor.intersection(missing).map { "canImport(\($0))" })
    }

    /// Features and attributes that Swift does not have, and modules of tests. What is for debugging as well is not told.
    private func unmetCalls(in condition: ExprSyntax?) -> Set<String> {
      guard let condition, let configuration = configurations.first else { return [] }
      let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
      guard !words.contains("DEBUG") else { return [] }
      let calls = zip(words, words.dropFirst(2)).filter { name, argument in
        switch name {
        case "hasFeature": SwiftFeatures.isUnknown(argument)
        case "hasAttribute": !configuration.hasAttribute(name: argument)
        case "canImport": PlatformConfiguration.modulesOfTests.contains(argument)
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
      return Set(names.map(\.text)).subtracting(["DEBUG"])
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    private func enter(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
      path.append(name)
      let names = conditions.reduce(into: Set<String>()) { $0.formUnion($1) }
      if collectsAll || !names.isEmpty, let kind = Self.kind(of: node) {
        found.append(WithheldType(typePath: path.joined(separator: "."), kind: kind, conditions: names.sorted()))
      }
      return .visitChildren
    }

    private static let kinds = ["AppIntent", "AppEntity", "AppEnum", "Widget", "ControlWidget"]

    private static func kind(of node: some DeclGroupSyntax) -> String? {
      if let macro = SchemaReader.schema(of: node.attributes)?.macro {
        return macro.replacing("Assistant", with: "App")
      }
      let named = (node.inheritanceClause?.inheritedTypes ?? []).compactMap { TypeName.of($0.type) }
        .map(\.lastNameComponent)
      return kinds.first { kind in named.contains { FrameworkProtocols.closure(of: $0).contains(kind) } }
    }
  }
}
