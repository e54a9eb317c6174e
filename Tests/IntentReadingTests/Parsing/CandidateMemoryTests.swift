import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

/// One reading after another, where the second takes over what the first knew of the files that stayed.
struct CandidateMemoryTests {
  private static func listing(_ files: [(String, String?)]) -> CandidateFiles.Listing {
    CandidateFiles.Listing(paths: files.map(\.0), identities: files.map(\.1))
  }

  @Test(
    arguments: [
      ("a1 b1 c1", "a1 b1 c1", [0, 1, 2], [], []), ("a1 c1", "a1 b1 c1", [0, nil, 1], [1], []),
      ("a1 b1 c1", "a1 c1", [0, 2], [], [1]), ("a1 b1", "a1 b2", [0, nil], [1], [1]),
      ("b1", "a1 c1", [nil, nil], [0, 1], [0]), ("a1 b1 c1", "", [], [], [0, 1, 2]), ("", "a1", [nil], [0], []),
      ("a? b1", "a? b1", [nil, 1], [0], [0]),
    ] as [(String, String, [Int?], [Int], [Int])])
  func tellsHowAListingChanged(_ old: String, _ new: String, known: [Int?], fresh: [Int], gone: [Int]) {
    func listing(_ text: String) -> CandidateFiles.Listing {
      Self.listing(
        text.split(separator: " ").map { ("\($0.prefix(1)).swift", $0.hasSuffix("?") ? nil : String($0.dropFirst())) })
    }
    let changes = listing(new).changes(since: listing(old))
    #expect(changes.known == known)
    #expect(changes.fresh == fresh)
    #expect(changes.gone == gone)
  }

  @Test func aFirstListingIsAllNew() {
    let changes = Self.listing([("a.swift", "1"), ("b.swift", nil)]).changes(since: nil)
    #expect(changes.known == [nil, nil])
    #expect(changes.fresh == [0, 1])
    #expect(changes.gone.isEmpty)
  }

  /// Files whose contents say which they are, as blobs of git do.
  private struct BlobTree: SourceTree {
    let files: [String: String]

    var paths: [String] { files.keys.sorted() }

    func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
      guard let text = files[path] else { throw SourceTreeError("no such file") }
      return Array(text.utf8)
    }

