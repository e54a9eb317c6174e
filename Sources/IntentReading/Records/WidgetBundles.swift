import AppIntentsFacts
import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Says which widgets an extension leaves out: those that its type marked `@main` neither is nor lists.
///
/// A bundle lists widgets in its `body`, in members and helpers beside it, in other bundles, and behind conditions; a type
/// that is none may start one bundle or another in its `main`. What is followed are names, so that a widget counts as
/// listed rather too often than too seldom.
struct WidgetBundles: Sendable {
  /// What one `@main` type offers.
  private struct Offer: Sendable {
    let file: Int
    let hosts: Set<String>
    /// It, and all that it names, directly or through others.
    var types: Set<Int>
  }

  private let index: DeclarationIndex
  private var offers: [Offer] = []
  private var calls: [Int: [FunctionCallExprSyntax]] = [:]
  private var availability: [Int: [Availability]] = [:]
  /// The types marked `@main` of which a list names what no code that was read declares: it may have any widget.
  private(set) var openTypes: [Int] = []

  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver, files: [ParsedFile]) {
    self.index = index
    let finder = ListFinder(index, resolver, files)
    let marked = index.types.indices.filter { type in
      index.types[type].declarations.contains { $0.node.attributes.first(named: ["main"]) != nil }
    }
    // The code of a `main.swift` starts one by name.
    let starts = marked + finder.typesStartedByFiles().filter { !marked.contains($0) }
    guard !starts.isEmpty else { return }
    let shared = finder.types(namedBy: finder.sharedLists())
    let found = starts.map { (type: $0, names: finder.types(from: $0)) }
    let known = found.filter { $0.names.contains(where: finder.isBundleOrWidget) }
    let hosts = known.reduce(into: Set<String>()) { $0.formUnion(index.hosts(ofFile: index.types[$1.type].file)) }
    // What starts an extension without a bundle that is known may be one.
    let unknown = found.filter { start in
      let own = index.hosts(ofFile: index.types[start.type].file)
      return !own.isEmpty && hosts.isDisjoint(with: own) && finder.mayBeBundle(start.type)
    }
    openTypes = known.filter { !finder.open.isDisjoint(with: $0.names) }.map(\.type) + unknown.map(\.type)
    offers = (known + unknown).map { type, names in
      let file = index.types[type].file
      return Offer(file: file, hosts: Set(index.hosts(ofFile: file)), types: names.union(shared))
    }
    calls = finder.calls
    let branches = BundleBranches(finder.bundleCalls)
    availability = calls.mapValues(branches.clauses)
  }

  /// On which systems bundles make the widget of a type; everywhere where they differ.
  func availability(ofWidget type: Int) -> [Availability] { availability[type] ?? [] }

  /// The calls in bundles that make the widget of a type, in the order of the code.
  func calls(thatMake type: Int) -> [FunctionCallExprSyntax] { calls[type] ?? [] }

  /// Whether bundles are known that could list the widget of a type, and none does.
  ///
  /// A bundle could where it is in an extension that has the widget; where nothing says who compiles what, where it lies in
  /// the widget's folder or around that.
  func leavesOut(_ type: Int) -> Bool {
    let near = offers(near: type)
    return !near.isEmpty && !near.contains { $0.types.contains(type) }
  }

  /// Whether no bundle is known that could list the widget of a type.
  func hasNone(for type: Int) -> Bool { offers(near: type).isEmpty }

  /// The apps and extensions that have the widget of a type, without those whose bundles leave it out while others list it.
  func hosts(ofWidget type: Int) -> [String] {
    let hosts = index.hosts(ofFile: index.types[type].file)
    let listed = hosts.filter { host in
      let own = offers.filter { $0.hosts.contains(host) }
      return own.isEmpty || own.contains { $0.types.contains(type) }
    }
    return leavesOut(type) ? hosts : listed
  }

  private func offers(near type: Int) -> [Offer] {
    let file = index.types[type].file
    let hosts = Set(index.hosts(ofFile: file))
    return offers.filter { offer in
      hosts.isEmpty || offer.hosts.isEmpty
        ? hosts == offer.hosts && index.isFile(offer.file, inFolderAround: file) : !hosts.isDisjoint(with: offer.hosts)
    }
  }
}

