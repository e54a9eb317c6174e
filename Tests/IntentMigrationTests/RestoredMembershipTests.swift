import Testing

@testable import IntentMigration

/// A file that comes back is compiled by the targets that compiled it.
struct RestoredMembershipTests {
  private static func intent(_ name: String) -> String {
    """
    import AppIntents

    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      func perform() async throws -> some IntentResult { .result(dialog: "\(name)") }
    }

    """
  }

  /// An app with a list of files, and an extension that nothing embeds, in the form that Xcode writes.
  private static func project(_ names: [String], unembedded: [String] = [], group: [String]? = nil) -> String {
    let all = Set(names + unembedded).sorted()
    let builds = all.map {
      "\t\tB\($0) /* \($0).swift in Sources */ = {isa = PBXBuildFile; fileRef = F\($0) /* \($0).swift */; };"
    }
    let files = all.map {
      "\t\tF\($0) /* \($0).swift */ = {isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };"
    }
    let children = (group ?? all).map { "\t\t\t\tF\($0) /* \($0).swift */," }
    let groups =
      children.isEmpty
      ? []
      : [
        "\t\tGARDEN /* Garden */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (",
      ] + children + ["\t\t\t);", "\t\t\tpath = Garden;", "\t\t\tsourceTree = \"<group>\";", "\t\t};"]
    let target = { (id: String, type: String) in
      [
        "\t\t\(id) /* \(id) */ = {", "\t\t\tisa = PBXNativeTarget;", "\t\t\tbuildPhases = (",
        "\t\t\t\tS\(id) /* Sources */,",
        "\t\t\t);", "\t\t\tname = \(id);", "\t\t\tproductReference = P\(id) /* \(id) */;",
        "\t\t\tproductType = \"com.apple.product-type.\(type)\";", "\t\t};",
      ]
    }
    let phase = { (id: String, names: [String]) in
      ["\t\tS\(id) /* Sources */ = {", "\t\t\tisa = PBXSourcesBuildPhase;", "\t\t\tfiles = ("]
        + names.map { "\t\t\t\tB\($0) /* \($0).swift in Sources */," } + ["\t\t\t);", "\t\t};"]
    }
    let section = { (kind: String, lines: [String]) in
      ["/* Begin \(kind) section */"] + lines + ["/* End \(kind) section */", ""]
    }
    let main =
      [
        "\t\tMAIN = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (",
      ] + (groups.isEmpty ? [] : ["\t\t\t\tGARDEN /* Garden */,"]) + [
        "\t\t\t);", "\t\t\tsourceTree = \"<group>\";", "\t\t};",
      ]
    let lines =
      ["// !$*UTF8*$!", "{", "\tobjects = {", ""] + section("PBXBuildFile", builds)
      + section("PBXFileReference", files) + section("PBXGroup", groups + main)
      + section(
        "PBXNativeTarget", target("App", "application") + (unembedded.isEmpty ? [] : target("Widgets", "app-extension"))
      )
      + section(
        "PBXProject",
        [
          "\t\tROOT /* Project object */ = {", "\t\t\tisa = PBXProject;", "\t\t\tmainGroup = MAIN;",
          "\t\t\ttargets = (",
          "\t\t\t\tApp /* App */,",
        ] + (unembedded.isEmpty ? [] : ["\t\t\t\tWidgets /* Widgets */,"]) + ["\t\t\t);", "\t\t};"])
      + section("PBXSourcesBuildPhase", phase("App", names) + (unembedded.isEmpty ? [] : phase("Widgets", unembedded)))
      + ["\t};", "\trootObject = ROOT /* Project object */;", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static let path = "Garden.xcodeproj/project.pbxproj"

  private static func files(_ names: [String], _ project: String) -> MigrationFixture.Files {
    let code = Dictionary(uniqueKeysWithValues: names.map { ("Garden/\($0).swift", Array(intent($0).utf8)) })
    return code.merging([path: Array(project.utf8)]) { $1 }
  }

  @Test func aFileThatComesBackJoinsTheTargetsThatCompiledIt() {
    let old = Self.files(["Feed", "Prune", "Water"], Self.project(["Feed", "Prune", "Water"]))
    let new = Self.files(["Feed", "Water"], Self.project(["Feed", "Water"]))
    let proposing = Proposing(old, new)
    #expect(
      proposing.result[Self.path] == old[Self.path],
      "\(String(decoding: proposing.result[Self.path] ?? [], as: UTF8.self))")
    let text = String(decoding: proposing.result["Garden/Prune.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("struct Prune: DeprecatedAppIntent"))
    #expect(proposing.result["Garden/Feed.swift"] == new["Garden/Feed.swift"])
  }

  @Test func aGroupThatWentWithItsLastFileComesBack() {
    let old = Self.files(["Prune"], Self.project(["Prune"]))
    var new = Self.files([], Self.project([], group: []))
    new["Other/Feed.swift"] = Array(Self.intent("Feed").utf8)
    let proposing = Proposing(old, new)
    #expect(
      proposing.result[Self.path] == old[Self.path],
      "\(String(decoding: proposing.result[Self.path] ?? [], as: UTF8.self))")
  }

  @Test func theLinesOfATargetThatIsGoneStayAway() {
    let old = Self.files(["Feed", "Prune"], Self.project(["Feed", "Prune"]))
    let project = Self.project(["Feed"]).replacing("SApp", with: "NewApp")
    let proposing = Proposing(old, Self.files(["Feed"], project))
    #expect(proposing.result[Self.path] == Array(project.utf8))
  }

  @Test(arguments: [(["Feed"], "Widgets"), (["Feed", "Prune"], nil)])
  func anExtensionThatNothingEmbedsIsKnown(_ names: [String], _ name: String?) {
    let files = Self.files(["Feed", "Prune"], Self.project(names, unembedded: ["Prune"]))
    let code = CodeTree(paths: files.keys.sorted(), projects: [Self.path]) { files[$0] }
    #expect(RestoredMembership.orphan(compiling: "Garden/Prune.swift", in: code) == name)
    #expect(RestoredMembership.orphan(compiling: "Garden/Feed.swift", in: code) == nil)
  }

  /// A project whose folder is kept in step with the disk, with files that another target compiles as well.
  private static func synchronized(_ exceptions: [String]) -> String {
    let lines =
      ["\t\tEXTRA /* Exceptions for \"Garden\" folder in \"Watch\" target */ = {"]
      + ["\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;", "\t\t\tmembershipExceptions = ("]
      + exceptions.map { "\t\t\t\t\($0)," } + ["\t\t\t);", "\t\t\ttarget = WATCH /* Watch */;", "\t\t};"]
      + ["\t\tGARDEN /* Garden */ = {", "\t\t\tisa = PBXFileSystemSynchronizedRootGroup;", "\t\t\texceptions = ("]
      + ["\t\t\t\tEXTRA /* Exceptions */,", "\t\t\t);", "\t\t\tpath = Garden;", "\t\t};", ""]
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    (["Feed.swift", "Prune.swift", "\"Water it.swift\""], ["Feed.swift", "\"Water it.swift\""]),
    (["Beds/Feed.swift", "Prune.swift"], ["Beds/Feed.swift"]), (["Prune.swift"], []),
  ])
  func aFileThatComesBackIsAnExceptionAgain(_ shipped: [String], _ now: [String]) {
    let old = Self.files(["Feed", "Prune"], Self.synchronized(shipped))
    let proposing = Proposing(old, Self.files(["Feed"], Self.synchronized(now)))
    #expect(
      proposing.result[Self.path] == old[Self.path],
      "\(String(decoding: proposing.result[Self.path] ?? [], as: UTF8.self))")
  }

