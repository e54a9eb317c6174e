import IntentSurface
import ShortcutReading

/// What the steps of a shortcut read of the results of this app's steps.
struct ReplayReads {
  private let versions: [Surface]
  private let names: ReplayNames
  private let sources: [Int: SavedAction]

  /// A value on its way through a shortcut.
  private enum Held {
    case entity(String)
    case legacy(String)
  }

  /// - Parameters:
  ///   - versions: newest first.
  ///   - steps: those of this app.
  init(versions: [Surface], names: ReplayNames, steps: [SavedAction]) {
    self.versions = versions
    self.names = names
    sources = Dictionary(steps.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a step reads a result, an entity's property, or through an entity, that a finding is about.
  func reach(_ subject: Subject, from action: SavedAction) -> Bool {
    action.reads.contains { read in
      let source = read.source.flatMap { sources[$0] }
      let isOwn = source.map { names.owners(of: $0).contains(subject.owner) } ?? false
      switch subject.kind {
      case .result: return isOwn
      case .entityProperty: return properties(in: read, of: source).contains(subject)
      // A property of a response is what later steps get; one of a legacy type is read out of that.
      case .legacyParameter:
        return isOwn && subject.member?.hasPrefix("response.") == true
          || properties(in: read, of: source).contains(subject)
      // A Find step that is gone is told by itself.
      case .entity:
        return source?.identifier != subject.owner
          && properties(in: read, of: source).contains { $0.owner == subject.owner }
      default: return false
      }
    }
  }

  /// The properties on the way into a value, by owner and identifier.
  private func properties(in read: SavedRead, of source: SavedAction?) -> [Subject] {
    guard !read.accesses.isEmpty else { return [] }
    var held = source.flatMap(output)
    var found: [Subject] = []
    for access in read.accesses {
      switch access {
      case .entity(let identifier): held = .entity(identifier)
      case .property(let name):
        guard let (subject, next) = held.flatMap({ property(name, of: $0) }) else { return found }
        found.append(subject)
        held = next
      }
    }
    return found
  }

  private func property(_ name: String, of held: Held) -> (subject: Subject, next: Held?)? {
    switch held {
    case .entity(let owner):
      let entities = versions.lazy.flatMap(\.entities).filter { $0.identifier == owner }
      guard let property = entities.compactMap({ $0.property(called: name) }).first else { return nil }
      return (Subject(.entityProperty, owner, property.identifier), Self.held(property.type))
    case .legacy(let owner):
      let types = versions.lazy.flatMap(\.legacyTypes).filter { $0.name == owner }
      guard let property = types.flatMap(\.properties).first(where: { $0.name == name || $0.displayName == name })
      else { return nil }
      return (Subject(.legacyParameter, owner, property.name), .legacy(property.type))
    }
  }

  private func output(of action: SavedAction) -> Held? {
    let owners = names.owners(of: action)
    for version in versions {
      if version.entities.contains(where: { owners.contains($0.identifier) }) { return .entity(action.identifier) }
      if let intent = version.intents.first(where: { owners.contains($0.identifier) }) {
        return intent.result.value.flatMap(Self.held)
      }
      if let intent = version.legacyIntents.first(where: { owners.contains($0.className) }) {
        let name = intent.output
        return intent.responseProperties.first { $0.name == name }.map { .legacy($0.type) }
      }
    }
    return nil
  }

  private static func held(_ type: ValueType) -> Held? {
    if case .entity(let identifier) = type.element { .entity(identifier) } else { nil }
  }
}

extension Entity {
  fileprivate func property(called name: String) -> EntityProperty? {
    properties.first { $0.identifier == name } ?? properties.first { $0.title?.value == name }
  }
}
