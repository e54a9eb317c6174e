import Foundation
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import MetadataReading

@Suite struct BundleReaderTests {
  /// The files of the fixture app, as if they were at a place in a product.
  static func app(at place: String = "") throws -> [String: [UInt8]] {
    let root = Fixtures.root.appending(path: "Metadata/Harbour.app")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var files: [String: [UInt8]] = [:]
    for path in paths where !root.appending(path: path).hasDirectoryPath {
      guard let data = try? Data(contentsOf: root.appending(path: path)) else { continue }
      files[place + path] = Array(data)
    }
    return files
  }

  static func read(_ files: [String: [UInt8]], as name: String) throws(MetadataError) -> SurfaceReading {
    try BundleReader(productName: name).read(MemoryTree(bytes: files))
  }

  static func info(_ identifier: String, platform: String = "iPhoneOS") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleSupportedPlatforms</key><array><string>\(platform)</string></array>
      </dict></plist>
      """.utf8)
  }

  @Test func unitesAppAndExtension() throws {
    let reading = try Self.read(try Self.app(), as: "Harbour.app")
    let surface = reading.surface
    #expect(reading.diagnostics == [])
    #expect(
      surface.app
        == AppIdentity(name: "Harbour", version: "2.1", bundleIdentifier: "org.example.harbour"))
    #expect(
      surface.hosts == [
        HostBundle(identifier: "org.example.harbour", kind: .app),
        HostBundle(identifier: "org.example.harbour.widget", kind: .extension),
      ])
    #expect(
      surface.intents.filter { $0.identifier == "BoatWidgetIntent" }.map(\.bundle) == [
        "org.example.harbour", "org.example.harbour.widget",
      ])
    #expect(surface.readFrom.platforms == [.iOS])
    #expect(surface.intents.allSatisfy { $0.platforms == nil })
    #expect(
      surface.packages == [IntentsPackage(typePath: "org.example.harbour", includes: ["HarbourKitPackage"])])
    #expect(reading.filesRead == 2)
  }

  @Test func readsWhatTheExtensionsWithoutMetadataDeclare() throws {
    var files = try Self.app()
    files["PlugIns/Siri.appex/Info.plist"] = Array(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array><string>INStartCallIntent</string></array>
      </dict></dict></dict></plist>
      """.utf8)
    files["Frameworks/Kit.framework/Info.plist"] = Array("INIntentsSupported".utf8)
    let reading = try Self.read(files, as: "Harbour.app")
    #expect(reading.surface.systemIntents.map(\.name) == ["INStartCallIntent"])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.locations.isEmpty)
  }

  @Test(arguments: [
    ("Payload/Harbour.app/", "Harbour.ipa"), ("Products/Applications/Harbour.app/", "Harbour.xcarchive"),
    ("Wrapper/Harbour.app/", "Harbour.app"),
  ])
  func readsWrappedApps(place: String, name: String) throws {
    let plain = try Self.read(try Self.app(), as: "Harbour.app").surface
    let wrapped = try Self.read(try Self.app(at: place), as: name).surface
    #expect(wrapped.app == plain.app)
    #expect(wrapped.intents == plain.intents)
    #expect(wrapped.hosts == plain.hosts)
  }

  private static func archive() throws -> [String: [UInt8]] {
    var files = try app(at: "Products/Applications/Harbour.app/")
    files["Products/Applications/Dial.app/Metadata.appintents/extract.actionsdata"] =
      try MetadataReaderTests.bytes("xcode15")
    files["Products/Applications/Dial.app/Info.plist"] = info("org.example.dial")
    return files
  }

  @Test func asksWhichAppOfAnArchiveIsMeant() throws {
    let error = #expect(throws: MetadataError.self) {
      try Self.read(try Self.archive(), as: "Both.xcarchive")
    }
    #expect(error == .severalApps(root: "Both.xcarchive", names: ["Dial", "Harbour"]))
    #expect(error?.description.contains(#"--app "Dial", --app "Harbour""#) == true)
  }

  @Test func takesNoneOfTwoAppsOfTheSameName() throws {
    var files = try Self.archive()
    files["Products/Applications/Dial.app/Info.plist"] = Array(
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Harbour</string></dict></plist>".utf8)
    let tree = MemoryTree(bytes: files)
    #expect(throws: MetadataError.severalApps(root: "Both.xcarchive", names: ["Dial", "Harbour"])) {
      try BundleReader(productName: "Both.xcarchive", appName: "Harbour").read(tree)
    }
    #expect(try BundleReader(productName: "Both.xcarchive", appName: "Dial").read(tree).surface.app.name == "Harbour")
  }

  @Test func aProductKnowsNoFieldThatOneOfItsPartsLacks() throws {
    let (old, new) = (try MetadataReaderTests.bytes("xcode15"), try MetadataReaderTests.bytes("xcode27"))
    func unread(_ app: [UInt8], _ part: [UInt8]) throws -> [String] {
      try Self.read(
        [
          "Metadata.appintents/extract.actionsdata": app, "Info.plist": Self.info("org.example.a"),
          "PlugIns/W.appex/Metadata.appintents/extract.actionsdata": part,
          "PlugIns/W.appex/Info.plist": Self.info("org.example.a.w"),
        ], as: "A.app"
      ).surface.readFrom.unread
    }
    let (oldest, newest) = (try unread(old, old), try unread(new, new))
    #expect(Set(oldest).isStrictSuperset(of: newest) && oldest == oldest.sorted())
    #expect(try unread(old, new) == oldest && unread(new, old) == oldest)
  }

  @Test(arguments: ["harbour", "Harbour.app", "org.example.harbour"])
  func readsTheAppThatIsNamed(name: String) throws {
    let files = MemoryTree(bytes: try Self.archive())
    let surface = try BundleReader(productName: "Both.xcarchive", appName: name).read(files).surface
    #expect(surface.app.bundleIdentifier == "org.example.harbour")
    #expect(surface.intents == (try Self.read(try Self.app(), as: "Harbour.app").surface.intents))
  }

  @Test(arguments: [
    ("Journal.app", "Contents/Resources/", "Contents/Info.plist"),
    ("Journal.framework", "Versions/A/Resources/", "Versions/A/Resources/Info.plist"),
    ("Journal.framework", "", "Info.plist"),
    ("Journal.appex", "", "Info.plist"),
  ])
  func findsTheBundleIdentifierInEveryLayout(name: String, resources: String, info: String) throws {
    let reading = try Self.read(
      [
        "\(resources)Metadata.appintents/extract.actionsdata": try MetadataReaderTests.bytes("xcode26"),
        info: Self.info("org.example.journal", platform: "MacOSX"),
      ], as: name)
    #expect(reading.diagnostics == [])
    #expect(reading.surface.app.bundleIdentifier == "org.example.journal")
    #expect(reading.surface.intents.allSatisfy { $0.bundle == "org.example.journal" })
    #expect(reading.surface.readFrom.platforms == [.macOS])
  }

  @Test func marksWhatOnlyTheWatchAppHas() throws {
    var files = try Self.app()
    files["Watch/Dial.app/Metadata.appintents/extract.actionsdata"] = try MetadataReaderTests.bytes("xcode15")
    files["Watch/Dial.app/Info.plist"] = Self.info("org.example.harbour.watch", platform: "WatchOS")
    let surface = try Self.read(files, as: "Harbour.app").surface
    #expect(surface.readFrom.platforms == [.iOS, .watchOS])
    #expect(surface.hosts.contains(HostBundle(identifier: "org.example.harbour.watch", kind: .watchApp)))
    #expect(
      Set(surface.intents.filter { $0.identifier == "LogCatchIntent" }.map(\.platforms)) == [[.iOS], [.watchOS]])
    #expect(surface.app.bundleIdentifier == "org.example.harbour")
  }

  @Test(arguments: ["Metadata.appintents", "extract.actionsdata"])
  func readsLessThanABundle(name: String) throws {
    let reading = try Self.read(["extract.actionsdata": try MetadataReaderTests.bytes("xcode27")], as: name)
    #expect(reading.surface.intents.count == 5)
    #expect(reading.surface.intents.allSatisfy { $0.bundle == nil })
    #expect(reading.diagnostics == [])
  }

  @Test(arguments: [nil, [], Array("bplist00".utf8), Array("<plist><dict><key>".utf8)])
  func saysThatABundleIdentifierIsNotKnown(info: [UInt8]?) throws {
    var files = try Self.app()
    files["Info.plist"] = info
    let reading = try Self.read(files, as: "Harbour.app")
    #expect(reading.surface.intents.count == 6)
    #expect(reading.diagnostics.count { $0.message.contains("bundle identifier is unknown") } == 1)
  }

  @Test func refusesAProductWithoutMetadata() {
    #expect(throws: MetadataError.noMetadata(root: "Plain.app", looked: BundleLayout.looked)) {
      try Self.read(["Info.plist": Self.info("org.example.plain"), "Plain": []], as: "Plain.app")
    }
  }

  @Test func namesTheDamagedFile() throws {
    var files = try Self.app()
    let path = "PlugIns/HarbourWidget.appex/Metadata.appintents/extract.actionsdata"
    files[path]?.removeLast(100)
    let error = #expect(throws: MetadataError.self) { try Self.read(files, as: "Harbour.app") }
    #expect(error?.description.hasPrefix(path) == true)
  }
}
