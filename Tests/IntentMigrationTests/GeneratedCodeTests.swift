import Foundation
import IntentComparison
import IntentMigration
import IntentReading
import IntentRules
import IntentSchemas
import IntentSurface
import TestSupport
import Testing

/// What is written for people compiles, as far as a stub of the framework can tell.
@Suite(.slow) struct GeneratedCodeTests {
  /// Swift for `.photos.openAsset` and all the others.
  private static let schemas: String = {
    let names: [Schema.Kind: String] = [.intent: "Intent", .entity: "Entity", .enum: "Enum"]
    return SchemaCatalogue.builtIn.domains.flatMap { domain in
      names.map { kind, name in
        let type = domain.name.prefix(1).uppercased() + domain.name.dropFirst() + name + "Schemas"
        let members = domain.schemas.filter { $0.kind == kind }
          .map { "  public var `\($0.name)`: AppSchema.\(name) { .init() }\n" }
        return """
          public struct \(type) {
          \(members.joined())}
          extension AppSchema\(name) where Self == AppSchema.\(name) {
            public static var \(domain.name): \(type) { .init() }
          }

          """
      }
    }.joined()
  }()

  private static func withStub(_ body: (StubFramework, URL) async throws -> Void) async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try await body(try await StubFramework(in: scratch, schemas: schemas), scratch)
  }

  // Each in a namespace of its own, so that one run of the compiler does for all.
  @Test func everySchemaIntentCompiles() async throws {
    try await Self.withStub { stub, folder in
      let files = try SchemaDecisionTests.schemas.map { schema in
        let file = folder.appending(path: schema.identifier + ".swift")
        let lines = try #require(SchemaDecisionTests.generated[schema.identifier]).components(separatedBy: "\n")
        let imports = lines.filter { $0.hasPrefix("import ") }
        let code = lines.filter { !$0.hasPrefix("import ") }.map { Self.answered($0) }
        let name = schema.identifier.replacing(".", with: "_")
        try Data((imports + ["public enum \(name) {"] + code + ["}"]).joined(separator: "\n").utf8).write(to: file)
        return file
      }
      let complaints = try await stub.complaints(about: files, languageMode: "6")
      #expect(complaints == [])
    }
  }

  // With the old intent and, once that has been retired, without it.
  @Test func codeThatTwoIntentsShareCompiles() async throws {
    let apps =
      SharedBodyTests.moving.mapValues { SharedBodyTests.app($0) }
      .merging(["silent": SharedBodyTests.app(SharedBodyTests.silent, result: "")]) { first, _ in first }
    try await Self.withStub { stub, folder in
      for (name, app) in apps.sorted(by: { $0.key < $1.key }) {
        let both = try SharedBodyTests.adopted(app).text
        for (state, text) in [("both", both), ("retired", try SharedBodyTests.retired(both))] {
          let file = folder.appending(path: "\(name)-\(state).swift")
          try Data(text.utf8).write(to: file)
          #expect(try await stub.complaints(about: [file], languageMode: "6") == [], "\(name), \(state)")
        }
      }
    }
  }

  /// A placeholder of a name or a type stops even a compiler that puts up with those of values.
  private static func answered(_ line: String) -> String {
    line.replacing("<#option#>", with: "option").replacing("<#type#>", with: "String")
  }

  @Test func everyFixOfAFixtureCompiles() async throws {
    let rest = Fixtures.root.appending(path: "Oracle/Support/Garden.swift")
    try await Self.withStub { stub, folder in
      for pair in MigrationFixture.all {
        let proposing = Proposing(try pair.files("old"), try pair.files("new"))
        guard !proposing.plan.changes.isEmpty else { continue }
        let code = proposing.result.filter { $0.key.hasSuffix(".swift") }
        // Of SwiftUI, which widgets need, of SiriKit, Focus and CoreTransferable there is no stub.
        let isWithoutStub = code.values.contains { text in
          ["import SwiftUI", "import Intents\n", "import CoreTransferable", "SetFocusFilterIntent", ": Widget {"]
            .contains { text.contains($0.utf8) }
        }
        guard !isWithoutStub else { continue }
        let files = try code.sorted { $0.key < $1.key }.map { path, bytes in
          let file = folder.appending(path: "\(pair.testDescription)-\(path.replacing("/", with: "-"))")
          try Data(bytes).write(to: file)
          return file
        }
        let complaints = try await stub.complaints(about: [rest] + files, languageMode: "5")
        // The pairs leave out what `perform()` does, and with it the use of what a fix reads. Where code must still be
        // written, a line says so and stops the build.
        let others = complaints.filter { !$0.contains("never used") && !$0.contains(", then remove this line.") }
        #expect(others == [], "\(pair.testDescription)")
      }
    }
  }
}
