/// Every rule this tool knows.
package enum RuleCatalog {
  /// All groups, in the order in which they are explained.
  package static let all: [Rule] =
    intents + parameters + entities + enums + appShortcuts + widgets + packaging + schemas + legacy

  /// The rule with an id (`I01`, in either case) or a readable name (`intent-removed`).
  package static func rule(_ idOrName: String) -> Rule? {
    all.first { $0.id == idOrName.uppercased() || $0.name == idOrName.lowercased() }
  }
}
