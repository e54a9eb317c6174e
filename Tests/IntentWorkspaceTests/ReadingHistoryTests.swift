import Foundation
import IntentFiles
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentWorkspace

/// A row of revisions is read as each of them alone, whatever changes between them.
struct ReadingHistoryTests {
  /// A random history with a tag on each commit, oldest first.
  private static func repository(
    seed: UInt64, commits: Int
  ) async throws -> (repository: TestRepository, names: [String]) {
    var history = RandomHistory(seed: seed)
    let repository = try await TestRepository()
    let names = (0..<commits).map { "v1.\($0)" }
    for name in names {
      for (path, text) in history.next() {
        if let text {
          try repository.folder.write([path: text])
        } else {
          try? FileManager.default.removeItem(atPath: "\(repository.folder.path)/\(path)")
        }
      }
      try await repository.commit([:], tag: name)
    }
    return (repository, names)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func readsEachRevisionAsIfAlone(seed: UInt64) async throws {
    let (repository, names) = try await Self.repository(seed: seed, commits: 30)
    let context = try InputContext(in: repository.folder.path)
    var reader = await ReleaseReader(of: names, in: context)
    var surfaces: Set<Surface> = []
    for name in names {
      let inRow = try await reader.reading(of: name)
      let alone = try await SurfaceInput.read("git:\(name)", in: try InputContext(in: repository.folder.path))
      #expect(inRow.reading == alone.reading, "seed \(seed), \(name)")
      #expect(inRow.revision == alone.revision)
      #expect(inRow.files?.paths == alone.files?.paths)
      surfaces.insert(inRow.reading.surface)
    }
    // Otherwise it would prove nothing.
    #expect(surfaces.count > 8)
  }

  /// Releases may be asked for in any order, and some not at all.
  @Test func readsRevisionsOutOfOrder() async throws {
    let (repository, names) = try await Self.repository(seed: 9, commits: 12)
    let git = GitRepository(directory: repository.folder.path)
    let isWanted: @Sendable (String) -> Bool = { $0.hasSuffix(".swift") }
    var series = try await GitTreeSeries(of: names + ["missing"], in: git, where: isWanted)
    for name in ["v1.3", "v1.4", "v1.9", "v1.2", "v1.2", "v1.11"] {
      let answer = try await series.tree(of: name)
      let found = try #require(answer)
      let alone = try await GitTree(git, at: try await git.revision(name), where: isWanted)
      #expect(found.tree.paths == alone.paths)
      for path in alone.paths {
        #expect(try found.tree.contents(of: path) == alone.contents(of: path), "\(name) \(path)")
      }
    }
    for name in ["missing", "v1"] {
      let answer = try await series.tree(of: name)
      #expect(answer == nil)
    }
  }
}

/// An app whose files come, change, move and go: intents and what they are made of, code that names them, projects,
/// property lists and tables of phrases.
private struct RandomHistory {
  private var random: SeededGenerator
  private var files: Set<String> = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let kinds: [(path: String, text: @Sendable (Int, Int) -> String)] = [
    ("Intents/Intent%.swift", { intent($0, $1) }), ("Model/Kind%.swift", { kind($0, $1) }),
    ("Model/Thing%.swift", { thing($0, $1) }), ("Other/Code%.swift", { code($0, $1) }),
    ("Other/Code%.swift", { code($0, $1) }), ("Other/Code%.swift", { code($0, $1) }),
    ("Other/More%.swift", { more($0, $1) }), ("Intents/Phrases.swift", { phrases($0, $1) }),
    ("App.xcodeproj/project.pbxproj", { project($0, $1) }), ("Kit/Package.swift", { package($0, $1) }),
    ("project.yml", { specification($0, $1) }), ("Support/Info.plist", { list($0, $1) }),
    ("Support/en.lproj/AppShortcuts.strings", { strings($0, $1) }),
    ("Support/de.lproj/InfoPlist.strings", { names($0, $1) }), ("Widgets/Widget%.swift", { widget($0, $1) }),
    ("Widgets/Bundle.swift", { bundle($0, $1) }), ("Other/Constants%.swift", { constants($0, $1) }),
  ]

  /// Paths with their new contents; nil for what goes, which may have come in the same step.
  mutating func next() -> [String: String?] {
    var changes: [String: String?] = [:]
    for _ in 0..<(files.isEmpty ? 24 : Int.random(in: 0...4, using: &random)) {
      guard let kind = Self.kinds.randomElement(using: &random) else { continue }
      let number = Int.random(in: 0..<4, using: &random)
      let path = kind.path.replacing("%", with: "\(number)")
      let isGone = files.contains(path) && Int.random(in: 0..<6, using: &random) == 0
      changes[path] = isGone ? String?.none : kind.text(number, Int.random(in: 0..<6, using: &random))
      if isGone { files.remove(path) } else { files.insert(path) }
    }
    return changes
  }

  private static func intent(_ number: Int, _ variant: Int) -> String {
    """
    import AppIntents
    \(variant == 1 ? "#if os(macOS) || BETA" : "")
    struct Intent\(number): \(variant == 2 ? "Offered" : "AppIntent") {
      static let title: LocalizedStringResource = "Intent \(variant)"
      static let persistentIdentifier = \(variant == 3 ? "Names.first.rawValue" : variant == 4 ? "storedName" : "\"I\(number)\"")
      @Parameter(title: "Kind") var kind: Kind\(variant % 4)
      @Parameter(title: "Thing") var thing: Thing\(number)?
      func perform() async throws -> some IntentResult { .result() }
    }
    \(variant == 1 ? "#endif" : "")
    """
  }

