import Foundation
import IntentFiles
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct InputTests {
  private func intents(_ input: String?, in folder: String) async throws -> [String] {
    let reading = try await SurfaceInput.read(input, in: InputContext(in: folder))
    return reading.reading.surface.intents.map(\.identifier)
  }

  @Test func readsEveryForm() async throws {
    let repository = try await TestRepository()
    let folder = repository.folder
    try await repository.commit(["App/Add.swift": intentSource("Add")], tag: "v1")
    let context = try InputContext(in: folder.path)
    let shipped = try await Ship.run(
      Ship.Request(version: "1.0", date: "2026-03-31", today: "2026-03-31"), replaces: false, in: context)
    #expect(shipped.line == "recorded 1.0 in snapshots/1.0.json")
    try await repository.commit(["App/Add.swift": intentSource("Remove")])

    for input in ["App", "App/Add.swift", ".", "git:HEAD", "git:main:App", "git:HEAD:App/Add.swift"] {
      #expect(try await intents(input, in: folder.path) == ["Remove"], "\(input)")
    }
    for input in [
      "git:v1", "git:HEAD~1:App", "git:HEAD^{/change}~1", "shipped:1.0", "shipped:1.0.0", "shipped:latest",
      "snapshots/1.0.json", "git:HEAD:snapshots/1.0.json",
    ] {
      #expect(try await intents(input, in: folder.path) == ["Add"], "\(input)")
    }
    #expect(try await intents(nil, in: folder.path) == ["Remove"])
    #expect(try await intents("git:v1", in: folder.path + "/.git") == ["Add"])
  }

  @Test func saysWhatWasRead() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["Add.swift": intentSource("Add")], tag: "v1")
    let context = try InputContext(in: repository.folder.path)
    let reading = try await SurfaceInput.read("git:v1", in: context)
    #expect(reading.kind == .source)
    #expect(reading.revision?.count == 40)
    #expect(reading.reading.locations[Subject(.intent, "Add")]?.path == "Add.swift")
    let request = Ship.Request(version: "1.0", surface: "git:v1", date: "2026-03-31", today: "2026-03-31")
    _ = try await Ship.run(request, replaces: false, in: context)
    let shipped = try await SurfaceInput.read("shipped:latest", in: context)
    #expect(shipped.kind == .snapshot)
    #expect(shipped.version == "1.0")
    #expect(shipped.reading.surface.app.date == "2026-03-31")
  }

  @Test func readsWhatTheSettingsSelectFromFolderAndRevisionAlike() async throws {
    let repository = try await TestRepository()
    try await repository.commit([
      "ios/snapshots/intentcompat.yml":
        "name: App\nsources: {include: [Tests/Sample], exclude: ['**/Old']}\nflags: BETA",
      "ios/Tests/Sample/A.swift": intentSource("A"), "ios/Tests/Sample/Old/B.swift": intentSource("B"),
      "ios/Other/C.swift": intentSource("C"), "android/D.swift": intentSource("D"),
    ])
    let folder = repository.folder.path + "/ios"
    #expect(try await intents(nil, in: folder) == ["A"])
    #expect(try await intents("git:HEAD", in: folder) == ["A"])
    #expect(try await intents("git:HEAD", in: folder + "/Other") == ["A"])
    #expect(try await intents("git:HEAD:ios/Other", in: folder) == ["C"])
    #expect(try await intents("git:HEAD", in: repository.folder.path) == ["C", "D"])
  }

  @Test func takesAFolderElsewhereForThisAppWhereItIs() async throws {
    let repository = try await TestRepository()
    let files = ["Pod/Add.swift": intentSource("Add"), "App/Old/Keep.swift": intentSource("Keep")]
    try await repository.commit(files.merging(["App/snapshots/intentcompat.yml": "name: Journal\n"]) { $1 })
    let context = try InputContext(in: repository.folder.path + "/App")
    let input = repository.folder.path + "/Pod"
    #expect(try await SurfaceInput.read(input, in: context).reading.surface.app.name == "Pod")
    #expect(try await SurfaceInput.read(input, in: context.ofThisApp).reading.surface.app.name == "Journal")
  }

  @Test func readsTheFoldersOfTheSettingsWhereTheyHaveIntents() async throws {
    let repository = try await TestRepository()
    let project = "name: J\ntargets:\n  Journal: {type: application, platform: iOS, sources: [App, Kit]}\n"
    try await repository.commit([
      "project.yml": project, "App/A.swift": intentSource("A"), "Kit/B.swift": intentSource("B"),
      "snapshots/intentcompat.yml": "name: Journal\nsources: [App]\n",
    ])
    let reading = try await SurfaceInput.read("git:HEAD", in: InputContext(in: repository.folder.path))
    #expect(reading.reading.surface.intents.map(\.identifier) == ["A"] && reading.folders == nil)
  }

  @Test func placesAreRelativeToAFolderOrToTheTop() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/A.swift": intentSource("A")])
    let root = repository.folder.path
    try FileManager.default.createSymbolicLink(atPath: root + "/Link", withDestinationPath: "App")
    let context = try InputContext(in: root)
    let folders = ["App", "Link", "App/A.swift", "git:HEAD"].map { context.root(of: $0) }
    let top = context.workspace.root
    #expect(folders == [context.workspace.absolute("App"), context.workspace.absolute("Link"), top, top])
  }

  @Test(arguments: [
    ("Release", "has no {version} in it"), ("Release {version}", "no commit in HEAD's history has a subject like"),
  ])
  func shipsNoCommitsThatAreNotThere(_ pattern: String, _ words: String) async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/A.swift": intentSource("A")])
    let context = try InputContext(in: repository.folder.path)
    let error = await #expect(throws: (any Error).self) {
      try await Ship.commits(titled: pattern, replaces: false, in: context) { _ in }
    }
    let message = (error as? Failure)?.description ?? (error as? UsageError).map { Failure($0).description } ?? ""
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: [("git:HEAD", true), ("git:HEAD:App", false), ("App", false)])
  func knowsWhetherAWholeRevisionWasRead(_ input: String, _ isWhole: Bool) async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/Plain.swift": "let a = 1\n"])
    let reading = try await SurfaceInput.read(input, in: InputContext(in: repository.folder.path))
    #expect(reading.isWholeRevision == isWhole)
  }

  @Test func readsWhoAnswersSiriKitOfARevision() async throws {
    let list =
      "<plist><dict><key>INIntentsSupported</key><array><string>INPlayMediaIntent</string></array></dict></plist>"
    let code = "@interface Handler () <INPlayMediaIntentHandling>\n@end\n"
    let repository = try await TestRepository()
    try await repository.commit(["App/Info.plist": list, "App/A.swift": intentSource("A")], tag: "v1")
    try await repository.commit(["App/Handler.m": code], tag: "v2")
    let context = try InputContext(in: repository.folder.path)
    for (input, isHandled) in [("git:v1", false), ("git:v2", true), ("App", true)] {
      let reading = try await SurfaceInput.read(input, in: context)
      #expect(reading.reading.surface.systemIntents.map(\.isHandled) == [isHandled], "\(input)")
    }
  }

  /// Objective-C counts where it is built, as Swift does.
  @Test(arguments: [("", true), ("dependencies: [{target: Siri}], ", true), ("scheme: {}, ", false)])
  func onlyWhatAnAppContainsAnswersSiriKit(_ more: String, _ isHandled: Bool) async throws {
    let list =
      "<plist><dict><key>INIntentsSupported</key><array><string>INPlayMediaIntent</string></array></dict></plist>"
    let siri = more.isEmpty ? "" : ", Siri: {type: app-extension, platform: iOS, sources: Siri}"
    let folder = more.isEmpty ? "App" : "Siri"
    let repository = try await TestRepository()
    try await repository.commit([
      "App/Info.plist": list, "App/A.swift": intentSource("A"),
      "\(folder)/Handler.m": "@interface Handler () <INPlayMediaIntentHandling>\n@end\n",
      "project.yml": "name: G\ntargets: {App: {type: application, platform: iOS, \(more)sources: App}\(siri)}\n",
    ])
    let reading = try await SurfaceInput.read("git:HEAD", in: try InputContext(in: repository.folder.path))
    #expect(reading.reading.surface.systemIntents.map(\.isHandled) == [isHandled])
  }

  @Test func readsARevisionFromTheFoldersThatItHad() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/Plain.swift": "let a = 1\n", "Old/A.swift": intentSource("A")], tag: "v1")
    try FileManager.default.removeItem(atPath: repository.folder.path + "/App")
    try await repository.commit([:], tag: "v2")
    try FileManager.default.removeItem(atPath: repository.folder.path + "/Old")
    try await repository.commit([
      "App/A.swift": intentSource("B"), "snapshots/intentcompat.yml": "name: Journal\nsources: [App]\n",
    ])
    let context = try InputContext(in: repository.folder.path)
    let moved = try await SurfaceInput.read("git:v2", in: context)
    #expect(moved.reading.surface.intents.map(\.identifier) == ["A"])
    #expect(moved.folders?.message.contains("App") == true, "\(moved.folders?.message ?? "")")
    // A folder that is there is the app's: nothing says that another was.
    let plain = try await SurfaceInput.read("git:v1", in: context)
    #expect(plain.reading.surface.intents.isEmpty && plain.folders == nil)
    #expect(try await intents("git:HEAD", in: repository.folder.path) == ["B"])
  }

  @Test(arguments: [
    ("shipped:2.1", "Did you mean 2.0?"), ("shipped:", "The latest is 2.0.1."),
    ("git:", "it names no revision"), ("HEAD", "Name it git:HEAD."), ("git:nope", "there is no revision “nope”"),
    ("git:HEAD:nope", "there is no “nope” in revision HEAD"), ("nope", "there is no such file or folder"),
    ("notes.txt", "this kind of file is not supported"), ("broken.json", "there is no \"formatVersion\""),
    ("newer.json", "this version of intentcompat reads up to 1"), ("pipe", "this kind of file is not supported"),
  ])
  func namesTheOperandAndTheRemedy(input: String, words: String) async throws {
    let repository = try await TestRepository()
    try await repository.commit([
      "notes.txt": "", "broken.json": "{}", "newer.json": #"{"formatVersion": 99}"#, "A.swift": intentSource("A"),
    ])
    #expect(mkfifo(repository.folder.path + "/pipe", 0o600) == 0)
    let context = try InputContext(in: repository.folder.path)
    for version in ["2.0", "2.0.1"] {
      let request = Ship.Request(version: version, date: "2026-03-31", today: "2026-03-31")
      _ = try await Ship.run(request, replaces: false, in: context)
    }
    let error = await #expect(throws: InputError.self) { try await SurfaceInput.read(input, in: context) }
    #expect(error?.description.contains("“\(input)”") == true, "\(String(describing: error))")
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("a.ipa", "it is not a zip archive, or it is cut off. Export or download it again."),
    ("App.app", "Metadata.appintents/extract.actionsdata: at \"actions\", the key is missing. The file is damaged"),
  ])
  func namesADamagedInputOnce(input: String, words: String) async throws {
    let repository = try await TestRepository()
    try await repository.commit(["a.ipa": "none", "App.app/Metadata.appintents/extract.actionsdata": "{}"])
    let context = try InputContext(in: repository.folder.path)
    let error = await #expect(throws: InputError.self) { try await SurfaceInput.read(input, in: context) }
    #expect(error?.description.hasPrefix("“\(input)” can't be read: \(words)") == true, "\(String(describing: error))")
  }

  @Test func shipsEachTagWithItsDay() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["README.md": "none yet"], tag: "v0.9")
    try await repository.commit(["A.swift": intentSource("A")], tag: "v1.0")
    try await repository.commit(["A.swift": intentSource("B")], tag: "release/v1.1")
    let context = try InputContext(in: repository.folder.path)
    let lines = try await Ship.tags(matching: ["v*"], replaces: false, in: context) { _ in }
    #expect(lines == ["recorded 1.0 in snapshots/1.0.json"])
    _ = try await Ship.tags(matching: ["**"], replaces: false, in: context) { _ in }
    #expect(try repository.folder.names(in: "snapshots") == ["1.0.json", "1.1.json"])
    let shipped = try await SurfaceInput.read("shipped:1.0", in: context)
    #expect(shipped.reading.surface.app.date.flatMap { Day($0) } != nil)
    await #expect(throws: Failure.self) {
      try await Ship.tags(matching: ["x*"], replaces: false, in: context) { _ in }
    }
  }

  @Test func refusesTagsThatGiveOneVersionToDifferentCode() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["A.swift": intentSource("A")], tag: "ios-1.0")
    try await repository.git("tag", "1.0")
    try await repository.git("tag", "nightly")
    let context = try InputContext(in: repository.folder.path)
    var notes: [String] = []
    let lines = try await Ship.tags(matching: ["*"], replaces: false, in: context) { notes.append($0) }
    #expect(lines == ["recorded 1.0 in snapshots/1.0.json"])
    #expect(notes.contains { $0.hasPrefix("no version in 1 tag, such as nightly;") })
    try await repository.commit(["A.swift": intentSource("B")], tag: "mac-1.0")
    let error = await #expect(throws: Failure.self) {
      try await Ship.tags(matching: ["*-*"], replaces: true, in: context) { _ in }
    }
    #expect(error?.status == .usage)
    #expect(error?.description.contains("ios-1.0 and mac-1.0 all have the version 1.0") == true)
    await #expect(throws: Failure.self) {
      try await Ship.tags(matching: ["night*"], replaces: false, in: context) { _ in }
    }
  }

  /// One that differs from its record keeps no other from being recorded.
  @Test func goesOnAfterATagThatDiffers() async throws {
    let history = DrawnHistory("main: 1.0 2.0 | fix<1.0: 1.0.1 | main: 2.1")
    let repository = try await history.repository { ["A.swift": intentSource("A\($0)")] }
    let context = try InputContext(in: repository.folder.path)
    _ = try await Ship.tags(matching: ["2.0"], replaces: false, in: context) { _ in }
    let path = repository.folder.path + "/snapshots/2.0.json"
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("A1", with: "B1")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var notes: [String] = []
    let error = await #expect(throws: Failure.self) {
      try await Ship.tags(matching: ["{version}"], replaces: false, in: context) { notes.append($0) }
    }
    #expect(error?.status == .usage)
    #expect(
      error?.description.hasPrefix("1 version was not recorded, and 3 versions recorded:\n2.0 is already") == true)
    #expect(try repository.folder.names(in: "snapshots") == ["1.0.1.json", "1.0.json", "2.0.json", "2.1.json"])
    // In git's order.
    #expect(notes.map { $0.split(separator: " ")[1] } == ["1.0", "1.0.1", "2.1"])
    let again = try await Ship.tags(matching: ["{version}"], replaces: true, in: context) { _ in }
    #expect(again.count == 4)
    #expect(
      again.filter { $0.hasPrefix("replaced") }.map { $0.hasPrefix("replaced 2.0 in snapshots/2.0.json") } == [true])
  }

  @Test func goesOnAfterATagThatCannotBeRead() async throws {
    let repository = try await DrawnHistory("main: 1.0 1.1 1.2").repository { ["A.swift": intentSource("A\($0)")] }
    let git = GitRepository(directory: repository.folder.path)
    let object = try await git.text(of: ["rev-parse", "1.1:A.swift"])
    try FileManager.default.removeItem(
      atPath: repository.folder.path + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let error = await #expect(throws: Failure.self) {
      try await Ship.tags(
        matching: ["{version}"], replaces: false, in: try InputContext(in: repository.folder.path)
      ) { _ in }
    }
    #expect(error?.status == .unreadable)
    let words = "1 version was not recorded, and 2 versions recorded:\n1.1: This file could not be read"
    #expect(error?.description.hasPrefix(words) == true)
    #expect(try repository.folder.names(in: "snapshots") == ["1.0.json", "1.2.json"])
  }

  @Test func namesFoldersUnderSourcesThatHoldNothing() async throws {
    let temporary = try TemporaryFolder()
    try temporary.write([
      "App/A.swift": intentSource("A"),
      "snapshots/intentcompat.yml": "name: A\nsources:\n  include: [App, Typo, Shared/*.swift]\n",
    ])
    let reading = try await SurfaceInput.read(nil, in: InputContext(in: temporary.path))
    #expect(
      reading.reading.diagnostics.map(\.message) == [
        "`sources:` names “Typo”, which has no source files.",
        "`sources:` names “Shared/*.swift”, which has no source files.",
      ])
  }

  @Test(arguments: [
    (["a.json", "/tmp/o", "abc123", "100644", "a.json", "0000", "100644"], true),
    (["a.json", "/dev/null", ".", ".", "/tmp/n", "abc123", "100644"], true),
    (["a", "/tmp/o", "abc123", "100644", "b", "def", "100644", "b", "similarity index 90%"], true),
    (["old", "new"], false), (["a", "b", "c d", "x", "y", "z", "w"], false),
  ])
  func recognisesGitsDiffDriver(arguments: [String], isDriver: Bool) {
    #expect((GitDiffDriver(arguments: arguments) != nil) == isDriver)
  }
}
