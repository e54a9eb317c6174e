import IntentReading
import IntentSurface

/// What the steps of a shortcut read of the results of this app's steps.
struct ReplayReads {
  private let old: Surface
  private let sources: [Int: SavedAction]

  /// - Parameter steps: those of this app.
  init(old: Surface, steps: [SavedAction]) {
    self.old = old
    sources = Dictionary(steps.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a step reads a result, an entity's property, or through an entity, that a finding is about.
  func reach(_ subject: Subject, from action: SavedAction) -> Bool {
    action.reads.contains { read in
      let source = read.source.flatMap { sources[$0] }
      switch subject.kind {
      case .result: return source?.identifier == subject.owner
      case .entityProperty: return properties(in: read, of: source).contains(subject)
      // A Find step that is gone is told by itself.
      case .entity:
        return source?.identifier != subject.owner
          && properties(in: read, of: source).contains { $0.owner == subject.owner }
      default: return false
      }
    }
  }

  /// The properties on the way into a value, by entity and identifier.
  private func properties(in read: SavedRead, of source: SavedAction?) -> [Subject] {
    var type = source.flatMap(output)
    var found: [Subject] = []
    for access in read.accesses {
      switch access {
      case .entity(let identifier): type = .entity(identifier)
      case .property(let name):
        guard case .entity(let owner)? = type,
          let property = old.entities.first(where: { $0.identifier == owner })?.property(called: name)
        else { return found }
        found.append(Subject(.entityProperty, owner, property.identifier))
        type = property.type.element
      }
    }
    return found
  }

  private func output(of action: SavedAction) -> ValueType? {
    if old.entities.contains(where: { $0.identifier == action.identifier }) { return .entity(action.identifier) }
    return old.intents.first { $0.identifier == action.identifier }?.result.value?.element
  }
}

extension Entity {
  fileprivate func property(called name: String) -> EntityProperty? {
    properties.first { $0.identifier == name } ?? properties.first { $0.title?.value == name }
  }
}
