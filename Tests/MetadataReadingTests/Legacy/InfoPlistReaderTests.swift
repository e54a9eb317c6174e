import Foundation
import IntentSurface
import SourceScanning
import Testing

@testable import MetadataReading

@Suite struct InfoPlistReaderTests {
  /// What is no list of keys at all says nothing, and is not taken for one that declares nothing.
  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1", true), ("", true), ("<plist><array/></plist>", true),
    ("<plist><dict/></plist>", false), ("{ A = B; }", false), ("bplist00", false),
  ])
  func aFileThatIsNoListOfKeysIsUnread(text: String, isUnread: Bool) {
    let reading = InfoPlistReader().read(MemoryTree(["App/Info.plist": text]))
    #expect(reading.diagnostics.contains { $0.message.contains("not a property list") } == isUnread)
    #expect(reading.surface.readFrom.unread.contains("urlScheme App/Info.plist") == isUnread)
  }

  private func list(_ body: String) -> String { "<plist version=\"1.0\"><dict>\(body)</dict></plist>" }

  private func extensionList(_ point: String, _ attributes: String) -> String {
    list(
      """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
      <key>NSExtensionAttributes</key><dict>\(attributes)</dict></dict>
      """)
  }

  private static let supported =
    "<key>IntentsSupported</key><array><string>INPlayMediaIntent</string><string>OrderSoupIntent</string></array>"

  @Test func readsWhatAppAndExtensionsDeclare() throws {
    let app = list(
      """
      <key>INIntentsSupported</key><array><string>INSendMessageIntent</string></array>
      <key>INIntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string><string>OrderSoupIntent</string></array>
      <key>NSUserActivityTypes</key><array><string>com.example.soup</string><string>OrderSoupIntent</string>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER).tea</string></array>
      """)
    let reading = InfoPlistReader().read(
      MemoryTree([
        "App/Soup-Info.plist": app, "Siri/Info.plist": extensionList("com.apple.intents-service", Self.supported),
      ]))
    #expect(reading.diagnostics.isEmpty)
    let intents = reading.surface.systemIntents
    #expect(intents.map(\.name) == ["INSendMessageIntent", "INPlayMediaIntent"])
    #expect(intents.map(\.requiresUnlock) == [true, false])
    #expect(reading.restrictedIntents == ["INSendMessageIntent", "OrderSoupIntent"])
    #expect(intents.allSatisfy { $0.isDeclared && !$0.isHandled })
    #expect(
      reading.surface.userActivities.map(\.type)
        == [.value("com.example.soup"), .expression("$(PRODUCT_BUNDLE_IDENTIFIER).tea")])
    #expect(reading.locations[Subject(.systemIntent, "INPlayMediaIntent")]?.path == "Siri/Info.plist")
    #expect(
      reading.declaredIntents == [
        "App/Soup-Info.plist": ["INSendMessageIntent"], "Siri/Info.plist": ["INPlayMediaIntent", "OrderSoupIntent"],
      ])
  }

  @Test(arguments: ["com.apple.intents-ui-service", "com.apple.usernotifications.service"])
  func countsOnlyTheExtensionsThatAnswer(point: String) {
    let reading = InfoPlistReader().read(MemoryTree(["Info.plist": extensionList(point, Self.supported)]))
    #expect(reading.surface.systemIntents.isEmpty)
    #expect(reading.declaredIntents == ["Info.plist": []])
  }

  @Test func readsBinaryPropertyLists() throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["INIntentsSupported": ["INStartCallIntent"]], format: .binary, options: 0)
    let reading = InfoPlistReader().read(MemoryTree(bytes: ["Info.plist": Array(bytes)]))
    #expect(reading.surface.systemIntents.map(\.name) == ["INStartCallIntent"])
  }

  @Test(arguments: [
    ("<plist version=\"1.0\"><dict><key>NSUserActivityTypes</key>", "not a property list"),
    (
      "<plist version=\"1.0\"><dict><key>NSUserActivityTypes</key><string>x</string></dict></plist>",
      "NSUserActivityTypes"
    ),
    (
      "<plist version=\"1.0\"><dict><key>INIntentsSupported</key><array><integer>1</integer></array></dict></plist>",
      "INIntentsSupported[0]"
    ),
    (
      "<plist version=\"1.0\"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
        + "<string>com.apple.intents-service</string><key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>"
        + "<true/></dict></dict></dict></plist>", "NSExtension.NSExtensionAttributes.IntentsSupported"
    ),
  ])
  func namesFileAndKeyOfADamagedList(text: String, place: String) throws {
    let reading = InfoPlistReader().read(MemoryTree(["Bad/Info.plist": text, "Info.plist": list("")]))
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.location?.path == "Bad/Info.plist")
    #expect(diagnostic.message.contains(place), "\(diagnostic.message)")
  }

  @Test func oneDamagedKeyLosesNoOther() throws {
    let reading = InfoPlistReader().read(
      MemoryTree([
        "Info.plist": list(
          """
          <key>INIntentsSupported</key><string>INSendMessageIntent</string>
          <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>Soup</string>
          <string>$(SCHEME)</string></array></dict></array>
          <key>NSUserActivityTypes</key><array><string>com.example.soup</string></array>
          """)
      ]))
    #expect(reading.surface.userActivities.map(\.type) == [.value("com.example.soup")])
    #expect(reading.surface.urlSchemes.map(\.name).sorted() == ["$(SCHEME)", "soup"])
    #expect(reading.diagnostics.count == 1)
    #expect(try #require(reading.diagnostics.first).message.contains("INIntentsSupported"))
  }

  @Test func leavesOtherListsAlone() {
    let reading = InfoPlistReader().read(
      MemoryTree(["Info.plist": "<plist><dict/></plist>", "Colors.plist": "neither"]))
    var nothing = SurfaceReading(surface: Surface())
    nothing.declaredIntents = ["Info.plist": []]
    #expect(reading == nothing)
  }
}
