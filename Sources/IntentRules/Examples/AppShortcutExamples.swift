// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let appShortcuts: [String: RuleExample] = [
    "S01": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "Let \(.applicationName) water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##),
    "S02": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
          }
        }
        """##),
    "S03": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: WaterLilyIntent(),
              phrases: ["Water the lily with \(.applicationName)"],
              shortTitle: "Lily",
              systemImageName: "leaf"
            )
          }
        }
        """##),
    "S04": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: ["Water \(\.$shelf) with \(.applicationName), version 0", "Water \(\.$shelf) with \(.applicationName), version 1"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: ["Water \(\.$shelf) with \(.applicationName), version 0", "Water \(\.$shelf) with \(.applicationName), version 1", "Water \(\.$shelf) with \(.applicationName), version 2", "Water \(\.$shelf) with \(.applicationName), version 3", "Water \(\.$shelf) with \(.applicationName), version 4", "Water \(\.$shelf) with \(.applicationName), version 5", "Water \(\.$shelf) with \(.applicationName), version 6", "Water \(\.$shelf) with \(.applicationName), version 7", "Water \(\.$shelf) with \(.applicationName), version 8", "Water \(\.$shelf) with \(.applicationName), version 9", "Water \(\.$shelf) with \(.applicationName), version 10", "Water \(\.$shelf) with \(.applicationName), version 11", "Water \(\.$shelf) with \(.applicationName), version 12", "Water \(\.$shelf) with \(.applicationName), version 13", "Water \(\.$shelf) with \(.applicationName), version 14", "Water \(\.$shelf) with \(.applicationName), version 15", "Water \(\.$shelf) with \(.applicationName), version 16", "Water \(\.$shelf) with \(.applicationName), version 17", "Water \(\.$shelf) with \(.applicationName), version 18", "Water \(\.$shelf) with \(.applicationName), version 19", "Water \(\.$shelf) with \(.applicationName), version 20", "Water \(\.$shelf) with \(.applicationName), version 21", "Water \(\.$shelf) with \(.applicationName), version 22", "Water \(\.$shelf) with \(.applicationName), version 23", "Water \(\.$shelf) with \(.applicationName), version 24", "Water \(\.$shelf) with \(.applicationName), version 25", "Water \(\.$shelf) with \(.applicationName), version 26", "Water \(\.$shelf) with \(.applicationName), version 27", "Water \(\.$shelf) with \(.applicationName), version 28", "Water \(\.$shelf) with \(.applicationName), version 29"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##),
    "S05": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything", "Water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##),
    "S06": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal", "Show page \(\.$page) of \(.applicationName)"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##),
    "S07": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          …
          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy water"
            }
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          …
          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy plants"
            }
          }
        }
        """##),
    "S08": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop.fill"
            )
            …
          }
        }
        """##),
    "S09": RuleExample(
      .swift,
      before: ##"""
        // One provider for all.
        """##,
      after: ##"""
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
        """##),
    "S10": RuleExample(
      .json,
      before: ##"""
        {
          …
          "appShortcuts": [
            {
              "conformance": "direct",
              "identifier": "GardenShortcuts",
              "identifierSource": "typeName",
              "module": "Garden",
              "shortcuts": [
              …
            }
          ],
          …
        }
        """##,
      after: ##"""
        {
          …
          "appShortcuts": [
            {
              "conformance": "direct",
              "identifier": "GardenShortcuts",
              "identifierSource": "typeName",
              "module": "GardenKit",
              "shortcuts": [
              …
            }
          ],
          …
        }
        """##),
    "S11": RuleExample(
      .swift,
      before: ##"""
        struct GardenApp: App {
          init() {
            GardenShortcuts.updateAppShortcutParameters()
          }

          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##,
      after: ""),
    "S12": RuleExample(
      .swift,
      before: ##"""
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
        """##,
      after: ##"""
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
        """##),
    "S14": RuleExample(
      .swift,
      before: "",
      after: ##"""
        @available(iOS 17.2, *)
        """##),
    "S13": RuleExample(
      .xml,
      before: ##"""
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Plant Journal</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
        </dict>
        """##,
      after: ##"""
        <dict>
          <key>CFBundleDisplayName</key>
          <string>Greenhouse</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
        </dict>
        """##),
    "S15": RuleExample(
      .xml,
      before: ##"""
        <dict>
          …
          <array>
            …
          </array>
        </dict>
        """##,
      after: ##"""
        <dict>
          …
          <array>
            …
            <dict>
              <key>INAlternativeAppName</key>
              <string>D Plant</string>
            </dict>
          </array>
        </dict>
        """##),
  ]
}
