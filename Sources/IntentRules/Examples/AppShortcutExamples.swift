// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let appShortcuts: [String: RuleExample] = [
    "S01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "Let \(.applicationName) water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: [
                "Water my plants with \(.applicationName)", "\(.applicationName), water everything",
                "Let \(.applicationName) water everything",
              ],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)])),
    "S02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      fixed: .asBefore),
    "S03": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            // …
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            // …
            AppShortcut(
              intent: WaterLilyIntent(),
              phrases: ["Water the lily with \(.applicationName)"],
              shortTitle: "Lily",
              systemImageName: "leaf"
            )
          }
        }
        """##)],
      fixed: .asBefore),
    "S04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: [
                "Water \(\.$shelf) with \(.applicationName), version 0",
                "Water \(\.$shelf) with \(.applicationName), version 1",
              ],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: [
                "Water \(\.$shelf) with \(.applicationName), version 0",
                "Water \(\.$shelf) with \(.applicationName), version 1",
                "Water \(\.$shelf) with \(.applicationName), version 2",
                "Water \(\.$shelf) with \(.applicationName), version 3",
                "Water \(\.$shelf) with \(.applicationName), version 4",
                "Water \(\.$shelf) with \(.applicationName), version 5",
                "Water \(\.$shelf) with \(.applicationName), version 6",
                "Water \(\.$shelf) with \(.applicationName), version 7",
                "Water \(\.$shelf) with \(.applicationName), version 8",
                "Water \(\.$shelf) with \(.applicationName), version 9",
                "Water \(\.$shelf) with \(.applicationName), version 10",
                "Water \(\.$shelf) with \(.applicationName), version 11",
                "Water \(\.$shelf) with \(.applicationName), version 12",
                "Water \(\.$shelf) with \(.applicationName), version 13",
                "Water \(\.$shelf) with \(.applicationName), version 14",
                "Water \(\.$shelf) with \(.applicationName), version 15",
                "Water \(\.$shelf) with \(.applicationName), version 16",
                "Water \(\.$shelf) with \(.applicationName), version 17",
                "Water \(\.$shelf) with \(.applicationName), version 18",
                "Water \(\.$shelf) with \(.applicationName), version 19",
                "Water \(\.$shelf) with \(.applicationName), version 20",
                "Water \(\.$shelf) with \(.applicationName), version 21",
                "Water \(\.$shelf) with \(.applicationName), version 22",
                "Water \(\.$shelf) with \(.applicationName), version 23",
                "Water \(\.$shelf) with \(.applicationName), version 24",
                "Water \(\.$shelf) with \(.applicationName), version 25",
                "Water \(\.$shelf) with \(.applicationName), version 26",
                "Water \(\.$shelf) with \(.applicationName), version 27",
                "Water \(\.$shelf) with \(.applicationName), version 28",
                "Water \(\.$shelf) with \(.applicationName), version 29",
              ],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      fixed: .asBefore),
    "S05": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything", "Water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: [
                "Water my plants with \(.applicationName)", "\(.applicationName), water everything",
                "Water everything with \(.applicationName)",
              ],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)])),
    "S06": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal", "Show page \(\.$page) of \(.applicationName)"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal", "Show a page of \(.applicationName)"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)])),
    "S07": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }

          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy water"
            }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }

          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy plants"
            }
          }
        }
        """##)],
      fixed: .nothingToFix),
    "S08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop.fill"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      fixed: .nothingToFix),
    "S09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }

        struct JournalShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Read my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct ShowJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Show Journal"

          @Parameter(title: "Page")
          var page: Int?

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal", "Read my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##)])),
    "S10": RuleExample(
      before: [RuleExample.File(.swift, "Garden/GardenShortcuts.swift", ##"""
        import AppIntents

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, "GardenKit/GardenShortcuts.swift", ##"""
        import AppIntents

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      fixed: .asBefore),
    "S11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantIntent(),
              phrases: [
                "Water my plants in \(.applicationName)",
                "Water \(\.$plant) in \(.applicationName)",
              ],
              shortTitle: "Water Plant",
              systemImageName: "drop"
            )
          }
        }

        @main
        struct GardenApp: App {
          init() {
            GardenShortcuts.updateAppShortcutParameters()
          }

          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantIntent(),
              phrases: [
                "Water my plants in \(.applicationName)",
                "Water \(\.$plant) in \(.applicationName)",
              ],
              shortTitle: "Water Plant",
              systemImageName: "drop"
            )
          }
        }

        @main
        struct GardenApp: App {
          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##)],
      fixed: .asBefore),
    "S12": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water the garden with \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantsIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plants"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "Water the garden with \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##)]),
      unchanged: [RuleExample.File(.json, "AppShortcuts.xcstrings", ##"""
        {
          "sourceLanguage": "en",
          "strings": {
            "Water my plants with ${applicationName}": {
              "localizations": {
                "en": {
                  "stringSet": { "state": "translated", "values": ["Water my plants with ${applicationName}"] }
                },
                "de": {
                  "stringSet": { "state": "translated", "values": ["Gieß meine Pflanzen mit ${applicationName}"] }
                },
                "fr": {
                  "stringSet": {
                    "state": "translated",
                    "values": ["Arrose mes plantes avec ${applicationName}", "${applicationName}, arrose tout"]
                  }
                }
              }
            }
          },
          "version": "1.0"
        }
        """##)]),
    "S13": RuleExample(
      before: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Plant Journal</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
        </dict>
        </plist>
        """##)],
      after: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Greenhouse</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
        </dict>
        </plist>
        """##)],
      fixed: .asBefore,
      unchanged: [RuleExample.File(.swift, "Garden/Shortcuts.swift", ##"""
        import AppIntents

        struct OpenGarden: AppIntent {
          static let title: LocalizedStringResource = "Open Garden"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenGarden(), phrases: ["Open my garden in \(.applicationName)"], shortTitle: "Garden",
              systemImageName: "leaf")
          }
        }
        """##)]),
    "S14": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct OpenGarden: AppIntent {
          static let title: LocalizedStringResource = "Open Garden"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenGarden(), phrases: ["Open my garden in \(.applicationName)"], shortTitle: "Garden", systemImageName: "leaf")
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct OpenGarden: AppIntent {
          static let title: LocalizedStringResource = "Open Garden"

          func perform() async throws -> some IntentResult { .result() }
        }

        @available(iOS 17.2, *)
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenGarden(), phrases: ["Open my garden in \(.applicationName)"], shortTitle: "Garden", systemImageName: "leaf")
          }
        }
        """##)],
      fixed: .asBefore),
    "S15": RuleExample(
      before: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Plants</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>INAlternativeAppNames</key>
          <array>
            <dict><key>INAlternativeAppName</key><string>Plant Log</string></dict>
            <dict><key>INAlternativeAppName</key><string>Garden Log</string></dict>
            <dict><key>INAlternativeAppName</key><string>Garden Book</string></dict>
          </array>
        </dict>
        </plist>
        """##)],
      after: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Plants</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>INAlternativeAppNames</key>
          <array>
            <dict><key>INAlternativeAppName</key><string>Plant Log</string></dict>
            <dict><key>INAlternativeAppName</key><string>Garden Log</string></dict>
            <dict><key>INAlternativeAppName</key><string>Garden Book</string></dict>
            <dict><key>INAlternativeAppName</key><string>Plant Diary</string></dict>
          </array>
        </dict>
        </plist>
        """##)],
      fixed: .asBefore,
      unchanged: [RuleExample.File(.swift, "Garden/Shortcuts.swift", ##"""
        import AppIntents

        struct OpenGarden: AppIntent {
          static let title: LocalizedStringResource = "Open Garden"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenGarden(), phrases: ["Open my garden in \(.applicationName)"], shortTitle: "Garden",
              systemImageName: "leaf")
          }
        }
        """##)]),
  ]
}
