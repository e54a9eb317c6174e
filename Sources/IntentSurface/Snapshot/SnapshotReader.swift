import Foundation

/// Reads the snapshots of many versions of an app, which have nearly all of their records in common.
///
/// A snapshot in the layout that this tool writes is taken apart by its bytes, and a record that was in a snapshot
/// before is not decoded again. Any other snapshot goes to the decoder as a whole. The result is what
/// `Surface(snapshot:)` gives, and so are the errors.
package struct SnapshotReader {
  private var appNames = RecordPool<AppNames>()
  private var appShortcuts = RecordPool<AppShortcutsProvider>()
  private var entities = RecordPool<Entity>()
  private var enums = RecordPool<AppEnum>()
  private var hosts = RecordPool<HostBundle>()
  private var intents = RecordPool<Intent>()
  private var legacyEnums = RecordPool<LegacyEnum>()
  private var legacyIntents = RecordPool<LegacyIntent>()
  private var legacyTypes = RecordPool<LegacyType>()
  private var onscreenContent = RecordPool<OnscreenContent>()
  private var packages = RecordPool<IntentsPackage>()
  private var phraseTranslations = RecordPool<PhraseTranslation>()
  private var queries = RecordPool<EntityQuery>()
  private var retirementPromises = RecordPool<RetirementPromise>()
  private var systemIntents = RecordPool<SystemIntent>()
  private var texts = RecordPool<LocalizedText>()
  private var unionValues = RecordPool<UnionValue>()
  private var urlSchemes = RecordPool<UrlScheme>()
  private var userActivities = RecordPool<UserActivity>()
  private var widgets = RecordPool<Widget>()
  private var withheld = RecordPool<WithheldType>()

  /// One with its defaults.
  package init() {}

  /// Reads the next snapshot.
  ///
  /// - Throws: `SnapshotError`.
  package mutating func surface(_ bytes: UnsafeBufferPointer<UInt8>) throws(SnapshotError) -> Surface {
    var cursor = SnapshotCursor(bytes)
    if let known = surface(at: &cursor) { return known }
    return try Surface(snapshot: Data(bytes))
  }

  /// Reads the next snapshot.
  ///
  /// - Throws: `SnapshotError`.
  package mutating func surface(_ bytes: [UInt8]) throws(SnapshotError) -> Surface {
    try bytes.withUnsafeBufferPointer { bytes throws(SnapshotError) in try surface(bytes) }
  }

  // The keys in the order in which they are written. Whatever departs from it is left to the decoder.
  private mutating func surface(at cursor: inout SnapshotCursor) -> Surface? {
    var surface = Surface()
    guard let app = cursor.value(of: "app", as: AppIdentity.self) else { return nil }
    surface.app = app
    guard appNames.read("appNames", at: &cursor, to: &surface.appNames),
      appShortcuts.read("appShortcuts", at: &cursor, to: &surface.appShortcuts),
      entities.read("entities", at: &cursor, to: &surface.entities),
      enums.read("enums", at: &cursor, to: &surface.enums),
      cursor.skip(",\n  \"formatVersion\" : \(Surface.currentFormatVersion)"),
      hosts.read("hosts", at: &cursor, to: &surface.hosts),
      intents.read("intents", at: &cursor, to: &surface.intents),
      legacyEnums.read("legacyEnums", at: &cursor, to: &surface.legacyEnums),
      legacyIntents.read("legacyIntents", at: &cursor, to: &surface.legacyIntents),
      legacyTypes.read("legacyTypes", at: &cursor, to: &surface.legacyTypes),
      onscreenContent.read("onscreenContent", at: &cursor, to: &surface.onscreenContent),
      packages.read("packages", at: &cursor, to: &surface.packages),
      phraseTranslations.read("phraseTranslations", at: &cursor, to: &surface.phraseTranslations),
      queries.read("queries", at: &cursor, to: &surface.queries),
      let readFrom = cursor.value(of: "readFrom", as: Provenance.self),
      retirementPromises.read("retirementPromises", at: &cursor, to: &surface.retirementPromises),
      systemIntents.read("systemIntents", at: &cursor, to: &surface.systemIntents),
      texts.read("texts", at: &cursor, to: &surface.texts),
      unionValues.read("unionValues", at: &cursor, to: &surface.unionValues),
      urlSchemes.read("urlSchemes", at: &cursor, to: &surface.urlSchemes),
      userActivities.read("userActivities", at: &cursor, to: &surface.userActivities),
      widgets.read("widgets", at: &cursor, to: &surface.widgets),
      withheld.read("withheld", at: &cursor, to: &surface.withheld),
      cursor.skip("\n}\n"), cursor.isAtEnd
    else { return nil }
    surface.readFrom = readFrom
    return surface
  }
}
