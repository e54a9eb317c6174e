// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let packaging: [String: RuleExample] = [
    "K01": RuleExample(
      .json,
      before: ##"""
        {
          …
        }
        """##,
      after: ##"""
        {
          …
          "packages": [
            {
              "includes": [
                "GardenKit"
              ],
              "typePath": "com.example.garden"
            }
          ],
          "readFrom": {
            "kind": "metadata"
          }
        }
        """##),
    "K02": RuleExample(
      .json,
      before: ##"""
        {
          …
          "packages": [
            {
              "includes": [
                "GardenKit"
              ],
              "typePath": "com.example.garden"
            }
          ],
          "readFrom": {
            "kind": "metadata"
          }
        }
        """##,
      after: ##"""
        {
          …
        }
        """##),
    "K03": RuleExample(
      .swift,
      before: ##"""
        struct GardenApp: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [PlantKitPackage.self] }
        }
        """##,
      after: ##"""
        struct GardenApp: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [] }
        }
        """##),
    "K04": RuleExample(
      .xml,
      before: ##"""
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
        """##,
      after: ##"""
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
        """##),
  ]
}
