import IntentRules
import IntentSchemas
import IntentSurface

/// What finds the things of a union by what people ask to hear: the system looks for audio this way, and no other.
struct AudioSearch {
  private let union: String
  /// The cases that are found by name, each with the entity that it holds, and whether any are offered before.
  private let cases: [(name: String, entity: String, isOffered: Bool)]

  /// Nil where it is no union of audio, or nothing of it is found by name.
  init?(of union: String, _ cases: [SchemaMember], _ names: [String: String], _ searchable: [String: Bool]) {
    self.union = union
    self.cases = cases.compactMap { member in
      guard let schema = member.schema, schema.hasPrefix("audio."), let entity = names[schema],
        let isOffered = searchable[schema]
      else { return nil }
      return (IntentCode.quoted(member.name), entity, isOffered)
    }
    if self.cases.isEmpty { return nil }
  }

  /// Whether the app has one; the system asks one alone.
  func isThere(in surface: Surface) -> Bool { surface.queries.contains { $0.input == "AudioSearch" } }

  func declaration(_ access: String) -> ParallelTypes.Declaration {
    let offered = cases.filter(\.isOffered)
    let unspecified =
      offered.isEmpty ? [] : ["\tcase .unspecified:"] + result(offered, "suggestedEntities()")
    let body =
      (access.isEmpty ? [] : ["\(access)init() {}", ""])
      + ["\(access)func values(for input: AudioSearch) async throws -> [\(union)] {", "\tswitch input.criteria {"]
      + ["\tcase .searchQuery(let string):"] + result(cases, "entities(matching: string)") + unspecified
      + ["\tdefault:", "\t\treturn []", "\t}", "}"]
    return ParallelTypes.Declaration(
      name: "\(union)Query", attribute: nil, head: "struct \(union)Query: IntentValueQuery", body: body,
      comment: "Finds what people ask to hear.")
  }

  private func result(_ cases: [(name: String, entity: String, isOffered: Bool)], _ call: String) -> [String] {
    cases.enumerated().map { index, item in
      let list = "\(item.entity).defaultQuery.\(call).map { \(union).\(item.name)($0) }"
      return index == 0 ? "\t\treturn try await \(list)" : "\t\t\t+ \(list)"
    }
  }
}
