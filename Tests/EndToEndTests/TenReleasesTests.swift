import Foundation
import TestSupport
import Testing

/// The story of one app over ten releases, wrong turns included: after each step the gate, the timeline and the compiler
/// say the same.
@Suite(.slow) struct TenReleasesTests {
  private static let books = """
    import AppIntents

    struct AddBook: AppIntent {
      static let title: LocalizedStringResource = "Add Book"
      @Parameter(title: "Name") var name: String
      func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: name) }
    }

    """

  private static let lending = """
    import AppIntents

    struct LendBook: AppIntent {
      static let title: LocalizedStringResource = "Lend Book"
      @Parameter(title: "Days", default: 14) var days: Int
      @Parameter(title: "Notify") var notify: Bool
      func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: notify ? days : 0) }
    }

    """

  private static let shelves = """
    import AppIntents

    enum Shelf: String, AppEnum {
      case home, office
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.home: "Home", .office: "Office"]
    }

    struct PlaceBook: AppIntent {
      static let title: LocalizedStringResource = "Place Book"
      @Parameter(title: "Shelf") var shelf: Shelf
      func perform() async throws -> some IntentResult & ReturnsValue<String> {
        switch shelf {
        case .home: return .result(value: "home")
        case .office: return .result(value: "office")
        }
      }
    }

    """

  private static let successor = """
    import AppIntents

    struct ShareBook: AppIntent {
      static let title: LocalizedStringResource = "Lend Book"
      @Parameter(title: "Person") var person: String
      func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: person) }
    }

    """

  /// The app, and what is asked of it after each step.
  private struct App {
    let tool: Tool
    let stub: StubFramework

    func edit(_ file: String, _ change: (String) -> String) throws {
      try tool.write([file: change(try tool.text(of: file))])
    }

    /// What the compiler objects to.
    func complaints() async throws -> [String] {
      let folder = URL(filePath: tool.folder).appending(path: "App")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try await stub.complaints(about: files.sorted { $0.path < $1.path }, languageMode: "6")
    }

    func expect(check: Int32, timeline: Int32, on day: String, _ step: Comment) async throws {
      let gate = try await tool("check", "--today", day)
      #expect(gate.status == check, "\(step): \(gate.output)")
      let told = try await tool("timeline", "check", "--today", day)
      #expect(told.status == timeline, "\(step): \(told.output)\(told.notes)")
      #expect(gate.notes.contains("see `intentcompat timeline check`") == (timeline == 1), "\(step): \(gate.notes)")
      if check == 0 { #expect(try await complaints() == [], step) }
    }

    func propose(_ arguments: String...) async throws {
      let run = try await tool.start(["propose"] + arguments + ["--write"])
      #expect(run.notes.contains("wrote App/"))
      #expect(run.status == 0, "\(run.notes)")
      #expect(!run.notes.contains("nothing to propose"))
    }

    func ship(_ version: String, on day: String) async throws {
      try await expect(check: 0, timeline: 0, on: day, "\(version)")
      try await tool.git("add", ".")
      try await tool.git("commit", "--quiet", "-m", version)
      let shipped = try await tool("ship", version, "--date", day)
      #expect(shipped.status == 0, "\(shipped.notes)")
    }

    func takeBack() async throws { try await tool.git("checkout", "--quiet", "--", "App") }
  }

  @Test func gateTimelineAndCompilerAgreeAfterEachStep() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let app = App(tool: try Tool(), stub: try await StubFramework(in: scratch))
    try await begin(app)
    try await rename(app)
    try await forget(app)
    try await replace(app)
    try await retire(app)
  }

