import Foundation
import Testing

/// A change that drops an intent and does one thing to what judges it, to git or to the code. The gate fails, in a pull
/// request and at the desk.
@Suite struct HostileChangeTests {
  /// One such change: files that it writes, and a script that it runs.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    var files: [String: String] = [:]
    var script = ""

    var testDescription: String { name }
  }

  private static let base = "name: Books\nsources: [App]\nplatforms: [iOS]\n"
  private static let off = base + "rules: {I01: off}\n"
  private static let settings = "snapshots/intentcompat.yml"
  private static let removed = """
    struct RemoveBook: AppIntent {
      static let title: LocalizedStringResource = "RemoveBook"
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  private static let code = "import AppIntents\n" + removed

  static let changes: [Change] = gate + git + snapshots + source

  private static let gate = [
    Change(name: "settings in a link", files: ["other.yml": off], script: "ln -sf ../other.yml \(settings)"),
    Change(
      name: "snapshots in a link", files: ["other/intentcompat.yml": off],
      script: "cp -n snapshots/*.json other; rm -r snapshots; ln -s other snapshots"),
    Change(
      name: "folder in another case", files: ["Snapshots/intentcompat.yml": off],
      script: "mv snapshots/*.json Snapshots; rm -r snapshots"),
    Change(name: "two documents", files: [settings: off + "---\n" + base]),
    Change(name: "another ending", files: ["snapshots/intentcompat.yaml": off], script: "rm \(settings)"),
    Change(name: "settings beside the code", files: ["App/snapshots/intentcompat.yml": off]),
    Change(name: "sources above", files: [settings: base.replacing("[App]", with: "[../Other]")]),
    Change(name: "all excluded", files: [settings: base.replacing("[App]", with: "[Nowhere]")]),
    Change(name: "a key twice", files: [settings: off + "rules: {I01: fail}\n"]),
    Change(name: "a merge key", files: [settings: base + "x: &a {I01: off}\nrules: {<<: *a}\n"]),
    Change(name: "an alias", files: [settings: base + "newWaivers: &a off\nrules: {I01: *a}\n"]),
    Change(name: "both spellings of a rule", files: [settings: base + "rules: {I01: fail, intent-removed: off}\n"]),
    Change(name: "a byte order mark", files: [settings: "\u{feff}" + off]),
    Change(name: "returns", files: [settings: off.replacing("\n", with: "\r\n")]),
    Change(name: "another app", files: [settings: base.replacing("Books", with: "Other")]),
    Change(name: "a target for watches", files: [settings: base + "targets: {App: {platforms: [watchOS]}}\n"]),
    Change(name: "an odd waiver", files: ["snapshots/waivers.yml": "- {fingerprint: '*', reason: all, by: me}\n"]),
    Change(name: "a waiver of a rule", files: ["snapshots/waivers.yml": "- {rule: I01, reason: all, by: me}\n"]),
  ]

  private static let git = [
    Change(name: "attributes of LFS", files: [settings: off, ".gitattributes": "* filter=lfs diff=lfs\n"]),
    Change(
      name: "attributes of an encoding",
      files: [settings: off, ".gitattributes": "* -text working-tree-encoding=UTF-16\n"]),
    Change(name: "attributes that leave out", files: [settings: off, ".gitattributes": "* export-ignore -diff\n"]),
    Change(name: "settings that git ignores", files: [settings: off, ".gitignore": ".home\nsnapshots\nApp\n"]),
    Change(
      name: "code in a submodule",
      script: """
        git rm -r -q --cached App; rm -r App; mkdir App
        git update-index --add --cacheinfo 160000,1111111111111111111111111111111111111111,App
        """),
    Change(
      name: "snapshots in a submodule",
      script: """
        git rm -r -q --cached snapshots; rm -r snapshots; mkdir snapshots
        git update-index --add --cacheinfo 160000,1111111111111111111111111111111111111111,snapshots
        """),
    Change(
      name: "a bare repository",
      files: ["App/HEAD": "ref: refs/heads/main\n", "App/objects/k": "", "App/refs/k": "", "App/config": "[core]\n"]),
  ]

  private static func edited(_ name: String, _ program: String) -> Change {
    Change(name: name, script: "for f in snapshots/1.*.json; do perl -0pi -e '\(program)' $f; done")
  }

  private static let snapshots = [
    Change(name: "snapshot renamed", script: "mv snapshots/1.2.json snapshots/0.1.json"),
    Change(name: "snapshots of nothing", script: "for f in snapshots/1.*.json; do echo '{}' > $f; done"),
    edited("snapshots of the future", #"s/"formatVersion" : \d+/"formatVersion" : 999/"#),
    edited("snapshots with another name", "s/RemoveBook/RemoveBooks/g"),
    edited("snapshots of what is hidden", #"s/("identifier" : "RemoveBook")/$1,"isDiscoverable":false/"#),
    edited(
      "snapshots of later systems",
      #"s/("identifier" : "RemoveBook")/$1,"availability":[{"introduced":"99.0","platform":"iOS"}]/"#),
    edited("snapshots on another platform", #"s/("identifier" : "RemoveBook")/$1,"platforms":["tvOS"]/"#),
    edited("a key twice in snapshots", #"s/"intents" :/"intents" : [], "intents" :/"#),
  ]

  private static let source = [
    Change(name: "unavailable", files: ["App/C.swift": "import AppIntents\n@available(*, unavailable)\n" + removed]),
    Change(
      name: "unavailable on iOS", files: ["App/C.swift": "import AppIntents\n@available(iOS, unavailable)\n" + removed]),
    Change(
      name: "obsoleted", files: ["App/C.swift": "import AppIntents\n@available(iOS, obsoleted: 13)\n" + removed]),
    Change(name: "in a function", files: ["App/C.swift": "import AppIntents\nfunc f() {\n\(removed)}\n"]),
    Change(name: "in a closure", files: ["App/C.swift": "import AppIntents\nlet f = {\n\(removed)}\n"]),
    Change(name: "in a text", files: ["App/C.swift": "let text = \"\"\"\n\(code)\"\"\"\n"]),
    Change(
      name: "of a protocol of its own", files: ["App/B.swift": "protocol AppIntent {}\n", "App/C.swift": code]),
    Change(
      name: "in a file too deep",
      files: ["App/C.swift": code + "let x = " + String(repeating: "[", count: 90) + String(repeating: "]", count: 90)]),
    Change(name: "code that does not parse", files: ["App/C.swift": "struct {{{ " + code]),
    Change(name: "in a macro", files: ["App/C.swift": "import AppIntents\n#declare {\n\(removed)}\n"]),
    Change(name: "behind os", files: ["App/C.swift": "#if os(tvOS)\n\(code)#endif\n"]),
    Change(name: "behind two conditions", files: ["App/C.swift": "#if os(iOS)\n#else\n\(code)#endif\n"]),
    Change(name: "behind a compiler", files: ["App/C.swift": "#if compiler(>=99)\n\(code)#endif\n"]),
    Change(
      name: "under another identifier",
      files: [
        "App/C.swift": code.replacing(
          "  static let title", with: "  static let persistentIdentifier = \"Other\"\n  static let title")
      ]),
    Change(
      name: "in a file that a package excludes",
      files: [
        "App/C.swift": code,
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Books", targets: [.target(name: "App", path: "App", exclude: ["C.swift"])])
        """,
      ]),
    Change(name: "in another type of file", files: ["App/C.swift.txt": code]),
    Change(name: "in a link that leads nowhere", script: "ln -s nowhere.swift App/C.swift"),
    Change(name: "in a link that leads out", script: "ln -s /tmp App/Out"),
  ]

  @Test(arguments: changes) func failsTheGate(_ change: Change) async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write(change.files)
    try await books.tool.shell("set -e\n" + change.script)
    try await books.tool.git("add", "--all", "--force", "snapshots", "App")
    try await books.commit("change")
    let run = try await books.tool("check", "--against", "main")
    #expect([1, 2, 3].contains(run.status), "\(run.output)\(run.notes)")
    let job = try await books.tool.start(["check"], environment: ["CI": "true", "GITHUB_BASE_REF": "main"])
    #expect([1, 2, 3].contains(job.status), "\(job.output)\(job.notes)")
    #expect(!(run.output + job.output).contains("No breaking changes"))
  }

  /// The same change fails by itself, and the same edit passes where nothing is dropped: the cases show what they are for.
  @Test func failsAndPassesWithoutTricks() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    #expect(try await books.tool("check", "--against", "main").status == 1)
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write(["App/C.swift": Self.code])
    #expect(try await books.tool("check", "--against", "main").status == 0)
  }
}
