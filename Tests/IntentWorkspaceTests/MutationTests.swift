import Foundation
import IntentFiles
import IntentRules
import IntentSettings
import IntentSurface
import MetadataReading
import ShortcutReading
import SourceScanning
import TestSupport
import Testing

@testable import IntentReading
@testable import IntentWorkspace
@testable import ProjectReading

/// Thousands of damaged inputs, the same in every run: each reader ends with a result or an error of its own.
///
/// A crash ends the whole run, and the time limit ends a hang.
@Suite(.timeLimit(.minutes(2))) struct MutationTests {
  private static let code = """
    import AppIntents
    @available(iOS 18, *) enum Size: String, AppEnum { case small = "s", large
      static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.small: "Small", .large: "Large"] }
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add \\u{1F331}"
      @Parameter(title: "Size", default: .small, inclusiveRange: (0, 9)) var size: Size?
      static var parameterSummary: some ParameterSummary { When(\\.$size, .equalTo, .large) { Summary("Add \\(\\.$size)") } }
      #if os(iOS)
      func perform() async throws -> some IntentResult & ReturnsValue<[Int]> { .result(value: [1]) }
      #endif
    }
    """

  private static let settings = """
    # Settings
    name: Plants
    sources: [App, "Extension/**"]
    exclude:
      - App/Old
    platforms: [iOS, macOS]
    profile: siri
    flags: [BETA]
    levels: { intent-renamed: warning }
    """

  private static let waivers = """
    - fingerprint: "0123456789abcdef"
      rule: I01 intent-removed
      reason: "Nobody had it"
      until: 2027-01-31
    - fingerprint: fedcba9876543210
      reason: >
        Folded
    """

  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Order</string><key>INIntentTitle</key><string>Order</string><key>INIntentParameters
    </key><array><dict><key>INIntentParameterName</key><string>soup</string><key>INIntentParameterType</key>
    <string>String</string><key>INIntentParameterTag</key><integer>2</integer></dict></array></dict></array></dict></plist>
    """

  /// Calls a function with mutants of bytes; the seed is part of what a failure shows.
  private static func mutate(_ bytes: [UInt8], _ count: Int, _ read: ([UInt8]) throws -> Void) rethrows {
    for seed in 0..<count {
      var mutation = Mutation(seed: UInt64(seed))
      try read(mutation.mutant(of: bytes))
    }
  }

  @Test func readsDamagedSource() {
    Self.mutate(Array(Self.code.utf8), 200) { bytes in
      let reading = SourceReader(options: ReadingOptions(threads: 1)).read(MemoryTree(bytes: ["A.swift": bytes]))
      #expect(reading.filesSeen == 1)
    }
  }

  @Test func readsDamagedSnapshots() throws {
    let tree = MemoryTree(["A.swift": Self.code])
    let snapshot = try SourceReader(options: ReadingOptions()).read(tree).surface.snapshotData()
    Self.mutate(Array(snapshot), 600) { bytes in
      do throws(SnapshotError) {
        _ = try Surface(snapshot: Data(bytes)).snapshotData
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedSettings() {
    Self.mutate(Array(Self.settings.utf8), 600) { bytes in
      do throws(SettingsError) {
        _ = try Settings(yaml: String(decoding: bytes, as: UTF8.self), path: "intentcompat.yml")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedWaivers() {
    let entry = WaiversFile.Entry(waiver: Waiver(fingerprint: "00", reason: "R"))
    Self.mutate(Array(Self.waivers.utf8), 600) { bytes in
      do throws(SettingsError) {
        let file = try WaiversFile(yaml: String(decoding: bytes, as: UTF8.self), path: "waivers.yml")
        #expect(file.text(adding: entry).contains("\"00\""))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedMetadata() throws {
    let url = Fixtures.root.appending(path: "Metadata/Extracts/xcode26.actionsdata")
    Self.mutate(Array(try Data(contentsOf: url)), 300) { bytes in
      do throws(MetadataError) {
        #expect(try MetadataReader().read(bytes, path: "extract.actionsdata").filesRead == 1)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedConstValues() {
    let values = #"""
      [{"typeName": "App.Add", "mangledTypeName": "3App3AddV", "kind": "struct", "file": "A.swift", "line": 1,
      "conformances": ["AppIntents.AppIntent"], "properties": [{"label": "title", "type": "Swift.String", "isStatic": "true",
      "isComputed": "false", "valueKind": "RawLiteral", "value": "Add"}]}]
      """#
    Self.mutate(Array(values.utf8), 600) { bytes in
      do throws(MetadataError) {
        #expect(try ConstValuesReader().read([("A.swiftconstvalues", bytes)]).filesSeen <= 1)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedPropertyLists() {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = try? PropertyListSerialization.propertyList(from: Data(Self.definition.utf8), format: nil)
      let data = list.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: format, options: 0) }
      #expect(data != nil)
      Self.mutate(Array(data ?? Data()), 400) { bytes in
        let reading = LegacyReader().read(MemoryTree(bytes: ["A.intentdefinition": bytes]))
        #expect(reading.filesRead + reading.diagnostics.count == 1)
      }
    }
  }

  @Test(arguments: [
    "groups/input/Journal.xcodeproj/project.pbxproj", "synchronized/input/Garden.xcodeproj/project.pbxproj",
    "synchronized/input/Packages/GardenKit/Package.swift", "tuist/input/Project.swift", "xcodegen/input/project.yml",
  ])
  func readsDamagedProjects(path: String) throws {
    let file = Fixtures.root.appending(path: "Projects").appending(path: path)
    let name = path.split(separator: "/").dropFirst(2).joined(separator: "/")
    Self.mutate(Array(try Data(contentsOf: file)), 200) { bytes in
      let tree = MemoryTree(bytes: [name: bytes])
      let found = ProjectFiles(in: tree)
      let membership = found.membership
      #expect(found.projects.count <= 1)
      for app in membership.apps { #expect(membership.family(of: app).contains(app)) }
      #expect(membership.hostNames(of: "Journal/AddEntry.swift").count <= membership.members.count)
    }
  }

  @Test func readsDamagedWorkflows() throws {
    let action: [String: any Sendable] = [
      "WFWorkflowActionIdentifier": "com.example.books.AddBook",
      "WFWorkflowActionParameters": [
        "UUID": "6A", "genre": "novel", "AppIntentDescriptor": ["BundleIdentifier": "com.example.books"],
        "book": ["Value": ["Type": "ActionOutput", "OutputUUID": "6A"]],
      ] as [String: any Sendable],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let workflow = ["WFWorkflowActions": [action, action]]
      let data = try PropertyListSerialization.data(fromPropertyList: workflow, format: format, options: 0)
      Self.mutate(Array(data), 400) { bytes in
        do throws(ShortcutError) {
          #expect(try ShortcutReader().read(bytes).actions.count <= bytes.count)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  @Test(arguments: ["usage.csv", "usage.json"])
  func readsDamagedUsage(name: String) {
    let table = "intent,version,runs,people\nAddBook,3.1,1204,4.2\n\"Lend, Return\",,0,\n"
    let list = #"[{"intent": "AddBook", "version": "3.1", "runs": 1204, "people": 4.2}, {"intent": "Lend", "runs": 0}]"#
    Self.mutate(Array((name.hasSuffix("csv") ? table : list).utf8), 600) { bytes in
      do throws(UsageFileError) {
        #expect(try UsageFile(bytes, path: name).usages.count <= bytes.count)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func readsDamagedBuildSettings() {
    let settings =
      "#include \"B.xcconfig\"\nA = $(inherited) $(B) // a\nB[sdk=macosx*] = ${A:lower};\nA = $(A) $(inherited)\n"
    Self.mutate(Array(settings.utf8), 600) { bytes in
      let tree = MemoryTree(bytes: ["A.xcconfig": bytes, "B.xcconfig": bytes])
      let context = SettingsLayer.Context(sdk: "macosx", configuration: "Release")
      let found = XCConfig(tree: tree).reading(at: "A.xcconfig").layer.values(in: context)
      #expect(BuildSettings(layers: [found]).value("A").map { $0.utf8.count <= 4096 } ?? true)
    }
  }

  @Test func readsDamagedBundles() throws {
    let extract = try Data(contentsOf: Fixtures.root.appending(path: "Metadata/Extracts/xcode26.actionsdata"))
    let info: [String: any Sendable] = [
      "CFBundleIdentifier": "com.example.books", "CFBundleSupportedPlatforms": ["iPhoneOS"],
      "NSUserActivityTypes": ["com.example.books.open"], "INIntentsSupported": ["INPlayMediaIntent"],
    ]
    let list = try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
    let files = [
      "Info.plist": Array(list), "Metadata.appintents/extract.actionsdata": Array(extract),
      "Metadata.appintents/extract.packagedata": Array(
        #"{"includes": ["5Books11BookPackageV", "5Books0A8PackageAV"]}"#.utf8),
    ]
    for name in ["Info.plist", "Metadata.appintents/extract.packagedata"] {
      Self.mutate(files[name] ?? [], 150) { bytes in
        var damaged = files
        damaged[name] = bytes
        let reading = try? BundleReader(productName: "Books.app").read(MemoryTree(bytes: damaged))
        #expect(reading?.filesRead == 1)
      }
    }
  }

  @Test func readsDamagedPatternsAndNames() {
    Self.mutate(Array("**/Sources/*A?/**/*.swift".utf8), 600) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = Glob(text).matches("App/Sources/AB/C/D.swift")
      let (name, path) = GitInput.split(text[...])
      #expect(name.count + (path?.count ?? 0) <= text.count)
    }
  }
}