  private static func kind(_ number: Int, _ variant: Int) -> String {
    """
    \(variant < 3 ? "import AppIntents" : "")
    enum Kind\(number): String\(variant < 3 ? ", AppEnum" : "") {
      case one, two\(variant)
      \(variant < 3 ? "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"Kind\"" : "")
      \(variant < 3 ? "static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.one: \"1\"]" : "")
    }
    """
  }

  private static func thing(_ number: Int, _ variant: Int) -> String {
    """
    import AppIntents
    struct Thing\(number): \(variant == 5 ? "Base" : "AppEntity") {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing \(variant)"
      static let defaultQuery = ThingQuery\(number)()
      let id: \(variant == 4 ? "Kind0" : "String")
      var displayRepresentation: DisplayRepresentation { "x" }
    }
    struct ThingQuery\(number): EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Thing\(number)] { [] }
    }
    """
  }

  /// Code that names nothing of the framework, and now and then what others are made of.
  private static func code(_ number: Int, _ variant: Int) -> String {
    switch variant {
    case 0: "enum Names: String { case first = \"n\(number)\" }\n"
    case 1: "let storedName = \"s\(number)\"\n"
    case 2: "extension Kind\(number) { var other: Int { 1 } }\n"
    case 3: "typealias Base = Thing\(number)\nlet unused = 1\n"
    case 4: "import UIKit\nfinal class Screen\(number) { let count = \(variant) }\n"
    default: "struct Plain\(number) { let \(number == 0 ? "x" : "y") = { \n"
    }
  }

  private static func more(_ number: Int, _ variant: Int) -> String {
    switch variant {
    case 0: "import AppIntents\nprotocol Offered: AppIntent {}\n"
    case 1: "import AppIntents\nextension Kind\(number): AppEnum {}\n"
    case 2:
      "import Foundation\nfinal class Offer { func go() { let a = NSUserActivity(activityType: \"a\(number)\"); a.isEligibleForPrediction = true } }\n"
    case 3: "import AppKit\n#if os(watchOS)\nimport WatchKit\n#endif\n"
    case 4: "import Intents\nfinal class Handler: NSObject, INSendMessageIntentHandling {}\n"
    default:
      "import SwiftUI\nstruct Screen: View { var body: some View { Button(intent: Intent\(number)()) { Text(\"x\") } } }\n"
    }
  }

  /// What is called as a constant outside of types, or a member of one that another file may declare.
  private static func widget(_ number: Int, _ variant: Int) -> String {
    """
    import WidgetKit
    import SwiftUI
    struct Widget\(number): Widget {
      let kind: String = \(variant < 2 ? "widgetKind\(number)" : variant < 4 ? "Constants.kind" : "\"w\(variant)\"")
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: \(variant == 5 ? "Self.other" : "kind"), provider: Provider()) { _ in Text("x") }
          .configurationDisplayName("Widget")
      }
    }
    """
  }

  private static func bundle(_ number: Int, _ variant: Int) -> String {
    """
    import WidgetKit
    import SwiftUI
    @main struct Widgets: WidgetBundle {
      var body: some Widget { Widget\(number)(); \(variant < 3 ? "Widget\(variant)()" : "") }
    }
    """
  }

  private static func constants(_ number: Int, _ variant: Int) -> String {
    switch variant {
    case 0, 1: "public let widgetKind\(variant) = \"k\(number)\"\n"
    case 2, 3: "enum Constants {\n  static let kind = \"c\(number)\(variant)\"\n}\n"
    case 4: "extension Widget\(number) {\n  static var other: String { \"o\(number)\" }\n}\n"
    default: "let nothing = 1\n"
    }
  }

  private static func names(_ number: Int, _ variant: Int) -> String {
    "\"CFBundleDisplayName\" = \"Name \(variant)\";\n"
  }

  private static func phrases(_ number: Int, _ variant: Int) -> String {
    """
    import AppIntents
    struct Phrases: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Intent\(number)(), phrases: ["Do \(variant) in \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
      }
    }
    """
  }

  private static func project(_ number: Int, _ variant: Int) -> String {
    let folders = ["Intents", "Model", "Other", "Support"].prefix(1 + variant)
    let groups = folders.map {
      "\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
    }
    return """
      { objects = {
        P = { isa = PBXProject; targets = (A); buildConfigurationList = L; mainGroup = G; };
        G = { isa = PBXGroup; children = (\(folders.joined(separator: ", "))); sourceTree = "<group>"; };
        \(groups.joined(separator: "\n"))
        A = { isa = PBXNativeTarget; name = App\(number); fileSystemSynchronizedGroups = (\(folders.joined(separator: ", ")));
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = \(variant == 5 ? "macosx" : "iphoneos");
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = \(number == 0 ? "BETA" : "STORE"); }; };
      }; rootObject = P; }
      """
  }

  private static func package(_ number: Int, _ variant: Int) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit\(variant)", path: "../Model")])
    """
  }

  private static func specification(_ number: Int, _ variant: Int) -> String {
    "name: App\ntargets:\n  App:\n    type: application\n    platform: \(number == 0 ? "macOS" : "iOS")\n    sources: [Intents, \(variant < 3 ? "Model" : "Other")]\n"
  }

  private static func list(_ number: Int, _ variant: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>NSUserActivityTypes</key>
    <array><string>a\(variant)</string></array></dict></plist>
    """
  }

  private static func strings(_ number: Int, _ variant: Int) -> String {
    "\"Do \(variant) in ${applicationName}\" = \"Mach \(number) in ${applicationName}\";\n"
  }
}
