import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

/// The code of an intent that stays beside the one for the assistant stands once, where both call it.
@Suite struct SharedBodyTests {
  /// An app whose intent can't adopt a schema in place, because it is there on older systems.
  static func app(_ body: String, result: String = " & ReturnsValue<Bookmark>", members: String = "") -> String {
    """
    import AppIntents
    import Foundation

    struct Bookmark: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bookmark"
      static let defaultQuery = BookmarkQuery()
      let id: UUID
      @Property(title: "Title") var name: String
      @Property(title: "URL") var url: URL?
      var displayRepresentation: DisplayRepresentation { "\\(id)" }
      init(_ name: String) {
        id = UUID()
        self.name = name
      }
    }

    struct BookmarkQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [Bookmark] { [] }
    }

    func isKnown(_ url: URL) -> Bool { url.absoluteString.isEmpty }

    @available(iOS 16, *)
    struct AddBookmark: AppIntent {
      static let title: LocalizedStringResource = "Add Bookmark"

      @Parameter(title: "URL") var url: URL
      @Parameter(title: "Title") var pageTitle: String?
      @Parameter(title: "Folder", default: "Inbox") var folder: String
    \(members.isEmpty ? "" : "  \(members)\n")
      @MainActor
      func perform() async throws -> some IntentResult\(result) {
    \(body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  static let moving: [String: String] = [
    "early": """
    guard !isKnown(url) else { return .result(value: Bookmark(folder)) }
    let text = self.pageTitle ?? url.absoluteString
    return .result(value: Bookmark(text + folder))
    """,
    "single": ".result(value: Bookmark(self.pageTitle ?? folder))",
  ]
  static let silent = """
    // Twice is no harm.
    if isKnown(url) { return .result() }
    print(folder)
    return .result()
    """

  @Test func bothIntentsCallTheFunctionThatTheCodeMovedInto() throws {
    let text = try Self.adopted(Self.app(try #require(Self.moving["early"]))).text
    #expect(
      text.contains(
        """
          @MainActor
          func perform() async throws -> some IntentResult & ReturnsValue<Bookmark> {
            return .result(value: try await performAddBookmark(url: url, pageTitle: pageTitle, folder: folder))
          }
        }
        """))
    #expect(
      text.contains(
        """
        /// What `AddBookmark` does.
        @available(iOS 16, *)
        @MainActor
        private func performAddBookmark(url: URL, pageTitle: String?, folder: String) async throws -> Bookmark {
          guard !isKnown(url) else { return Bookmark(folder) }
          let text = pageTitle ?? url.absoluteString
          return Bookmark(text + folder)
        }
        """))
    #expect(
      text.contains(
        "AssistantBookmarkEntity(try await performAddBookmark(url: url, pageTitle: name, folder: \"Inbox\"))"))
    #expect(!text.contains("AddBookmark()"))
  }

  @Test func codeWithoutAValueLeavesAPlainResult() throws {
    let text = try Self.adopted(Self.app(Self.silent, result: "")).text
    #expect(
      text.contains(
        """
            try await performAddBookmark(url: url, folder: folder)
            return .result()
          }
        """))
    #expect(text.contains("  // Twice is no harm.\n  if isKnown(url) { return }\n  print(folder)\n}\n"))
  }

  @Test func whatADialogSaysStaysWithTheIntent() throws {
    let body = "let made = Bookmark(folder)\nreturn .result(value: made, dialog: \"Done: \\(folder)\")"
    let text = try Self.adopted(Self.app(body, result: " & ReturnsValue<Bookmark> & ProvidesDialog")).text
    #expect(text.contains("folder: folder), dialog: \"Done: \\(folder)\")"))
    #expect(text.contains("  let made = Bookmark(folder)\n  return made\n}"))
  }

  /// What stands for `async throws`, and how the two intents call the function then.
  @Test(arguments: [
    ("", "performAddBookmark(", "await performAddBookmark("),
    (" throws", "try performAddBookmark(", "try await performAddBookmark("),
    (" async", "await performAddBookmark(", "await performAddBookmark("),
    (" async throws(Never)", "try await performAddBookmark(", "try await performAddBookmark("),
  ])
  func theFunctionHasTheEffectsOfTheCode(_ effects: String, _ own: String, _ new: String) throws {
    let app = Self.app("return .result(value: Bookmark(folder))").replacing(
      "perform() async throws", with: "perform()\(effects)")
    let text = try Self.adopted(app).text
    #expect(text.contains("private func performAddBookmark(folder: String)\(effects) -> Bookmark {"))
    #expect(text.contains("return .result(value: \(own)"))
    #expect(text.contains("AssistantBookmarkEntity(\(new)"))
  }

  @Test func whatTheNewIntentSetsIsThereForIt() throws {
    let app = Self.app(
      "keep(url)\nreturn .result(value: Bookmark(folder))", members: "func keep(_ url: URL) {}"
    )
    .replacing("\"URL\") var url: URL\n  @P", with: "\"URL\") private var url: URL\n  @P")
    let (text, notes) = try Self.adopted(app)
    #expect(text.contains("@Parameter(title: \"URL\") fileprivate var url: URL\n"))
    #expect(text.contains("    intent.url = url\n"))
    #expect(notes.contains { $0.hasPrefix("`url` of AddBookmark becomes `fileprivate`") })
  }

  /// What the app hands an intent is handed to the function.
  @Test func theFunctionTakesWhatTheAppHandsTheIntent() throws {
    let app = Self.app(
      "store.last = url\nreturn .result(value: Bookmark(folder))", members: "@Dependency(key: \"a\") var store: Store")
    let text = try Self.adopted(app).text
    #expect(text.contains("private func performAddBookmark(url: URL, folder: String, store: Store) async throws"))
    #expect(text.contains("try await performAddBookmark(url: url, folder: folder, store: store))"))
    #expect(text.contains("  var url: URL\n\n  @Dependency(key: \"a\") var store: Store\n"))
    #expect(text.contains("folder: \"Inbox\", store: store)"))
  }

  /// What an intent says where it does nothing is an error for the assistant.
  @Test func whatIsSaidWhereNothingIsDoneIsAnError() throws {
    let body = "guard !isKnown(url) else { return .result(dialog: \"Known\") }\nreturn .result(dialog: \"Done\")"
    let text = try Self.adopted(Self.app(body, result: " & ProvidesDialog")).text
    #expect(text.contains("  guard !isKnown(url) else { return \"Known\" }\n  return nil\n}"))
    #expect(
      text.contains(
        """
            if let problem = try await performAddBookmark(url: url) { return .result(dialog: IntentDialog(problem)) }
            return .result(dialog: "Done")
        """))
    #expect(
      text.contains(
        "if let problem = try await performAddBookmark(url: url) { throw Failure(localizedStringResource: problem) }"))
  }

  @Test(arguments: [
    ("$url.needsValueError", "it uses `$url`"), ("try await requestConfirmation()", "it uses `requestConfirmation`"),
    ("store = Store()", "it sets `store`"),
    ("self.folder = \"\"", "it sets `folder`"), ("folder += \"\"", "it sets `folder`"),
    ("Self.title", "it uses `Self`, which belongs to the intent"),
    ("let kind: Kind = .plain", "it uses `Kind`, which belongs to the intent"),
    ("helper(self)", "it uses `helper`, which belongs to the intent"),
    ("return .result(value: Bookmark(\"\"), dialog: \"\")", "its results differ in more than their value"),
    ("if isKnown(url) { return try await other() }", "it uses `other`"),
    ("guard let currentEditor else { return .result(value: Bookmark(folder)) }", "it uses `currentEditor`"),
  ])
  func codeThatNeedsTheIntentStaysInIt(_ line: String, _ reason: String) throws {
    let members = """
      @Dependency var store: Store
        enum Kind { case plain }
        func helper(_ intent: AddBookmark) {}
      """
    let app = Self.app("print(url)\n\(line)\nreturn .result(value: Bookmark(folder))", members: members)
    let (text, notes) = try Self.adopted(app)
    #expect(text.contains("let intent = AddBookmark()\n  intent.url = url\n".replacing("\n  ", with: "\n    ")))
    #expect(notes.contains { $0.contains("because \(reason)") }, "\(notes)")
  }

  /// What only the type itself has, code of an instance does not read by its name alone; a method of another type is no
  /// function of the file.
  @Test(arguments: ["", "#if canImport(UIKit)\n"])
  func whatIsCalledLikeMembersOfTypesIsNoneOfThem(condition: String) throws {
    let app = Self.app(
      "let description = url.absoluteString\nreturn .result(value: Bookmark(description))",
      members: "static let description: IntentDescription = \"\"")
    let other = "\nfinal class Store {\n  func performAddBookmark(url: URL) {}\n}\n"
    let (text, _) = try Self.adopted(condition + app + (condition.isEmpty ? "" : "\n#endif\n") + other)
    #expect(text.contains("private func performAddBookmark(url: URL) async throws -> Bookmark {"), "\(text)")
  }

  /// The app with an intent of `browser.bookmarkURL` beside its own.
  static func adopted(_ text: String) throws -> (text: String, notes: [String]) {
    let (reading, code) = read(text)
    let schema = try #require(SchemaCatalogue.builtIn.schema("browser.bookmarkURL", kind: .intent))
    let intent = try #require(reading.surface.intents.first)
    let decision = try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
    #expect(!decision.isInPlace)
    let after = try #require(decision.changes.first?.after)
    return (String(decoding: after, as: UTF8.self), decision.notes)
  }

  /// What is left of an app when the old intent goes.
  static func retired(_ text: String) throws -> String {
    let (reading, code) = read(text)
    let step = try #require(
      MigrationStep.retiring(Subject(.intent, "AddBookmark"), in: reading, code: code, paths: ["Code.swift"]))
    return String(decoding: try #require(step.changes.first).after, as: UTF8.self)
  }

  private static func read(_ text: String) -> (reading: SurfaceReading, code: CodeTree) {
    let bytes = Array(text.utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["Code.swift": bytes]))
    return (reading, CodeTree(paths: ["Code.swift"]) { $0 == "Code.swift" ? bytes : nil })
  }
}
