/// A type that the code has and that is in no other list of a surface.
///
/// No configuration that ships compiles it, as it stands behind a compilation condition which none of them sets, or in a
/// file that is in no target; or it is a widget of which the configuration could not be read, or code that a script writes.
package struct WithheldType: Codable, Hashable, Sendable {
  /// The Swift name with its outer types.
  package var typePath: String
  /// The framework's protocol that it names: `AppIntent`.
  package var kind: String
  /// The conditions that would have to hold, sorted: `BETA_TOOLS`, `canImport(Core)`. Empty for a file that no app has.
  package var conditions: [String]
  /// Whether it ships, and what it is could not be read.
  @Omitted package var isUnread: Bool
  /// Whether no list and no setting answers one of its conditions.
  @Omitted package var isOpen: Bool
  /// The names of the products that compile it, where it ships, or that compile its file and reach no app.
  @Omitted package var hosts: [String]
  /// The property list of the extension that compiles it, where that makes it no place for a widget; nil elsewhere.
  package var propertyList: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(typePath: String, kind: String, conditions: [String]) {
    self.typePath = typePath
    self.kind = kind
    self.conditions = conditions
  }
}

extension WithheldType {
  /// What the property list of an extension says that offers widgets, under `NSExtensionPointIdentifier`.
  package static let widgetPoint = "com.apple.widgetkit-extension"
  /// The same of one that answers SiriKit.
  package static let intentsPoint = "com.apple.intents-service"

  /// The condition that Xcode sets in debugging builds alone.
  package static let debugging = "DEBUG"

  /// The order in a surface: by the names of the types.
  package static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.typePath, left.kind) < (right.typePath, right.kind)
  }

  /// Whether it is code that nobody asked for in what ships.
  package var isForDebugging: Bool { conditions == [Self.debugging] }

  /// Whether its conditions only ask what can be imported.
  package var asksForModulesAlone: Bool { conditions.allSatisfy { $0.hasPrefix("canImport(") } }

  /// Why the conditions do not hold, as an attribute of them: “which no shipping configuration sets”.
  package var reason: String {
    if isOpen { return "which nothing shows to hold in what ships" }
    return asksForModulesAlone ? "which the app does not link" : "which no shipping configuration sets"
  }
}

extension [WithheldType] {
  /// One sentence for each condition: “3 intents stand behind BETA_TOOLS, which no shipping configuration sets: …”;
  /// sorted. What is in no target is not among them.
  package var sentences: [String] {
    let behind = Dictionary(grouping: filter { !$0.conditions.isEmpty && !$0.isForDebugging }) {
      $0.conditions.joined(separator: " and ")
    }
    return behind.sorted { $0.key < $1.key }.map { condition, types in
      let names = types.prefix(5).map(\.typePath).joined(separator: ", ") + (types.count > 5 ? ", …" : "")
      let intents = types.count { $0.kind == "AppIntent" }
      let what = intents == types.count ? (intents == 1 ? "intent stands" : "intents stand") : "types stand"
      let reason = types.first?.reason ?? ""
      return "\(types.count) \(what) behind \(condition), \(reason): \(names)."
    }
  }
}
