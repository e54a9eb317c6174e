import AppIntents

struct WaterFernIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Fern"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterCactusIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Cactus"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterPalmIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Palm"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterIvyIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Ivy"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterBasilIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Basil"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterMintIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Mint"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterRoseIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Rose"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterTulipIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Tulip"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterAloeIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Aloe"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterFigIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Fig"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterLilyIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Lily"

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterFernIntent(),
      phrases: ["Water the fern with \(.applicationName)"],
      shortTitle: "Fern",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterCactusIntent(),
      phrases: ["Water the cactus with \(.applicationName)"],
      shortTitle: "Cactus",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterPalmIntent(),
      phrases: ["Water the palm with \(.applicationName)"],
      shortTitle: "Palm",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterIvyIntent(),
      phrases: ["Water the ivy with \(.applicationName)"],
      shortTitle: "Ivy",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterBasilIntent(),
      phrases: ["Water the basil with \(.applicationName)"],
      shortTitle: "Basil",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterMintIntent(),
      phrases: ["Water the mint with \(.applicationName)"],
      shortTitle: "Mint",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterRoseIntent(),
      phrases: ["Water the rose with \(.applicationName)"],
      shortTitle: "Rose",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterTulipIntent(),
      phrases: ["Water the tulip with \(.applicationName)"],
      shortTitle: "Tulip",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterAloeIntent(),
      phrases: ["Water the aloe with \(.applicationName)"],
      shortTitle: "Aloe",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: WaterFigIntent(),
      phrases: ["Water the fig with \(.applicationName)"],
      shortTitle: "Fig",
      systemImageName: "leaf"
    )
  }
}