  private func begin(_ app: App) async throws {
    try await app.tool.git("init", "--quiet")
    try app.tool.write([
      "snapshots/intentcompat.yml":
        "name: Books\nsources: [App]\nplatforms: [iOS]\ntimeline: { releases: 2, days: 100 }\n",
      "App/Books.swift": Self.books, "App/Lending.swift": Self.lending, "App/Shelves.swift": Self.shelves,
      ".gitignore": ".home\n",
    ])
    try await app.tool.git("add", ".")
    try await app.tool.git("commit", "--quiet", "-m", "1.0")
    #expect(try await app.tool("ship", "1.0", "--date", "2026-01-01").status == 0)
  }

  // A parameter, then the action under another name.
  private func rename(_ app: App) async throws {
    try app.edit("App/Books.swift") {
      $0.replacing("var name", with: "var label").replacing("value: name", with: "value: label")
    }
    try await app.expect(check: 1, timeline: 0, on: "2026-02-01", "renamed parameter")
    try await app.propose("P02")
    #expect(try app.tool.text(of: "App/Books.swift") == Self.books)
    try await app.ship("1.1", on: "2026-02-01")
    try app.edit("App/Books.swift") { $0.replacing("struct AddBook", with: "struct NewBook") }
    try await app.expect(check: 1, timeline: 0, on: "2026-03-01", "renamed action")
    try await app.propose("all")
    try await app.ship("1.2", on: "2026-03-01")
  }

  // A parameter and an option that went.
  private func forget(_ app: App) async throws {
    try app.edit("App/Lending.swift") {
      $0.replacing("  @Parameter(title: \"Notify\") var notify: Bool\n", with: "")
        .replacing("notify ? days : 0", with: "days")
    }
    try await app.expect(check: 1, timeline: 0, on: "2026-04-01", "removed parameter")
    try await app.propose("P01")
    let text = try app.tool.text(of: "App/Lending.swift")
    #expect(text.contains("<#what the action did with notify#>"))
    try app.edit("App/Lending.swift") {
      $0.replacing("<#what the action did with notify#>", with: "if !notify { return .result(value: 0) }")
    }
    try await app.ship("1.3", on: "2026-04-01")
    try app.edit("App/Shelves.swift") {
      $0.replacing("home, office", with: "home").replacing(", .office: \"Office\"", with: "")
        .replacing("    case .office: return .result(value: \"office\")\n", with: "")
    }
    try await app.expect(check: 1, timeline: 0, on: "2026-04-20", "removed option")
    try await app.propose("all")
    try await app.ship("1.4", on: "2026-04-20")
  }

  // An action that gives way to another one, with the turns that people take on the way.
  private func replace(_ app: App) async throws {
    try await app.tool.shell("rm App/Lending.swift")
    try app.tool.write(["App/Sharing.swift": Self.successor])
    try await app.expect(check: 1, timeline: 0, on: "2026-05-01", "removed action")
    try await app.propose("LendBook")
    #expect(try app.tool.text(of: "App/Lending.swift").contains("replacedBy: ShareBook.self"))
    try await app.ship("1.5", on: "2026-05-01")
    try await app.tool.shell("rm App/Lending.swift")
    try await app.expect(check: 1, timeline: 1, on: "2026-06-01", "retired early")
    try await app.takeBack()
    try await app.ship("1.6", on: "2026-06-01")
    try app.edit("App/Lending.swift") { $0.replacing("ShareBook", with: "NewBook") }
    try await app.expect(check: 0, timeline: 1, on: "2026-07-01", "another replacement")
    try await app.takeBack()
    try await app.ship("2.0", on: "2026-07-01")
  }

  private func retire(_ app: App) async throws {
    let early = try await app.tool("propose", "--next", "LendBook", "--today", "2026-07-02")
    #expect(early.status != 0)
    #expect(early.notes.contains("Wait: "))
    try await app.propose("--next", "LendBook", "--today", "2026-09-15")
    try await app.ship("2.1", on: "2026-09-15")
    let timeline = try await app.tool("timeline", "--today", "2026-09-16")
    #expect(timeline.output.contains("Nothing to do. The migration is complete."))
    try await app.ship("3.0", on: "2026-10-01")
  }
}
