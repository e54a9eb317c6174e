// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let legacy: [String: RuleExample] = [
    "L01": RuleExample(
      before: [RuleExample.File(.swift, "WaterPlantHandler.swift", ##"""
        import Intents

        final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
          func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
            await Garden.shared.water(intent.plant, liters: intent.amount)
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      after: [],
      fixed: .code([RuleExample.File(.swift, "WaterPlant.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String?

          @Parameter(title: "Amount")
          var amount: Int?

          @Parameter(title: "Note")
          var note: String?

          @Parameter(title: "Days")
          var days: [Int]?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "L03": RuleExample(
      before: [RuleExample.File(.swift, "WaterPlantHandler.swift", ##"""
        import Intents

        final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
          func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
            await Garden.shared.water(intent.plant, liters: intent.amount, on: intent.days)
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      after: [RuleExample.File(.swift, "Water.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          @Parameter(title: "Amount")
          var volume: Int?

          @Parameter(title: "Note")
          var note: String?

          @Parameter(title: "Days")
          var days: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String
          var displayRepresentation: DisplayRepresentation { "\(id)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] {
            identifiers.map { PlantEntity(id: $0) }
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, "Water.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          // The values that people saved: same names, same types.
          @Parameter(title: "Plant")
          var plant: String?

          @Parameter(title: "Amount")
          var amount: Int?

          @Parameter(title: "Note")
          var note: String?

          @Parameter(title: "Days")
          var days: [Int]?

          // What the new version asks for.
          @Parameter(title: "Which Plant")
          var plantEntity: PlantEntity?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String
          var displayRepresentation: DisplayRepresentation { "\(id)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] {
            identifiers.map { PlantEntity(id: $0) }
          }
        }
        """##)])),
    "L04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "L05": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterAllPlants: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water All Plants"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterAllPlants: AppIntent {
          static let title: LocalizedStringResource = "Water All Plants"

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "L06": RuleExample(
      before: [RuleExample.File(.xml, "Extension/Info.plist", ##"""
        <dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>IntentsRestrictedWhileLocked</key>
              <array>
                <string>INSearchForMessagesIntent</string>
              </array>
              <key>IntentsSupported</key>
              <array>
                <string>INSendMessageIntent</string>
                <string>INSearchForMessagesIntent</string>
              </array>
            </dict>
            …
          </dict>
        </dict>
        """##), RuleExample.File(.swift, "Extension/MessageHandler.swift", ##"""
        import Intents

        final class MessageHandler: NSObject, INMessagesDomainHandling {
          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
          }

          func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
            INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      after: [RuleExample.File(.xml, "Extension/Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>IntentsSupported</key>
              <array>
                <string>INSendMessageIntent</string>
              </array>
            </dict>
            <key>NSExtensionPointIdentifier</key>
            <string>com.apple.intents-service</string>
            <key>NSExtensionPrincipalClass</key>
            <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
          </dict>
        </dict>
        </plist>
        """##), RuleExample.File(.swift, "Extension/MessageHandler.swift", ##"""
        import Intents

        final class MessageHandler: NSObject, INSendMessageIntentHandling {
          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      fixed: .asBefore),
    "L07": RuleExample(
      before: [RuleExample.File(.xml, "Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>NSUserActivityTypes</key>
          <array>
            <string>com.example.plants.water</string>
            <string>com.example.plants.show</string>
            <string>WaterPlantIntent</string>
          </array>
        </dict>
        </plist>
        """##), RuleExample.File(.swift, "Shortcuts.swift", ##"""
        import Foundation

        enum ShortcutsDonation {
          static func water() -> NSUserActivity { NSUserActivity(kind: .water, title: "Water") }
          static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show", phrase: "Show it") }
        }
        """##)],
      after: [RuleExample.File(.xml, "Info.plist", ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>NSUserActivityTypes</key>
          <array>
            <string>com.example.plants.show</string>
          </array>
        </dict>
        </plist>
        """##), RuleExample.File(.swift, "Shortcuts.swift", ##"""
        import Foundation

        enum ShortcutsDonation {
          static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show") }
        }
        """##)],
      fixed: .asBefore),
    "L08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantFromSiriKit: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant (Old)"
          static let intentClassName = "WaterPlantIntent"
          static let deprecation = IntentDeprecation(message: "Use Water Plant.", replacedBy: WaterPlant.self)

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "L09": RuleExample(
      before: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <dict>
                <key>plant,amount,note</key>
                <dict>
                …
              </dict>
              …
              <array>
                <dict>
                  …
                  <string>plant</string>
                  <key>INIntentParameterType</key>
                  <string>String</string>
                </dict>
                <dict>
                  …
                  <key>INIntentParameterName</key>
                  <string>amount</string>
                  <key>INIntentParameterType</key>
                  <string>Integer</string>
        …
        """##), RuleExample.File(.swift, "WaterPlantHandler.swift", ##"""
        import Intents

        final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
          func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
            await Garden.shared.water(intent.plant, liters: intent.amount)
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      after: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <dict>
                <key>plant,volume</key>
                <dict>
                …
              </dict>
              …
              <array>
                <dict>
                  …
                  <string>plant</string>
                  <key>INIntentParameterObjectType</key>
                  <string>PlantType</string>
                  <key>INIntentParameterType</key>
                  <string>Object</string>
                </dict>
                <dict>
                  …
                  <key>INIntentParameterName</key>
                  <string>volume</string>
        …
        """##), RuleExample.File(.swift, "WaterPlantHandler.swift", ##"""
        import Intents

        final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
          func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
            await Garden.shared.water(intent.plant, liters: intent.volume)
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <dict>
                <key>plant,amount,note,volume</key>
                <dict>
                …
              </dict>
              …
              <array>
                <dict>
                  …
                  <string>plant</string>
                  <key>INIntentParameterType</key>
                  <string>String</string>
                </dict>
                <dict>
                  …
                  <key>INIntentParameterName</key>
                  <string>amount</string>
                  <key>INIntentParameterType</key>
                  <string>Integer</string>
        …
        """##), RuleExample.File(.swift, "WaterPlantHandler.swift", ##"""
        import Intents

        final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
          func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
            await Garden.shared.water(intent.plant, liters: intent.volume ?? intent.amount)
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)])),
    "L10": RuleExample(
      before: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          <key>INEnums</key>
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Medium</string>
                  <key>INEnumValueIndex</key>
                  <integer>2</integer>
                  <key>INEnumValueName</key>
                  <string>medium</string>
                </dict>
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Large</string>
                  <key>INEnumValueIndex</key>
                  <integer>3</integer>
                  <key>INEnumValueName</key>
                  <string>large</string>
                </dict>
              </array>
        …
        """##), RuleExample.File(.swift, "RepotPlantHandler.swift", ##"""
        import Intents

        final class RepotPlantHandler: NSObject, RepotPlantIntentHandling {
          func handle(intent: RepotPlantIntent) async -> RepotPlantIntentResponse {
            switch intent.pot {
            case .small: await Garden.shared.repot(liters: 1)
            case .medium: await Garden.shared.repot(liters: 3)
            case .large: await Garden.shared.repot(liters: 9)
            case .unknown: break
            }
            return RepotPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      after: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          <key>INEnums</key>
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Large</string>
                  <key>INEnumValueIndex</key>
                  <integer>2</integer>
                  <key>INEnumValueName</key>
                  <string>large</string>
                </dict>
              </array>
            </dict>
          </array>
          …
        </dict>
        """##), RuleExample.File(.swift, "RepotPlantHandler.swift", ##"""
        import Intents

        final class RepotPlantHandler: NSObject, RepotPlantIntentHandling {
          func handle(intent: RepotPlantIntent) async -> RepotPlantIntentResponse {
            switch intent.pot {
            case .small: await Garden.shared.repot(liters: 1)
            case .large: await Garden.shared.repot(liters: 9)
            case .unknown: break
            }
            return RepotPlantIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)],
      fixed: .asBefore),
    "L11": RuleExample(
      before: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Age</string>
                  <key>INTypePropertyName</key>
                  <string>age</string>
                  <key>INTypePropertyType</key>
                  <string>Integer</string>
                </dict>
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Height</string>
                  <key>INTypePropertyName</key>
                  <string>height</string>
                  <key>INTypePropertyType</key>
                  <string>Decimal</string>
                </dict>
              </array>
        …
        """##), RuleExample.File(.swift, "PlantType+Plant.swift", ##"""
        import Intents

        extension PlantType {
          convenience init(_ plant: Plant) {
            self.init(identifier: plant.id, display: plant.name)
            species = plant.species
            age = NSNumber(value: plant.age)
            height = NSDecimalNumber(value: plant.height)
          }
        }
        """##)],
      after: [RuleExample.File(.xml, "Intents.intentdefinition", ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  …
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """##), RuleExample.File(.swift, "PlantType+Plant.swift", ##"""
        import Intents

        extension PlantType {
          convenience init(_ plant: Plant) {
            self.init(identifier: plant.id, display: plant.name)
            species = plant.species
            height = "\(plant.height) cm"
          }
        }
        """##)],
      fixed: .asBefore),
    "L12": RuleExample(
      before: [RuleExample.File(.swift, "NextWateringHandler.swift", ##"""
        import Intents

        final class NextWateringHandler: NSObject, NextWateringIntentHandling {
          func handle(intent: NextWateringIntent) async -> NextWateringIntentResponse {
            let response = NextWateringIntentResponse(code: .success, userActivity: nil)
            response.day = await Garden.shared.nextWatering()
            return response
          }
        }
        """##)],
      after: [RuleExample.File(.swift, "NextWatering.swift", ##"""
        import AppIntents

        struct NextWatering: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Get Next Watering"
          static let intentClassName = "NextWateringIntent"

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, "NextWatering.swift", ##"""
        import AppIntents

        struct NextWatering: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Get Next Watering"
          static let intentClassName = "NextWateringIntent"

          func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> {
            .result(value: DateComponents(day: 1))
          }
        }
        """##)])),
    "L13": RuleExample(
      before: [RuleExample.File(.xcconfig, "Siri/Siri.xcconfig", ##"""
        IPHONEOS_DEPLOYMENT_TARGET = 15.0
        """##)],
      after: [RuleExample.File(.xcconfig, "Siri/Siri.xcconfig", ##"""
        IPHONEOS_DEPLOYMENT_TARGET = 17.0
        """##)],
      fixed: .asBefore,
      unchanged: [RuleExample.File(.swift, "Siri/IntentHandler.swift", ##"""
        import Intents

        final class IntentHandler: INExtension, INAddTasksIntentHandling {
          func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
            INAddTasksIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##)]),
  ]
}