  /// The same with the target of the folder, of which an exception is no part.
  private static func owned(_ exceptions: [String]) -> String {
    synchronized(exceptions)
      + [
        "\t\tWATCH /* Watch */ = {", "\t\t\tisa = PBXNativeTarget;", "\t\t\tfileSystemSynchronizedGroups = (",
        "\t\t\t\tGARDEN /* Garden */,", "\t\t\t);", "\t\t};", "",
      ].joined(separator: "\n")
  }

  private static func rejoined(_ old: String, _ new: String, _ path: String) throws -> String {
    let trees = [old, new].map { project in
      CodeTree(paths: [path], projects: [Self.path]) {
        $0 == Self.path ? Array(project.utf8) : Array(intent("Feed").utf8)
      }
    }
    let proposing = Proposing(files(["Feed"], old), files(["Feed"], new))
    let context = ProposalContext(
      comparison: proposing.plan.first.comparison, old: trees[0], new: trees[1],
      locations: proposing.plan.first.locations,
      mayMakeFiles: true)
    let edited = try #require(trees[1].applying(RestoredMembership.rejoining([path], in: context)))
    return String(decoding: edited.bytes(Self.path) ?? [], as: UTF8.self)
  }

  @Test func aFileThatWasTakenOutOfATargetJoinsItAgain() throws {
    let path = "Garden/Feed.swift"
    #expect(
      try Self.rejoined(Self.owned(["Prune.swift"]), Self.owned(["Feed.swift", "Prune.swift"]), path)
        == Self.owned(["Prune.swift"]))
    #expect(
      try Self.rejoined(Self.synchronized(["Feed.swift"]), Self.synchronized([]), path)
        == Self.synchronized(["Feed.swift"]))
    let (all, some) = (Self.project(["Feed", "Prune"]), Self.project(["Prune"]))
    let reference =
      "\t\tFFeed /* Feed.swift */ = {isa = PBXFileReference; path = Feed.swift; sourceTree = \"<group>\"; };\n"
    let listed = some.replacing(
      "\t\tFPrune /* Prune.swift */ = {", with: reference + "\t\tFPrune /* Prune.swift */ = {")
    let result = try Self.rejoined(all, listed, path)
    #expect(result.contains("\t\t\t\tBFeed /* Feed.swift in Sources */,\n\t\t\t\tBPrune"), "\(result)")
    #expect(result.contains("\t\tBFeed /* Feed.swift in Sources */ = {isa = PBXBuildFile;"))
  }

  /// `Prune` is used, `Water` gives a member that is used, `Feed` left for another reason, and `Seed` is still compiled.
  @Test func whatLeftATargetWithAFileAndIsNamedThereComesAlong() throws {
    let names = ["Bed", "Feed", "Prune", "Seed", "Water"]
    let code = [
      "Bed": "struct Bed { let plant = Prune(water: .Pot()), seed = Seed() }", "Feed": "struct Feed {}",
      "Prune": "struct Prune {}", "Seed": "struct Seed {}",
      "Water": "extension Prune { struct Pot {} }",
    ]
    let trees = [names, ["Seed"]].map { listed in
      CodeTree(paths: [Self.path] + names.map { "Garden/\($0).swift" }, projects: [Self.path]) { path in
        let name = path.dropFirst("Garden/".count).dropLast(".swift".count)
        return Array((path == Self.path ? Self.project(listed) : code[String(name)] ?? "").utf8)
      }
    }
    let plan = Proposing(Self.files(["Feed"], ""), Self.files(["Feed"], "")).plan.first
    let context = ProposalContext(
      comparison: plan.comparison, old: trees[0], new: trees[1], locations: plan.locations, mayMakeFiles: true)
    let needed = LeftFiles(with: "Garden/Bed.swift", in: context).needed
    #expect(needed == ["Garden/Bed.swift", "Garden/Prune.swift", "Garden/Water.swift"])
  }

  @Test func whatShippedLeftOutStaysSo() throws {
    let text = Self.owned(["Feed.swift", "Prune.swift"])
    #expect(try Self.rejoined(Self.owned(["Feed.swift"]), text, "Garden/Feed.swift") == text)
  }

  /// A folder with all that a target compiles, of which nothing is left.
  @Test(arguments: [("Garden", "App", true), ("Beds", "App", false), ("Garden", "Feed", false)])
  func aFolderThatATargetStillCompilesComesBackWhole(_ folder: String, _ other: String, _ isThere: Bool) {
    let project = Self.owned([]).replacing(
      "\t\tWATCH /* Watch */ = {\n", with: "\t\tWATCH /* Watch */ = {\n\t\t\tname = Watch;\n")
    let old = Self.files(["Feed"], project.replacing("path = Garden", with: "path = \(folder)"))
      .merging(["Garden/Info.plist": Array("<plist version=\"1.0\"><dict/></plist>\n".utf8)]) { $1 }
    let new = [Self.path: old[Self.path] ?? [], "App/\(other).swift": Array("import SwiftUI\n".utf8)]
    let result = Proposing(old, new, knowing: Project()).result
    #expect((result["Garden/Info.plist"] != nil) == isThere)
  }
}
