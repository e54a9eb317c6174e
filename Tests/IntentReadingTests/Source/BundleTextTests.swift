import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentReading

/// Kinds and identifiers that code takes from the property list of the bundle that it runs in.
@Suite struct BundleTextTests {
  private func kinds(
    _ kind: String, list: String = "<key>Kind</key><string>$(WIDGET_KIND)</string>", shared: String = "",
    in folder: String = "Clock"
  ) -> [String] {
    let project = """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          sources: App
          settings: { PRODUCT_BUNDLE_IDENTIFIER: org.garden, INFOPLIST_FILE: App/Info.plist }
          dependencies: [{ target: Clock }, { target: Twin }]
        Clock:
          type: app-extension
          platform: iOS
          sources: [Clock, Shared, Both]
          settings:
            PRODUCT_BUNDLE_IDENTIFIER: org.garden.clock
            INFOPLIST_FILE: Clock/Info.plist
            WIDGET_KIND: com.clock
        Twin:
          type: app-extension
          platform: iOS
          sources: [Twin, Both]
          settings:
            PRODUCT_BUNDLE_IDENTIFIER: org.garden.twin
            INFOPLIST_FILE: Clock/Info.plist
            WIDGET_KIND: com.twin
      """
    let widget = """
      import WidgetKit
      import SwiftUI
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: \(kind), provider: Provider()) { _ in Text("") }
        }
      }
      @main struct Bundle1: WidgetBundle { var body: some Widget { Clock() } }
      """
    let tree = MemoryTree([
      "project.yml": project, "App/App.swift": "import SwiftUI\n@main struct Garden: App {}",
      "\(folder)/Clock.swift": widget, "Shared/Shared.swift": "import WidgetKit\n\(shared)",
      "Clock/Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>",
      "App/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
    ])
    return SourceReader(options: ReadingOptions()).read(tree).surface.widgets.map(\.kind.spelling)
  }

  @Test(arguments: [
    "Bundle.main.object(forInfoDictionaryKey: \"Kind\") as! String",
    "Bundle.main.object(forInfoDictionaryKey: \"Kind\") as? String ?? \"other\"",
    "Bundle.main.infoDictionary?[\"Kind\"] as? String ?? \"other\"",
    "Bundle.main.infoDictionary![\"Kind\"] as! String",
    "(Bundle.main.infoDictionary ?? [:])[\"Kind\", default: \"other\"] as! String",
    "Constants.kind", "Constants.text(\"Kind\")",
  ])
  func readsWhatThePropertyListSays(_ kind: String) {
    let shared = """
      enum Constants {
        static let kind = Bundle.main.infoDictionary!["Kind"] as! String
        static func text(_ key: String) -> String {
          guard let text = Bundle.main.object(forInfoDictionaryKey: key) as? String else { fatalError() }
          return text
        }
      }
      """
    #expect(kinds(kind, shared: shared) == ["com.clock"])
  }

  @Test func readsTheIdentifierOfTheExtension() {
    #expect(kinds("(Bundle.main.bundleIdentifier ?? \"\") + \".face\"") == ["org.garden.clock.face"])
  }

  @Test(arguments: ["<key>Kind</key><string>$(NOWHERE)</string>", "<key>Kind</key><integer>1</integer>", "<key"])
  func leavesOpenWhatTheListDoesNotTell(_ list: String) {
    let kind = "Bundle.main.infoDictionary![\"Kind\"] as! String"
    #expect(kinds(kind, list: list) == [kind])
  }

  @Test func givesAWidgetOfTwoExtensionsBothOfItsKinds() {
    #expect(kinds("Bundle.main.infoDictionary![\"Kind\"] as! String", in: "Both") == ["com.clock", "com.twin"])
  }

  @Test func readsThroughExtensionsOfTheLibrarysType() {
    let shared = """
      extension Bundle { var version: String { "1" } }
      extension String { var twice: String { self + self } }
      """
    #expect(kinds("Bundle.main.infoDictionary![\"Kind\"] as! String", shared: shared) == ["com.clock"])
  }

  @Test func takesAnOwnTypeForWhatItIs() {
    let shared = "struct Bundle { static let main = Bundle(); var bundleIdentifier: String? { \"own\" } }"
    #expect(kinds("Bundle.main.bundleIdentifier!", shared: shared) == ["own"])
  }
}
