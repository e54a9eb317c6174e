import Foundation

/// A line of evidence in pieces, those that name a source with its address.
struct EvidenceText {
  /// Some words, and where they lead.
  struct Piece: Hashable {
    var text: String
    var address: String?
  }

  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let (range, address) = Self.first(in: rest) {
      if range.lowerBound > rest.startIndex { pieces.append(Piece(text: String(rest[..<range.lowerBound]))) }
      pieces.append(Piece(text: String(rest[range]), address: address))
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(Piece(text: String(rest))) }
    self.pieces = pieces
  }

  /// Markdown with the sources as links.
  var markdown: Markdown {
    pieces.map { piece in
      let words = InlineText(piece.text).ownMarkdown
      return piece.address.map { .link(words, to: $0) } ?? words
    }.joined()
  }

  /// HTML with the sources as links.
  var html: Markup {
    pieces.map { piece in
      let words = InlineText(piece.text).html
      return piece.address.map { "<a href=\"\($0)\">\(words)</a>" } ?? words
    }.joined()
  }

  // MARK: Sources

  private static func first(in text: Substring) -> (Range<Substring.Index>, String)? {
    let found = patterns.compactMap { $0(text) }
    return found.min {
      $0.0.lowerBound == $1.0.lowerBound
        ? $0.0.upperBound > $1.0.upperBound : $0.0.lowerBound < $1.0.lowerBound
    }
  }

  private typealias Pattern = @Sendable (Substring) -> (Range<Substring.Index>, String)?

  private static let patterns: [Pattern] = [
    { text in
      text.firstMatch(of: #/https?://[^\s,;()<>]*[^\s,;()<>.]/#).map { ($0.range, String($0.output)) }
    },
    { text in
      text.firstMatch(of: /([A-Za-z0-9-]+\/[A-Za-z0-9._-]+)#(\d+)/)
        .map { ($0.range, "https://github.com/\($0.output.1)/issues/\($0.output.2)") }
    },
    { text in
      text.firstMatch(of: /([A-Za-z0-9-]+\/[A-Za-z0-9._-]+) ([0-9a-f]{8,40})\b/)
        .map { ($0.range, "https://github.com/\($0.output.1)/commit/\($0.output.2)") }
    },
    { text in
      text.firstMatch(of: /WWDC(\d\d),? session (\d+)/)
        .map { ($0.range, "https://developer.apple.com/videos/play/wwdc20\($0.output.1)/\($0.output.2)/") }
    },
    { text in
      text.firstMatch(of: /Tech Talk (\d+)/)
        .map { ($0.range, "https://developer.apple.com/videos/play/tech-talks/\($0.output.1)/") }
    },
    { text in
      text.firstMatch(of: /thread (\d{6})/).map {
        ($0.range, "https://developer.apple.com/forums/thread/\($0.output.1)")
      }
    },
    { text in
      text.firstMatch(of: /Stack Overflow \((\d+)\)/)
        .map { ($0.range, "https://stackoverflow.com/questions/\($0.output.1)") }
    },
    { text in
      pages.compactMap { name, path in
        text.firstRange(of: name).map { ($0, "https://developer.apple.com/documentation/\(path)") }
      }.min { $0.0.lowerBound < $1.0.lowerBound }
    },
  ]

  /// Apple's articles by their titles, and the types that evidence names in code.
  private static let pages: [(String, String)] =
    [
      ("“Adding parameters to an app intent”", "appintents/adding-parameters-to-an-app-intent"),
      ("“Displaying static and interactive snippets”", "appintents/displaying-static-and-interactive-snippets"),
      (
        "“Integrating actions with Siri and Apple Intelligence”",
        "appintents/integrating-actions-with-siri-and-apple-intelligence"
      ),
      ("“Integrating custom types into your intents”", "appintents/integrating-custom-types-into-your-intents"),
      ("“Making app entities available in Spotlight”", "appintents/making-app-entities-available-in-spotlight"),
      (
        "“Making actions and content discoverable and widely available”",
        "appintents/making-actions-and-content-discoverable-and-widely-available"
      ),
      (
        "“Migrating widgets from SiriKit Intents to App Intents”",
        "widgetkit/migrating-from-sirikit-intents-to-app-intents"
      ),
      ("“Specifying synonyms for your app name”", "sirikit/specifying-synonyms-for-your-app-name"),
      ("“Donating shortcuts”", "sirikit/donating-shortcuts"),
      ("`NSUserActivity.isEligibleForPrediction`", "foundation/nsuseractivity/iseligibleforprediction"),
      ("`CFBundleURLTypes`", "bundleresources/information-property-list/cfbundleurltypes"),
      ("`CFBundleDisplayName`", "bundleresources/information-property-list/cfbundledisplayname"),
      ("`WidgetConfiguration`", "swiftui/widgetconfiguration"), ("`WidgetBundle`", "swiftui/widgetbundle"),
      ("`CaseIterable`", "swift/caseiterable"),
    ] + ofAppIntents.map { ("`\($0)`", "appintents/\($0.replacing(".", with: "/").lowercased())") }

  private static let ofAppIntents = [
    "AppEntity", "AppEnum", "AppIntent", "AppIntent.authenticationPolicy", "AppIntent.isDiscoverable",
    "AppIntent.openAppWhenRun", "AppIntent.supportedModes", "AppIntentsPackage", "AppShortcut", "AppShortcutsProvider",
    "AssistantSchemaEntity", "AssistantSchemaEnum", "AssistantSchemaIntent", "AudioPlaybackIntent",
    "AudioRecordingIntent", "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeprecatedAppIntent", "EntityProperty", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery",
    "EnumerableEntityQuery", "IndexedEntity", "IntentAuthenticationPolicy", "IntentDeprecation", "IntentParameter",
    "IntentValueQuery", "LiveActivityIntent", "OpenIntent", "PersistentlyIdentifiable", "SetFocusFilterIntent",
    "TransientAppEntity", "UnionValue", "UniqueAppEntity", "URLRepresentableEntity", "WidgetConfigurationIntent",
  ]
}
