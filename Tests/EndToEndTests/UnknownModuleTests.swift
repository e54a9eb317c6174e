import Foundation
import Testing

/// An intent that a change moves behind `#if canImport` of a module that nobody is known to have is not kept in silence.
@Suite struct UnknownModuleTests {
  private static let word = "canImport(Nowhere), which nothing shows to hold in what ships"

  /// The last intent of a change behind a condition.
  private static func move(_ books: BookRepository, behind condition: String) throws {
    let source = try books.tool.text(of: "App/Intents.swift")
    try books.tool.write([
      "App/Intents.swift": source.replacing("struct RemoveBook", with: "#if \(condition)\nstruct RemoveBook")
        + "#endif\n"
    ])
  }

  @Test(arguments: ["canImport(Nowhere)", "os(iOS) && canImport(Nowhere)"])
  func namesTheIntentAndTheModule(_ condition: String) async throws {
    let books = try await BookRepository()
    try Self.move(books, behind: condition)
    for format in ["text", "json", "markdown", "sarif", "html", "github", "gitlab", "junit", "xcode"] {
      let run = try await books.tool("check", "--against", "main", "--format", format)
      #expect(run.status == 1 && run.output.contains(Self.word), "\(format): \(run.output)\(run.notes)")
    }
  }

  @Test(arguments: ["canImport(Nowhere.Inner)", "hasFeature(NoSuchFeature)", "!canImport(UIKit, _version: 7.1)"])
  func failsBehindWhatNothingAnswers(_ condition: String) async throws {
    let books = try await BookRepository()
    try Self.move(books, behind: condition)
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1, "\(run.output)\(run.notes)")
  }

  @Test(arguments: [
    "canImport(FoundationModels)", "canImport(Nowhere) || os(iOS)", "!canImport(Nowhere) || canImport(UIKit)",
    "os(iOS)",
  ])
  func isQuietWhereNothingDependsOnIt(_ condition: String) async throws {
    let books = try await BookRepository()
    try Self.move(books, behind: condition)
    let run = try await books.tool("check", "--against", "main")
    #expect(!(run.output + run.notes).contains(Self.word), "\(run.output)\(run.notes)")
  }

  @Test(arguments: [
    ["App/Other.swift": "@testable import Nowhere\n"], ["App/Other.swift": "import struct Nowhere.Shelf\n"],
    ["App/Other.swift": "#if canImport(Nowhere)\n#endif\n"],
    ["Kit/Package.swift": "// swift-tools-version:6.0\nlet url = \"https://example.org/Nowhere.git\"\n"],
  ])
  func isQuietWhereTheModuleWasNamedBefore(_ files: [String: String]) async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write(files)
    try await books.commit("a module")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try Self.move(books, behind: "canImport(Nowhere)")
    let run = try await books.tool("check", "--against", "main")
    #expect(!(run.output + run.notes).contains(Self.word), "\(run.output)\(run.notes)")
  }

  @Test func isQuietAboutWhatIsNewOrWasBehindItBefore() async throws {
    let books = try await BookRepository()
    let source = try books.tool.text(of: "App/Intents.swift")
    try books.tool.write([
      "App/More.swift": "#if canImport(Nowhere)\n"
        + source.replacing("RemoveBook", with: "BindBook")
        .replacing("AddBook", with: "MendBook").replacing("LendBook", with: "SellBook") + "#endif\n"
    ])
    let run = try await books.tool("check", "--against", "main")
    #expect(!(run.output + run.notes).contains(Self.word), "\(run.output)\(run.notes)")
  }
}
