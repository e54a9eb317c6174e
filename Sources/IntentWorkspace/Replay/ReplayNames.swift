import IntentSurface
import ShortcutReading

/// What steps of shortcuts call the actions of this app, over all versions that people may have made them with.
struct ReplayNames {
  private let shipped: Set<String>
  private let current: Set<String>
  /// The intents that took a legacy class over and have an identifier of their own, by the class.
  private let successors: [String: Set<String>]
  /// The names of all parameters that an intent ever had, by its effective identifier.
  private let parameters: [String: Set<String>]
  private let bundles: Set<String>
  private let isStrict: Bool

  /// - Parameters:
  ///   - bundles: of the app, where they are known; then steps of others are no matter, whatever they are called.
  ///   - shortcuts: without known bundles, those of the steps in them that have a known name count as the app's.
  init(shipped: [Surface], current: Surface, bundles: Set<String>, shortcuts: [SavedWorkflow]) {
    self.shipped = Set(shipped.flatMap(Self.names))
    self.current = Set(Self.names(current))
    let known = self.shipped.union(self.current)
    var successors: [String: Set<String>] = [:]
    for intent in (shipped + [current]).flatMap(\.intents) {
      guard let name = intent.intentClassName?.value, name != intent.identifier else { continue }
      successors[name, default: []].insert(intent.identifier)
    }
    self.successors = successors
    parameters = Self.parameters(in: shipped + [current])
    isStrict = !bundles.isEmpty
    let ours = shortcuts.lazy.flatMap(\.actions).filter { !$0.isOfTheSystem && known.contains($0.identifier) }
    self.bundles = isStrict ? bundles : Set(ours.map(\.bundle))
  }

  private static func names(_ surface: Surface) -> [String] {
    surface.intents.map(\.identifier) + surface.intents.compactMap { $0.intentClassName?.value }
      + surface.entities.map(\.identifier) + surface.legacyIntents.map(\.className)
  }

  private static func parameters(in surfaces: [Surface]) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for surface in surfaces {
      for intent in surface.intents { names[intent.identifier, default: []].formUnion(intent.parameters.map(\.name)) }
      for intent in surface.legacyIntents {
        names[intent.className, default: []].formUnion(intent.parameters.map(\.name))
      }
    }
    return names
  }

  /// What a step of an intent stores a value for, and no version of the intent has; keys in `WF` are the system's.
  func unknownParameters(of action: SavedAction) -> [String] {
    let known = owners(of: action).compactMap { parameters[$0] }
    guard !known.isEmpty else { return [] }
    return action.parameters.keys.filter { name in
      !name.hasPrefix("WF") && !known.contains { $0.contains(name) }
    }
    .sorted()
  }

  /// Whether a step is this app's.
  func isOurs(_ action: SavedAction) -> Bool {
    if bundles.contains(action.bundle) { return true }
    return isStrict && bundles.contains { action.bundle.hasPrefix($0 + ".") }
  }

  /// Whether a step of this app has an action that some version had.
  func standing(of action: SavedAction) -> (isShipped: Bool, isCurrent: Bool) {
    (shipped.contains(action.identifier), current.contains(action.identifier))
  }

  /// The identifiers under which findings speak of the action of a step.
  func owners(of action: SavedAction) -> Set<String> {
    (successors[action.identifier] ?? []).union([action.identifier])
  }
}
