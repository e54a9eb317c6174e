// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let schemas: [String: RuleExample] = [
    "C02": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
          @Parameter(title: "Message")
          var text: String?
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
          @Parameter(title: "Message")
          var message: AttributedString?
          …
        }
        """##),
    "C03": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C04": RuleExample(
      .swift,
      before: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C05": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C06": RuleExample(
      .swift,
      before: ##"""
        enum Theme11: String, AppEnum {
          case light
          …
        }
        """##,
      after: ##"""
        @AppEnum(schema: .books.theme)
        enum Theme11: String {
          case light
          …
        }
        """##),
    "C07": RuleExample(
      .swift,
      before: ##"""
        struct LapStopwatch: AppIntent {
          static let title: LocalizedStringResource = "Next Lap"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .clock.lapStopwatch)
        struct LapStopwatch {
          static let title: LocalizedStringResource = "Next Lap"
          …
        }
        """##),
    "C08": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AssistantIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C09": RuleExample(
      .swift,
      before: "",
      after: ##"""
        @AppIntent(schema: .system.searchInApp)
        """##),
    "C11": RuleExample(
      .swift,
      before: ##"""
        struct CreateEntry: AppIntent {
          static let title: LocalizedStringResource = "Create Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.createEntry)
        struct CreateEntry {
          static let title: LocalizedStringResource = "Create Entry"
          …
        }
        """##),
    "C12": RuleExample(
      .swift,
      before: ##"""
        struct SearchGarden: AppIntent {
          static let title: LocalizedStringResource = "Search Garden"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##,
      after: ##"""
        @AppIntent(schema: .gardens.search)
        struct SearchGarden {
          static let title: LocalizedStringResource = "Search Garden"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##),
    "C13": RuleExample(
      .swift,
      before: ##"""
        struct GardenPhoto: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
          static let defaultQuery = GardenPhotoQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Photo" }
        }
        """##,
      after: ##"""
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
        """##),
  ]
}
