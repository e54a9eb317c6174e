package import IntentSurface

/// What an old type is replaced by.
package enum Replacement: Hashable, Sendable, CustomStringConvertible {
  /// A type of the same kind, by effective identifier.
  case type(String)
  /// The “Find” action that an entity's default query makes. No intent names it, and it is a valid replacement.
  case findAction(entity: String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .type(let identifier): identifier
    case .findAction(let entity): "Find \(entity)"
    }
  }
}

/// An old type and what replaces it, and how that is known.
package struct MigrationLink: Hashable, Sendable {
  /// Where a link was read.
  package enum Origin: String, Hashable, Sendable {
    /// `IntentDeprecation(replacedBy:)`, or for an entity or enum an `@available` that deprecates it.
    case replacedBy
    /// A deprecated intent returned entities that a Find action finds now.
    case findAction
    /// An assistant-only schema type with the shape of the old one.
    case shape
    /// `migrations:` in the settings.
    case settings
  }

  /// Kind and effective identifier of the old type.
  package var old: Subject
  /// What stands there afterwards.
  package var replacement: Replacement?
  /// Where the link was read.
  package var origin: Origin

  /// Makes one from what is always known of it; the rest has its default.
  package init(old: Subject, replacement: Replacement?, origin: Origin) {
    self.old = old
    self.replacement = replacement
    self.origin = origin
  }
}
