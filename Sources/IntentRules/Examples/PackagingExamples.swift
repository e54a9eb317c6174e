// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let packaging: [String: RuleExample] = [
    "K01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import GardenKit  // a Swift package that is linked statically
        import SwiftUI

        @main
        struct GardenApp: App {
          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import GardenKit  // a Swift package that is linked statically
        import SwiftUI

        @main
        struct GardenApp: App {
          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }

        struct GardenPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [GardenKitPackage.self] }
        }
        """##)],
      fixed: .asBefore),
    "K02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import GardenKit  // an embedded framework, which holds WaterPlantIntent
        import SwiftUI

        @main
        struct GardenApp: App {
          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }

        struct GardenPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [GardenKitPackage.self] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import GardenKit  // an embedded framework, which holds WaterPlantIntent
        import SwiftUI

        @main
        struct GardenApp: App {
          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##)],
      fixed: .asBefore),
    "K03": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenApp: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [PlantKitPackage.self] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenApp: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [] }
        }
        """##)],
      fixed: .asBefore),
    "K04": RuleExample(
      before: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>garden</string>
                <string>fb1234567890</string>
              </array>
            </dict>
          </array>
        </dict>
        </plist>
        """##)],
      after: [RuleExample.File(.xml, "Garden/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>fb1234567890</string>
              </array>
            </dict>
          </array>
        </dict>
        </plist>
        """##)],
      fixed: .asBefore,
      unchanged: [RuleExample.File(.swift, "Garden/Shortcuts.swift", ##"""
        import AppIntents

        struct OpenGarden: AppIntent {
          static let title: LocalizedStringResource = "Open Garden"

          func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenURLIntent(URL(string: "garden://open")!)) }
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
