import AppIntents

struct ShopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BuySeeds(), phrases: ["Water with \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
  }
}
