import IntentSurface
import SourceScanning
import SwiftParser
import SwiftSyntax

/// What code that comes back needs besides names: values that the app handed out or set.
struct OutsideNeeds {
  /// What takes a value that the app adds where it starts.
  static let wrappers: Set = ["Dependency", "AppDependency"]

  let context: ProposalContext

  /// What a person must do at lines of old code, counted from 0.
  func tasks(for lines: [String]) -> [Int: [String]] {
    guard let old = context.old else { return [:] }
    let finder = NeedFinder(lines)
    var found: [Int: [String]] = [:]
    for (name, line) in finder.given {
      guard let place = old.setting(of: name), context.new.setting(of: name) == nil else { continue }
      found[line, default: []].append(
        "Nothing sets `\(name)` any more: \(place.path) had `\(place.text)`. Set it where the app starts, then remove this "
          + "line.")
    }
    let gone = lost(finder.dependencies.map(\.0))
    for (dependency, line) in finder.dependencies {
      guard let places = gone[dependency] else { continue }
      found[line, default: []].append(task(for: dependency, of: "this", places))
    }
    return found
  }

  /// What a person must do before some types of the app run, which takes values that nothing hands out any more.
  func tasks(for types: [TypeCode]) -> [String] {
    let needs = types.flatMap { type in
      NeedFinder(type.file.lines(of: type.declaration)).dependencies.map { (name: type.typePath, dependency: $0.0) }
    }
    return lost(needs.map(\.dependency)).sorted { $0.key.name < $1.key.name }.map { dependency, places in
      let names = Set(needs.filter { $0.dependency == dependency }.map { "`\($0.name)`" }).sorted()
      return task(for: dependency, of: names.joined(separator: ", "), places)
    }
  }

  // The dependencies that nothing hands out any more, with the lines that did.
  private func lost(_ dependencies: [Dependency]) -> [Dependency: [WrittenPlace]] {
    guard !dependencies.isEmpty, let old = context.old else { return [:] }
    let (before, after) = (old.registrations, context.new.registrations)
    let gone = Set(dependencies).compactMap { dependency in
      dependency.lost(from: before, to: after).map { (dependency, $0) }
    }
    return Dictionary(gone, uniquingKeysWith: { first, _ in first })
  }

  private func task(for dependency: Dependency, of user: String, _ gone: [WrittenPlace]) -> String {
    let places = gone.prefix(2).map { "\($0.path) had `\($0.text)`" }.joined(separator: ", ")
    return "`\(dependency.name)` of \(user) comes from AppDependencyManager, and nothing adds it any more: \(places). "
      + "Add it where the app starts, then remove this line."
  }
}

/// A place in code, as it was written.
private struct WrittenPlace: Hashable {
  let path: String
  let text: String
}

/// What an intent takes from `AppDependencyManager`.
private struct Dependency: Hashable {
  let name: String
  let type: String

  /// The lines that handed it out and are gone; nil where something does, or where nothing ever did.
  func lost(from before: [WrittenPlace], to now: [WrittenPlace]) -> [WrittenPlace]? {
    guard !now.contains(where: { names($0.text) }) else { return nil }
    let texts = Set(now.map(\.text))
    let gone = before.filter { !texts.contains($0.text) }
    let own = gone.filter { names($0.text) }
    let found = own.isEmpty && now.isEmpty ? gone : own
    return found.isEmpty ? nil : found
  }

  // A value is often called like its type, or like the variable that takes it.
  private func names(_ text: String) -> Bool {
    let text = text.lowercased()
    return [name, type].contains { text.contains($0.lowercased()) }
  }
}

/// The dependencies of some code, with the lines at which the statements and members begin that have them.
private final class NeedFinder: SyntaxVisitor {
  private(set) var dependencies: [(Dependency, line: Int)] = []
  /// What types hold that somebody else has to set.
  private(set) var given: [(String, line: Int)] = []
  private let converter: SourceLocationConverter

  init(_ lines: [String]) {
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    if lines.contains(where: { line in ["Dependency", "static var"].contains(where: line.contains) }) { walk(tree) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMarked("static"), node.bindingSpecifier.text == "var", let binding = node.bindings.first,
      binding.accessorBlock == nil, binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true,
      let line = line(of: node),
      let type = node.lineage.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first.flatMap({
        Syntax($0).asProtocol((any NamedDeclSyntax).self)
      })
    {
      given.append(("\(type.name.bareText).\(binding.name)", line))
    }
    guard node.attributes.contains(where: \.takesDependency), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let line = line(of: node)
    else { return .visitChildren }
    let written = type.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription ?? type.trimmedDescription
    let dependency = Dependency(name: binding.pattern.trimmedDescription, type: written.lastNameComponent)
    dependencies.append((dependency, line))
    return .visitChildren
  }

  private func line(of node: some SyntaxProtocol) -> Int? {
    node.markedItem.map { converter.location(for: $0.positionAfterSkippingLeadingTrivia).line - 1 }
  }
}

extension AttributeListSyntax.Element {
  // The same name with a key path is another library's.
  fileprivate var takesDependency: Bool {
    guard hasName(in: OutsideNeeds.wrappers), case .attribute(let attribute) = self else { return false }
    guard case .argumentList(let list)? = attribute.arguments else { return true }
    return list.first?.expression.is(KeyPathExprSyntax.self) != true
  }
}

extension CodeTree {
  /// The line that gives a static variable a value.
  fileprivate func setting(of name: String) -> WrittenPlace? {
    paths.lazy.filter { $0.hasSuffix(".swift") }.compactMap { path in
      guard let bytes = uneditedBytes(path), let start = bytes[...].firstOffset(of: "\(name) = ") else { return nil }
      return WrittenPlace(path: path, text: bytes.lineText(at: start))
    }.first
  }

  /// Where code hands values out to intents; what stands in a comment does not.
  fileprivate var registrations: [WrittenPlace] {
    files(naming: ["AppDependencyManager"]).flatMap { file in
      file.tree.nodes(FunctionCallExprSyntax.self).filter { call in
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        return callee?.declName.baseName.text == "add"
          && callee?.base?.trimmedDescription.contains("AppDependencyManager") == true
      }
      .map { call in
        WrittenPlace(path: file.path, text: file.lineText(of: call))
      }
    }
  }
}
