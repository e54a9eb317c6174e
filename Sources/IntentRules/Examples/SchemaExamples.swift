// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let schemas: [String: RuleExample] = [
    "C02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var text: String?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntryForSiri {
          static let isAssistantOnly = true
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var text: String?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C03": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Mood")
          var mood: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Mood")
          var mood: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Mood")
          var mood: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "C05": RuleExample(
      before: [RuleExample.File(.swift, "Entry.swift", ##"""
        import AppIntents

        struct EntryEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entry"
          static let defaultQuery = EntryQuery()

          let id: UUID
          @Property(title: "Title")
          var title: String?
          @Property(title: "Message")
          var message: AttributedString?
          @Property(title: "Media")
          var mediaItems: [IntentFile]
          @Property(title: "Date")
          var entryDate: Date?
          @Property(title: "Location")
          var location: PlaceDescriptor?

          var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
        }

        struct EntryQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [EntryEntity] { [] }
        }
        """##), RuleExample.File(.swift, "Update.swift", ##"""
        import AppIntents

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, "Entry.swift", ##"""
        import AppIntents

        struct EntryEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entry"
          static let defaultQuery = EntryQuery()

          let id: UUID
          @Property(title: "Title")
          var title: String?
          @Property(title: "Message")
          var message: AttributedString?
          @Property(title: "Media")
          var mediaItems: [IntentFile]
          @Property(title: "Date")
          var entryDate: Date?
          @Property(title: "Location")
          var location: PlaceDescriptor?

          var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
        }

        struct EntryQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [EntryEntity] { [] }
        }
        """##), RuleExample.File(.swift, "Update.swift", ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, "Entry.swift", ##"""
        import AppIntents
        import Foundation

        @AppEntity(schema: .journal.entry)
        struct EntryEntity {
          static let defaultQuery = EntryQuery()

          let id: UUID

          @Property(title: "Title")
          var title: String?

          @Property(title: "Message")
          var message: AttributedString?

          @Property(title: "Media")
          var mediaItems: [IntentFile]

          @Property(title: "Date")
          var entryDate: Date?

          @Property(title: "Location")
          var location: PlaceDescriptor?

          var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
        }

        struct EntryQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [EntryEntity] { [] }
        }
        """##), RuleExample.File(.swift, "Update.swift", ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C06": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        enum Theme11: String, AppEnum {
          case light
          // …
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        @AppEnum(schema: .books.theme)
        enum Theme11: String {
          case light
          // …
        }
        """##)],
      fixed: .asBefore),
    "C07": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppEntity(schema: .clock.stopwatch)
        struct StopwatchEntity {
          static let defaultQuery = StopwatchQuery()

          let id: UUID
          @Property(title: "Laps")
          var laps: [Duration]
          @Property(title: "Start")
          var startTime: Date
          @Property(title: "Pause")
          var pauseTime: Date?

          var displayRepresentation: DisplayRepresentation { "Stopwatch" }
        }

        struct StopwatchQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [StopwatchEntity] { [] }
        }

        struct LapStopwatch: AppIntent {
          static let title: LocalizedStringResource = "Next Lap"

          @Parameter(title: "Stopwatch")
          var stopwatch: StopwatchEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppEntity(schema: .clock.stopwatch)
        struct StopwatchEntity {
          static let defaultQuery = StopwatchQuery()

          let id: UUID
          @Property(title: "Laps")
          var laps: [Duration]
          @Property(title: "Start")
          var startTime: Date
          @Property(title: "Pause")
          var pauseTime: Date?

          var displayRepresentation: DisplayRepresentation { "Stopwatch" }
        }

        struct StopwatchQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [StopwatchEntity] { [] }
        }

        @AppIntent(schema: .clock.lapStopwatch)
        struct LapStopwatch {
          static let title: LocalizedStringResource = "Next Lap"

          @Parameter(title: "Stopwatch")
          var stopwatch: StopwatchEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "C08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AssistantIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"

          @Parameter(title: "Entry")
          var target: EntryEntity

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Message")
          var message: AttributedString?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]?

          @Parameter(title: "Date")
          var entryDate: Date?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 18.0, *)
        struct SearchEntries: ShowInAppSearchResultsIntent {
          static let title: LocalizedStringResource = "Search Entries"
          static let searchScopes: [StringSearchScope] = [.general]

          @Parameter(title: "Criteria")
          var criteria: StringSearchCriteria

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 18.0, *)
        @AppIntent(schema: .system.searchInApp)
        struct SearchEntries: ShowInAppSearchResultsIntent {
          static let title: LocalizedStringResource = "Search Entries"
          static let searchScopes: [StringSearchScope] = [.general]

          @Parameter(title: "Criteria")
          var criteria: StringSearchCriteria

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        #if !os(watchOS) && !os(tvOS)
          @available(iOS 27.0, *)
          @AppIntent(schema: .system.searchInApp)
          struct SearchEntriesForSiri: ShowInAppSearchResultsIntent {
            static let isAssistantOnly = true
            static let title: LocalizedStringResource = "Search Entries"
            static let searchScopes: [StringSearchScope] = [.general]

            @Parameter(title: "Criteria")
            var criteria: StringSearchCriteria

            func perform() async throws -> some IntentResult {
              .result()
            }
          }
        #endif

        @available(iOS 18.0, *)
        struct SearchEntries: ShowInAppSearchResultsIntent {
          static let title: LocalizedStringResource = "Search Entries"
          static let searchScopes: [StringSearchScope] = [.general]

          @Parameter(title: "Criteria")
          var criteria: StringSearchCriteria

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct CreateEntry: AppIntent {
          static let title: LocalizedStringResource = "Create Entry"

          @Parameter(title: "Message")
          var message: AttributedString

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]

          @Parameter(title: "Date")
          var entryDate: Date?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.createEntry)
        struct CreateEntry {
          static let title: LocalizedStringResource = "Create Entry"

          @Parameter(title: "Message")
          var message: AttributedString

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Media")
          var mediaItems: [IntentFile]

          @Parameter(title: "Date")
          var entryDate: Date?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .journal.createEntry)
        struct CreateEntry {
          static let title: LocalizedStringResource = "Create Entry"

          @Parameter(title: "Message")
          var message: AttributedString

          @Parameter(title: "Title")
          var title: String?

          @Parameter(title: "Location")
          var location: PlaceDescriptor?

          @Parameter(title: "Media", default: [])
          var mediaItems: [IntentFile]

          @Parameter(title: "Date")
          var entryDate: Date?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "C12": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents


        struct SearchGarden: AppIntent {
          static let title: LocalizedStringResource = "Search Garden"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .gardens.search)
        struct SearchGarden {
          static let title: LocalizedStringResource = "Search Garden"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
    "C13": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import CoreLocation


        struct GardenPhoto: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
          static let defaultQuery = GardenPhotoQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Photo" }
        }

        @AppEnum(schema: .photos.assetType)
        enum GardenPhotoKind: String {
          case photo, video

          static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
        }

        struct GardenPhotoQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [GardenPhoto] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import CoreLocation

        @available(iOS 18, *)
        @AppEntity(schema: .photos.asset)
        struct GardenPhoto {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
          static let defaultQuery = GardenPhotoQuery()

          let id: String
          var creationDate: Date?
          var location: CLPlacemark?
          var assetType: GardenPhotoKind?
          var isFavorite: Bool
          var isHidden: Bool
          var hasSuggestedEdits: Bool

          var displayRepresentation: DisplayRepresentation { "Photo" }
        }

        @AppEnum(schema: .photos.assetType)
        enum GardenPhotoKind: String {
          case photo, video

          static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
        }

        struct GardenPhotoQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [GardenPhoto] { [] }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import GeoToolbox

        @available(iOS 18, *)
        @AppEntity(schema: .photos.asset)
        struct GardenPhoto {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
          static let defaultQuery = GardenPhotoQuery()

          let id: String
          var creationDate: Date?
          var location: GeoToolbox.PlaceDescriptor?
          var assetType: GardenPhotoKind?
          var isFavorite: Bool
          var isHidden: Bool
          var hasSuggestedEdits: Bool
          var aperture: Double?
          var exposure: Double?
          var saturation: Double?
          var warmth: Double?
          var filter: GardenPhotoFilter?
          var isPortraitModeEnabled: Bool?

          var displayRepresentation: DisplayRepresentation { "Photo" }
        }

        @AppEnum(schema: .photos.assetType)
        enum GardenPhotoKind: String {
          case photo, video

          static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
        }

        @AppEnum(schema: .photos.filterType)
        enum GardenPhotoFilter: String {
          case vivid

          static let caseDisplayRepresentations: [GardenPhotoFilter: DisplayRepresentation] = [.vivid: "Vivid"]
        }

        struct GardenPhotoQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [GardenPhoto] { [] }
        }
        """##)])),
  ]
}
