import IntentSurface

extension Surface {
  /// The surface without what only source code can show, so that it can be held against built metadata.
  ///
  /// It leaves out what a field of metadata has no place for: protocols without a role in the system, options providers,
  /// the presets of an App Shortcut. What metadata spells in another way is left to `Knowledge`.
  var asMetadataShows: Surface {
    var surface = self
    for index in intents.indices { surface.intents[index].protocols.removeAll { !Self.intentProtocols.contains($0) } }
    for index in entities.indices { surface.entities[index].protocols.removeAll { !Self.entityProtocols.contains($0) } }
    for index in enums.indices { surface.enums[index].protocols = [] }
    surface.queries.removeAll { $0.capabilities == [.options] }
    for index in surface.queries.indices { surface.queries[index].keepCapabilitiesOfMetadata() }
    for index in appShortcuts.indices {
      for shortcut in appShortcuts[index].shortcuts.indices {
        surface.appShortcuts[index].shortcuts[shortcut].presets = []
      }
    }
    surface.unionValues = []
    return surface
  }

  // Read off metadata next to its source, for the generators of 2023 to 2026.
  private static let intentProtocols: Set = [
    "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent", "DeprecatedAppIntent",
    "ForegroundContinuableIntent", "LongRunningIntent", "OpenIntent", "ProgressReportingIntent",
    "SetFocusFilterIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "URLRepresentableIntent",
    "UndoableIntent", "WidgetConfigurationIntent",
  ]

  private static let entityProtocols: Set = [
    "IndexedEntity", "TransientAppEntity", "Transferable", "URLRepresentableEntity",
  ]
}

extension EntityQuery {
  fileprivate mutating func keepCapabilitiesOfMetadata() {
    capabilities.removeAll { ![.string, .enumerable, .property, .indexed].contains($0) }
    if capabilities.isEmpty { capabilities = [.plain] }
  }
}
