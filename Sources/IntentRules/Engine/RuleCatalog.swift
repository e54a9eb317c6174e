/// Every rule this tool knows.
package enum RuleCatalog {
  /// All groups, in the order in which they are explained, each by its ids.
  package static let all: [Rule] = byGroup(
    intents + parameters + entities + enums + appShortcuts + widgets + packaging + schemas + legacy)

  /// A rule may be written beside those of another group; its letter says where people look for it.
  private static func byGroup(_ rules: [Rule]) -> [Rule] {
    let letters = rules.map { $0.id.prefix(1) }
    return letters.indices.filter { letters.firstIndex(of: letters[$0]) == $0 }.flatMap { first in
      rules.filter { $0.id.prefix(1) == letters[first] }.sorted { $0.id < $1.id }
    }
  }

  /// The rule with an id (`I01`, in either case) or a readable name (`intent-removed`).
  package static func rule(_ idOrName: String) -> Rule? {
    all.first { $0.id == idOrName.uppercased() || $0.name == idOrName.lowercased() }
  }
}
