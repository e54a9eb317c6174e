import IntentSurface

/// How hard a change is felt, worst last in comparison order.
package enum Effect: String, Codable, CaseOrdered, Hashable, Sendable {
  /// Worth knowing; nobody's shortcut behaves differently.
  case notes
  /// What people saved still runs, but they can't find or add it any more.
  case hides
  /// It still runs, and does something else or asks.
  case degrades
  /// Whether it still works can't be told from what was read, and before the change it could.
  case asks
  /// It stops working.
  case breaks
}

/// Who feels a change.
package enum Audience: String, Codable, CaseOrdered, Hashable, Sendable {
  /// People with a shortcut or automation that runs the action.
  case savedShortcuts
  /// People whose shortcuts find the app's things or read their properties.
  case findAndVariables
  /// People with a placed widget, a control or a Focus filter.
  case widgetsAndControls
  /// People who say a phrase.
  case siriPhrases
  /// People who ask Apple Intelligence.
  case appleIntelligence
  /// People who look for the action in the Shortcuts app or Spotlight.
  case discovery
}
