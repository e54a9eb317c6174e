import AppIntentsFacts
import IntentSurface

extension Surface {
  /// The surface without what only source code can show, so that it can be held against built metadata.
  ///
  /// It leaves out what a field of metadata has no place for: protocols without a role in the system, options providers,
  /// the presets of an App Shortcut. What metadata spells in another way gets one spelling here, on both sides.
  var asMetadataShows: Surface {
    var surface = self
    surface.takeSpellingsOfMetadata()
    for index in intents.indices { surface.intents[index].protocols.keepThoseOfMetadata() }
    for index in entities.indices { surface.entities[index].protocols.keepThoseOfMetadata() }
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
}

extension EntityQuery {
  fileprivate mutating func keepCapabilitiesOfMetadata() {
    capabilities.removeAll { ![.string, .enumerable, .property, .indexed].contains($0) }
    if capabilities.isEmpty { capabilities = [.plain] }
  }
}

extension Surface {
  /// The surface as a generator shows it that only writes defaults it knows the value of.
  var withoutComputedDefaults: Surface {
    var surface = self
    for index in intents.indices {
      for position in intents[index].parameters.indices {
        if case .expression = intents[index].parameters[position].defaultValue {
          surface.intents[index].parameters[position].defaultValue = nil
        }
      }
    }
    return surface
  }

  /// The surface as a generator shows it that writes assistant-only intents as hidden ones.
  var withoutAssistantOnly: Surface {
    var surface = self
    for index in intents.indices where intents[index].isAssistantOnly?.value == true {
      surface.intents[index].isAssistantOnly = nil
      surface.intents[index].isDiscoverable = .value(false)
    }
    return surface
  }
}

extension [FrameworkProtocol] {
  /// Metadata has one word for some protocols, and audio brings that of a started session along.
  fileprivate mutating func keepThoseOfMetadata() {
    self = map {
      $0 == .audioStartingIntent ? .audioPlaybackIntent : $0 == .liveActivityStartingIntent ? .liveActivityIntent : $0
    }
    if contains(.audioRecordingIntent) || contains(.audioPlaybackIntent) { removeAll { $0 == .liveActivityIntent } }
    self = Set(self).filter(\.isShownByMetadata).sorted()
  }
}
