import IntentRules
import IntentSurface
import SwiftSyntax

/// The query of an entity that is made for a schema: it finds by identifier, and by name where anything can.
struct ParallelQuery {
  /// The name of what it finds.
  let name: String
  let idType: String
  /// What finds them by their identifiers.
  var found: String
  /// What finds them by `string`.
  var matching: String?
  /// What there is before a person says anything.
  var suggested: String?
  var isOnMainActor = false
  /// What the app's own query reads of an intent, without which it finds nothing; nil where it reads nothing.
  var need: String?

  /// The functions of the app's own query whose results are in sections, of which no list is made.
  var sectioned: [String] = []
  /// The app's own query, where it finds nothing by name and lists nothing.
  var nameless: String?

  /// Whether it finds by what people say.
  var isSearchable: Bool { matching != nil }

  init(_ name: String, idType: String, found: String) {
    (self.name, self.idType, self.found) = (name, idType, found)
  }

  /// The query of an entity that stands for one of the app: what the app's own query can do, it can.
  init(_ name: String, for entity: Entity, in own: OwnEntities) {
    let path = "try await \(entity.typePath).defaultQuery"
    self.init(
      name, idType: entity.idType ?? "String",
      found: "\(path).entities(for: identifiers).map { \(name)($0) }")
    guard let query = own.surface.queries.first(where: { $0.identifier == entity.defaultQuery }) else { return }
    guard query.dependencies.isEmpty else {
      need = "\(query.typePath) needs \(query.dependencies.joined(separator: ", "))"
      found = "<#find them: \(need ?? "")#>"
      return
    }
    let type = own.code.type(of: .query, query, in: own.reading)
    let functions = type?.listFunctions ?? [:]
    sectioned = type?.sectionedFunctions.map { "`\(query.typePath).\($0)`" } ?? []
    let listing = ["suggestedEntities", "allEntities"].first { functions[$0] != nil }
    suggested = listing.map { "\(path).\($0)().map { \(name)($0) }" }
    let isNamed = functions["entities(matching:)"] != nil
    matching =
      isNamed
      ? "\(path).entities(matching: string).map { \(name)($0) }"
      : suggested.map { _ in Self.filter("String(localized: $0.displayRepresentation.title)") }
    nameless = isSearchable || !sectioned.isEmpty ? nil : query.typePath
  }

  /// - Parameter title: what people know one by, as code writes it in a closure.
  static func filter(_ title: String) -> String {
    "try await suggestedEntities().filter { \(title).localizedStandardContains(string) }"
  }

  /// Its declaration inside of the entity.
  func lines(_ access: String) -> [String] {
    let mark = isOnMainActor ? ["\t@MainActor"] : []
    func function(_ head: String, _ body: String?) -> [String] {
      guard let body else { return [] }
      return mark + ["\t\(access)func \(head) async throws -> [\(name)] {", "\t\t\(body)", "\t}", ""]
    }
    let all =
      (access.isEmpty ? [] : ["\t\(access)init() {}", ""])
      + function("entities(for identifiers: [\(idType)])", found)
      + function("entities(matching string: String)", matching ?? "[]") + function("suggestedEntities()", suggested)
    // What an action takes, people name.
    return ["\(access)struct Query: EntityStringQuery {"] + all.dropLast() + ["}", ""]
  }
}

extension TypeCode {
  /// The names of the functions that give sections for people to choose from.
  fileprivate var sectionedFunctions: [String] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.signature.returnClause?.type.trimmedDescription.hasPrefix("IntentItemCollection<") == true }
      .map(\.name.text)
  }

  /// Whether a type is a plain list; what a query calls its result is one where it does not say otherwise.
  private func isList(_ written: TypeSyntax) -> Bool {
    if ["Result", "Self.Result"].contains(written.trimmedDescription) {
      let alias = members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.first { $0.name.text == "Result" }
      return alias.map { $0.initializer.value.is(ArrayTypeSyntax.self) } ?? true
    }
    return written.is(ArrayTypeSyntax.self)
  }

  /// The functions that other code can call and that give a plain list, each with its first label.
  fileprivate var listFunctions: [String: FunctionDeclSyntax] {
    let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { function in
      function.signature.returnClause.map { isList($0.type) } == true
        && !function.isMarked("private", "fileprivate", "static")
    }
    let named = functions.compactMap { function -> (String, FunctionDeclSyntax)? in
      let parameters = function.signature.parameterClause.parameters
      guard let first = parameters.first else { return (function.name.text, function) }
      guard parameters.count == 1, first.type.trimmedDescription == "String" else { return nil }
      return ("\(function.name.text)(\(first.firstName.text):)", function)
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
