extension SchemaCatalogue {
  static let journal = """
    domain journal shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent createEntry CreateJournalEntryIntent
      sdk 26.5,27.0 source 27-beta
      message: AttributedString
      title: String?
      location: GeoToolbox.PlaceDescriptor?
      mediaItems: [IntentFile]
      entryDate: Date?
      returns: JournalEntity = journal.entry
      before 27
        message: AttributedString
        title: String?
        entryDate: Date?
        location: CLPlacemark?
        mediaItems: [IntentFile]
    intent createAudioEntry CreateJournalAudioEntryIntent
      sdk 26.5,27.0 source 27-beta
      conforms AudioPlaybackIntent
      before 27
    intent search SearchJournalEntriesIntent
      sdk 26.5,27.0 source 18.4
      conforms ShowInAppSearchResultsIntent
      deprecated Use .system.search instead
      criteria: StringSearchCriteria
    intent updateEntry UpdateJournalEntryIntent
      sdk 26.5,27.0 source 27
      target: JournalEntity = journal.entry
      title: String?
      message: AttributedString?
      mediaItems: [IntentFile]?
      entryDate: Date?
      location: GeoToolbox.PlaceDescriptor?
      before 27
        target: JournalEntity = journal.entry
        title: String?
        message: AttributedString?
        mediaItems: [IntentFile]?
        entryDate: Date?
        location: CLPlacemark?
    intent deleteEntry DeleteJournalEntryIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [JournalEntity] = journal.entry
    entity entry JournalEntity
      sdk 26.5,27.0 source 27
      title: String?
      message: AttributedString?
      mediaItems: [IntentFile]
      entryDate: Date?
      location: GeoToolbox.PlaceDescriptor?
      before 27
        title: String?
        message: AttributedString?
        mediaItems: [IntentFile]
        entryDate: Date?
        location: CLPlacemark?
    """
}