/// Finds what the code of bundles names.
private final class ListFinder {
  private let index: DeclarationIndex
  private let resolver: ConformanceResolver
  private var known: [Int: [Int]] = [:]
  /// Those in lists that make a widget.
  private(set) var calls: [Int: [FunctionCallExprSyntax]] = [:]
  /// Those that make or start a bundle, by its name.
  private(set) var bundleCalls: [String: [FunctionCallExprSyntax]] = [:]
  private var seenCalls: Set<SyntaxIdentifier> = []
  /// The bundles of which a list names something of unknown code.
  private(set) var open: Set<Int> = []
  private let files: [ParsedFile]
  private lazy var functions: Set<String> = {
    let members = index.types.flatMap(\.declarations).flatMap(\.node.memberBlock.members).map(\.decl)
    let others = files.flatMap { $0.tree.statements.compactMap { $0.item.as(DeclSyntax.self) } }
    return Set((members + others).filter { !$0.is(TypeAliasDeclSyntax.self) }.flatMap(\.declaredNames))
  }()

  init(_ index: DeclarationIndex, _ resolver: ConformanceResolver, _ files: [ParsedFile]) {
    (self.index, self.resolver, self.files) = (index, resolver, files)
  }

  func isBundleOrWidget(_ type: Int) -> Bool { isBundle(type) || isWidget(type) }

  /// Whether a type for WidgetKit inherits what was not read; a class without a body of its own is an app's delegate.
  func mayBeBundle(_ type: Int) -> Bool {
    let nodes = index.types[type].declarations.map(\.node)
    let isDelegate =
      nodes.contains { $0.is(ClassDeclSyntax.self) }
      && !nodes.flatMap(\.memberBlock.members).contains { $0.decl.declaredNames.contains("body") }
    return !isDelegate && files[index.types[type].file].importsModule { $0 == "WidgetKit" }
      && resolver.conformances(of: type).unresolved.contains {
        !SwiftProtocols.contains($0.lastNameComponent) && !["NS", "UI", "WK"].contains($0.prefix(2))
      }
  }

  private func isWidget(_ type: Int) -> Bool {
    let conformances = resolver.conformances(of: type)
    return conformances.conforms(to: .widget) || conformances.conforms(to: .controlWidget)
  }

  private func isBundle(_ type: Int) -> Bool {
    index.types[type].name == Self.bundle
      || resolver.conformances(of: type).unresolved.contains {
        $0.lastNameComponent == Self.bundle
      }
  }