    func identity(of path: String) -> String? { files[path] }
  }

  private static let app = [
    "Add.swift": """
    import AppIntents
    struct Add: AppIntent, Logged {
      static let title: LocalizedStringResource = "Add"
      @Parameter(title: "Size") var size: Size
    }
    struct Shelf: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: shelfKind, provider: P()) { _ in Text("") } }
    }
    struct Case: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: Kinds.one, provider: P()) { _ in Text("") } }
    }
    """,
    "Notes.swift": "struct Notes {}\n", "Other.swift": "func other() {}\n",
  ]

  /// A file that comes or changes, and whether it makes another surface.
  @Test(
    arguments: [
      ("Notes.swift", "struct Notes { let text = 1 }\n", false), ("Notes.swift", nil, false),
      ("Notes.swift", "enum Size: String { case small }\n", false),
      ("Size.swift", "extension Size: AppEnum {}\nenum Size: String { case small }\n", true),
      ("Logged.swift", "protocol Logged: OpenIntent {}\n", true),
      ("Global.swift", "let shelfKind = \"shelf\"\n", true),
      ("Kinds.swift", "enum Kinds {\n  static let one = \"case\"\n}\n", true),
      (
        "Other.swift",
        "import AppIntents\nstruct Log: AppIntent { static let title: LocalizedStringResource = \"L\" }\n", true
      ),
      ("Add.swift", nil, true), ("Extension.swift", "extension Add { static let isDiscoverable = false }\n", true),
      ("Activity.swift", "let activity = NSUserActivity(activityType: \"org.example.add\")\n", false),
    ] as [(String, String?, Bool)])
  func aReadingAfterAnotherIsThatOfTheFilesAlone(_ path: String, _ text: String?, isOther: Bool) {
    var files = Self.app
    files[path] = text
    let reader = SourceReader(options: ReadingOptions(threads: 1), parses: ParseStore())
    func alone(_ files: [String: String]) -> SurfaceReading {
      SourceReader(options: ReadingOptions(threads: 1)).read(MemoryTree(files))
    }
    let first = alone(Self.app)
    #expect(reader.read(BlobTree(files: Self.app)) == first)
    let second = reader.read(BlobTree(files: files))
    #expect(second == alone(files))
    #expect((second.surface != first.surface) == isOther)
    #expect(reader.read(BlobTree(files: Self.app)) == first)
  }

  /// A function that is given the type of an activity: a file that comes to call it matters, wherever it is.
  @Test(
    arguments: [
      ("View.swift", "func appear() { donate(id: \"org.example.tea\") }\n", true), ("View.swift", nil, true),
      ("Menu.swift", "func choose() { donate(id: \"org.example.soup\") }\n", true),
      ("Menu.swift", "func choose() { close(id: \"org.example.soup\") }\n", false),
      ("Names.swift", "let tea = \"org.example.tea\"\n", false),
    ] as [(String, String?, Bool)])
  func aCallThatGivesATypeIsSeenInTheNextReading(_ path: String, _ text: String?, isOther: Bool) {
    let first = [
      "Donate.swift": """
      func donate(id: String) {
        let activity = NSUserActivity(activityType: id)
        activity.isEligibleForPrediction = true
      }
      """,
      "View.swift": "func appear() { donate(id: \"org.example.add\") }\n", "Menu.swift": "func choose() {}\n",
    ]
    var second = first
    second[path] = text
    let reader = SourceReader(options: ReadingOptions(threads: 1), parses: ParseStore())
    func alone(_ files: [String: String]) -> SurfaceReading {
      SourceReader(options: ReadingOptions(threads: 1)).read(MemoryTree(files))
    }
    let before = reader.read(BlobTree(files: first))
    #expect(before.surface.userActivities.map(\.type) == [.value("org.example.add")])
    let after = reader.read(BlobTree(files: second))
    #expect(after == alone(second) && (after.surface != before.surface) == isOther)
    #expect(reader.read(BlobTree(files: first)) == before)
  }

  @Test func aFileAnswersOnceAsLongAsItStaysTheSame() {
    let question = FileQuestion.declares(["a"], isMember: false)
    var answers = FileAnswers()
    answers.note(question, asked: ["1", "2"], yes: ["2"])
    #expect(answers.unasked(question, among: ["1", "2", "3"]) == ["3"])
    #expect(answers.unasked(.declares(["a"], isMember: true), among: ["1"]) == ["1"])
    var next = FileAnswers()
    next.take(question, from: answers.without(["2"]))
    #expect(next.unasked(question, among: ["1", "2"]) == ["2"] && next.yes(to: question).isEmpty)
    #expect(answers.yes(to: question) == ["2"])
  }

  /// A type of constants is looked for with its extensions; what has values of it says nothing of them.
  @Test func whatInheritsFromATypeOfConstantsIsNotParsed() {
    var files = Self.app
    files["Shelf.swift"] = """
      struct Shelf: Widget {
        let kind: String = .shelf
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in Text("") } }
      }
      """
    files["Names.swift"] = "extension String {\n  static let shelf = \"shelf\"\n}\n"
    files["Weight.swift"] = "enum Weight: String { case small }\nclass Weights: String {}\n"
    let found = CandidateFiles(in: MemoryTree(files), threads: 1, parses: ParseStore()).files.map(\.path)
    #expect(found == ["Add.swift", "Names.swift", "Shelf.swift"], "\(found)")
  }

  /// What matters is held on to as long as nothing says otherwise: the next reading looks at the fresh files alone.
  @Test func whatNoOneNamesDoesNotUnsettleTheMemory() throws {
    let parses = ParseStore()
    let tree = BlobTree(files: Self.app)
    let found = CandidateFiles(in: tree, threads: 1, parses: parses)
    #expect(found.files.map(\.path) == ["Add.swift"])
    let memory = try #require(parses.candidates)
    func holds(_ path: String, _ text: String?) -> Bool {
      var files = Self.app
      files[path] = text
      let tree = BlobTree(files: files)
      let paths = tree.paths
      let listing = CandidateFiles.Listing(paths: paths, identities: paths.map(tree.identity))
      var changes = listing.changes(since: memory.listing)
      var buffer = ReadBuffer()
      changes.scans = changes.fresh.map { CandidateFiles.ScannedFile(at: paths[$0], in: tree, through: &buffer) }
      return memory.holds(for: changes, signals: found.signals, in: tree)
    }
    #expect(holds("Notes.swift", "struct Notes { let text = 1 }\n"))
    #expect(holds("Notes.swift", nil))
    #expect(holds("New.swift", "let other = \"shelf\"\n"))
    #expect(!holds("New.swift", "let shelfKind = \"shelf\"\n"))
    #expect(!holds("New.swift", "enum Kinds {\n  static let one = \"case\"\n}\n"))
    #expect(!holds("New.swift", "protocol Logged: OpenIntent {}\n"))
    #expect(!holds("Add.swift", nil))
    #expect(!holds("Add.swift", "struct Add {}\n"))
  }
}
