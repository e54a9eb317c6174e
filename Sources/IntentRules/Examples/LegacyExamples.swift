// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let legacy: [String: RuleExample] = [
    "L01": RuleExample(
      .swift,
      before: ##"""
        // Feed.swift
        import AppIntents

        struct GiveFoodAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Give food"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Food")
          var food: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##,
      after: ##"""
        // Intents.swift
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

        struct GiveFoodAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Give food"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Food")
          var food: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct RepotPlantAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Repot plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

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
        """##),
    "L03": RuleExample(
      .swift,
      before: "",
      after: ##"""
        // Water.swift
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
        """##),
    "L04": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"
          …
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##),
    "L05": RuleExample(
      .swift,
      before: "",
      after: ##"""
        struct WaterAllPlants: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water All Plants"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "L06": RuleExample(
      .swift,
      before: ##"""
        final class MessageHandler: NSObject, INMessagesDomainHandling {
          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
          }

          func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
            INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##,
      after: ##"""
        final class MessageHandler: NSObject, INSendMessageIntentHandling {
          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
          }
        }
        """##),
    "L07": RuleExample(
      .swift,
      before: ##"""
        enum ShortcutsDonation {
          static func water() -> NSUserActivity { NSUserActivity(kind: .water, title: "Water") }
          static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show", phrase: "Show it") }
        }
        """##,
      after: ##"""
        enum ShortcutsDonation {
          static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show") }
        }
        """##),
    "L08": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"
          …
        }
        """##),
    "L09": RuleExample(
      .xml,
      before: ##"""
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
                </dict>
                <dict>
                  <key>INIntentParameterConfigurable</key>
                  <true/>
                  <key>INIntentParameterDisplayName</key>
                  <string>Note</string>
                  <key>INIntentParameterName</key>
                  <string>note</string>
                  <key>INIntentParameterType</key>
                  <string>String</string>
                </dict>
              </array>
              …
            </dict>
          </array>
          <key>INTypes</key>
          <array>
          </array>
        </dict>
        """##,
      after: ##"""
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
                  <key>INIntentParameterType</key>
                  <string>Integer</string>
                </dict>
              </array>
              …
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeDisplayName</key>
              <string>PlantType</string>
              <key>INTypeName</key>
              <string>PlantType</string>
              <key>INTypeProperties</key>
              <array>
                <dict>
                  <key>INTypePropertyDefault</key>
                  <true/>
                  <key>INTypePropertyName</key>
                  <string>identifier</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
                <dict>
                  <key>INTypePropertyDefault</key>
                  <true/>
                  <key>INTypePropertyName</key>
                  <string>displayString</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Species</string>
                  <key>INTypePropertyName</key>
                  <string>species</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """##),
    "L10": RuleExample(
      .xml,
      before: ##"""
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
            </dict>
          </array>
          …
        </dict>
        """##,
      after: ##"""
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
        """##),
    "L11": RuleExample(
      .xml,
      before: ##"""
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
            </dict>
          </array>
        </dict>
        """##,
      after: ##"""
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
        """##),
    "L12": RuleExample(
      .swift,
      before: "",
      after: ##"""
        // NextWatering.swift
        import AppIntents

        struct NextWatering: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Get Next Watering"
          static let intentClassName = "NextWateringIntent"

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
  ]
}
