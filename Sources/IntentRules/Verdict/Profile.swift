import IntentSurface

/// How strict the gate is. Each profile fails on all that the one before fails on, and on more.
package enum Profile: String, Codable, CaseOrdered, Hashable, Sendable {
  /// Fails on what breaks, or may break and can't be told, saved shortcuts, Find steps and variables, widgets, controls and Focus filters.
  case shortcuts
  /// And on what does so to Siri phrases or Apple Intelligence, or degrades what people saved.
  case siri
  /// And on whatever degrades or hides anything for anybody.
  case surface

  /// Whether an effect on an audience fails the gate.
  package func fails(_ effect: Effect, on audience: Audience) -> Bool {
    let isSaved = [.savedShortcuts, .findAndVariables, .widgetsAndControls].contains(audience)
    return switch self {
    case .shortcuts: effect >= .asks && isSaved
    case .siri: effect >= .asks || (effect == .degrades && isSaved)
    case .surface: effect >= .hides
    }
  }

  /// Whether a finding fails the gate by its effects alone.
  package func fails(_ finding: Finding) -> Bool {
    finding.effects.contains { fails($0.value, on: $0.key) }
  }
}