  /// The bundles and widgets that code outside of types starts: `ShelfBundle.main()`.
  func typesStartedByFiles() -> [Int] {
    files.enumerated().filter { RelativePath.name(of: $1.path) == "main.swift" }.flatMap { file, parsed in
      parsed.tree.statements.compactMap { statement in
        let name = statement.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)?.calledName?.nameComponents ?? []
        return name.last == "main" ? type(name.dropLast(), from: [], file: file) : nil
      }
    }.filter(isBundleOrWidget)
  }

  /// A type with all that the lists in it name, and those of what they name.
  func types(from type: Int) -> Set<Int> {
    var found: Set<Int> = [type]
    follow([type], &found)
    return found
  }

  /// The same for code outside of types.
  func types(namedBy lists: [(node: Syntax, file: Int)]) -> Set<Int> {
    var found: Set<Int> = []
    let named = lists.flatMap { types(named: $0.node, from: [], file: $0.file) }
    follow(named.filter { found.insert($0).inserted }, &found)
    return found
  }

  private func follow(_ types: [Int], _ found: inout Set<Int>) {
    var rest = types
    while let next = rest.popLast() {
      // What a widget names is what it shows.
      guard !isWidget(next) else { continue }
      rest += listed(by: next).filter { found.insert($0).inserted }
    }
  }

  /// What the lists in a type name, looked up once for all bundles that lead to it.
  private func listed(by type: Int) -> [Int] {
    if let known = known[type] { return known }
    let protocols = resolver.conformances(of: type).appProtocols
    var found: [Int] = []
    let declarations = index.types[type].declarations + protocols.flatMap { index.types[$0].extensions }
    let members = declarations.flatMap { declaration in
      declaration.node.memberBlock.members.map { (decl: $0.decl, declaration: declaration) }
    }
    let starts = isBundle(type) || members.contains { $0.decl.isStart }
    let used =
      starts
      ? UsedMembers(of: members.map(\.decl)) { $0.declaredNames.contains("body") || $0.isStart }.positions : nil
    for (position, member) in members.enumerated()
    where used?.contains(position) ?? (isBundle(type) || member.decl.isListOfWidgets) {
      let (path, file) = (member.declaration.path, member.declaration.file)
      found += types(named: Syntax(member.decl), from: path, file: file)
      if isBundle(type), member.decl.listedNames.contains(where: { isUnknown($0, from: path, file: file) }) {
        open.insert(type)
      }
    }
    if isBundle(type), !index.unreadAttributes(of: type).isEmpty { open.insert(type) }
    known[type] = found
    return found
  }

  /// Whether a list takes over what code elsewhere lists, or makes a widget, of which nobody knows the kind: a function or a
  /// type that nothing declares, or a member of one.
  private func isUnknown(_ name: [String], from scope: [String], file: Int) -> Bool {
    guard let first = name.first, let last = name.last, first != "Self", first != "self", last != "main",
      !SystemAttributes.contains(first), type([first], from: scope, file: file) == nil,
      type(name, from: scope, file: file) == nil
    else { return false }
    return name.count > 1 && first.first?.isUppercase == true || !functions.contains(last)
  }

  private func types(named node: Syntax, from scope: [String], file: Int) -> [Int] {
    for call in node.calls {
      guard let name = call.calledName?.nameComponents,
        let type = type(name.last == "main" ? name.dropLast() : name, from: scope, file: file), isBundleOrWidget(type),
        seenCalls.insert(call.id).inserted
      else { continue }
      if isWidget(type) {
        calls[type, default: []].append(call)
      } else {
        bundleCalls[index.types[type].name, default: []].append(call)
      }
    }
    return node.spelledNames.sorted { $0.lexicographicallyPrecedes($1) }
      .compactMap { type($0, from: scope, file: file) }
  }

  private func type(_ name: [String], from scope: [String], file: Int) -> Int? {
    // `Self.Shelf`, a widget inside of the bundle.
    let inside = name.first == "Self" ? Array(name.dropFirst()) : name
    return inside.isEmpty ? nil : index.resolve(inside, from: scope, file: file).flatMap(index.type(of:))
  }

  /// Lists that any bundle can take over without naming a type: functions and variables of files, and members of every
  /// bundle.
  func sharedLists() -> [(node: Syntax, file: Int)] {
    var lists: [(node: Syntax, file: Int)] = []
    for (file, parsed) in files.enumerated() where parsed.signals.contains(.framework) {
      for statement in parsed.tree.statements {
        if case .decl(let declaration) = statement.item, declaration.isListOfWidgets {
          lists.append((Syntax(declaration), file))
        }
      }
    }
    for type in index.types where type.primary == nil && type.name == Self.bundle {
      lists += type.extensions.map { (Syntax($0.node.memberBlock), $0.file) }
    }
    return lists
  }

  private static let bundle = "WidgetBundle"
}

private final class ListedNames: SyntaxVisitor {
  var found: [[String]] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item {
      let made = expression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)?.calledName
      let name = expression.as(FunctionCallExprSyntax.self).map(\.calledName) ?? expression.reference
      (name ?? made.map { $0 + ".body" }).map { found.append($0.nameComponents) }
    }
    return .visitChildren
  }
}

extension DeclSyntax {
  /// The names of what stands in a list of its own, behind conditions too.
  fileprivate var listedNames: [[String]] {
    let finder = ListedNames(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  /// Whether it is the function that a type marked `@main` starts with.
  fileprivate var isStart: Bool {
    guard let function = self.as(FunctionDeclSyntax.self), function.name.plainName == "main" else { return false }
    return function.signature.parameterClause.parameters.isEmpty
  }

  /// Whether it is a function or variable that gives widgets.
  fileprivate var isListOfWidgets: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    if attributes?.first(named: ["WidgetBundleBuilder"]) != nil { return true }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings
    // What a constant makes is what a list has that names it.
    let makes = bindings?.contains { $0.initializer?.value.as(FunctionCallExprSyntax.self)?.calledName != nil }
    if makes == true { return true }
    let types =
      self.as(FunctionDeclSyntax.self).map { [$0.signature.returnClause?.type] }
      ?? bindings?.map { $0.typeAnnotation?.type } ?? []
    return types.compactMap(\.self).contains { type in
      type.tokens(viewMode: .sourceAccurate).contains { ["Widget", "WidgetBundle", "ControlWidget"].contains($0.text) }
    }
  }
}
