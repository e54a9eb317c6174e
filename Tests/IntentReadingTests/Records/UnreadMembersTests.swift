import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

@Suite struct UnreadMembersTests {
  private func read(_ files: [String: String]) -> SurfaceReading {
    SourceReader(options: ReadingOptions()).read(MemoryTree(files))
  }

  @Test(arguments: [
    ("struct A: AppIntent, Base {}", ["members A: Base"]), ("protocol Base {}\nstruct A: AppIntent, Base {}", []),
    ("struct A: AppIntent, Sendable, Hashable, InstanceDisplayRepresentable {}", []),
    ("enum A: String, AppEnum { case a }", []),
    ("@Noted struct A: AppIntent {}", ["members A: @Noted"]),
    ("@MainActor @Observable final class A: AppIntent {}", []),
    ("@globalActor actor Yard { static let shared = Yard() }\n@Yard struct A: AppIntent {}", []),
    ("struct A: AppEntity { @Tracked var size: Int }", ["members A.size: @Tracked"]),
    ("struct A: AppEntity { @Tracked var size: Int { 1 } }", []),
    ("struct A: AppIntent { @Dependency var store: Store }", []),
    (
      "@propertyWrapper struct Tracked<T> { var wrappedValue: T }\nstruct A: AppEntity { @Tracked var size: Int }", []
    ),
    ("typealias Field = EntityProperty\nstruct A: AppEntity { @Field(title: \"Size\") var size: Int }", []),
    (
      "struct A: AppEntity { static var transferRepresentation: some TransferRepresentation { Pages() } }",
      ["members A.transferRepresentations: Pages"]
    ),
    (
      "struct A: AppEntity { static var transferRepresentation: some TransferRepresentation { Forms.all } }",
      ["members A.transferRepresentations: Forms.all"]
    ),
    ("@Noted struct A {}", []),
  ])
  func notesCodeThatMayGiveRecordsMembers(_ code: String, _ expected: [String]) {
    #expect(read(["A.swift": "import AppIntents\n\(code)"]).surface.readFrom.unread == expected)
  }

  @Test(arguments: ["Forms.all", "own", "Self.own"])
  func followsRepresentationsThroughMembers(_ code: String) {
    let surface = read([
      "A.swift": """
      import AppIntents
      struct A: AppEntity {
        static var own: some TransferRepresentation { Forms.all }
        static var transferRepresentation: some TransferRepresentation { \(code) }
      }
      enum Forms {
        static var all: some TransferRepresentation {
          ProxyRepresentation(exporting: \\A.name)
          DataRepresentation(exportedContentType: kind) { _ in Data() }
        }
        static let kind: UTType = .json
        static var circle: some TransferRepresentation { circle }
      }
      """
    ]).surface
    #expect(
      surface.entities.first?.transferRepresentations == [
        "ProxyRepresentation(exporting: \\.name)", "DataRepresentation(exportedContentType: .json)",
      ])
  }

  @Test func notesTheModulesThatConditionsAskFor() {
    let widget = """
      import WidgetKit
      struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: K.a, provider: P()) { _ in } } }
      """
    let constants = """
      #if canImport(Orchard)
      enum K { static let a = "b" }
      #else
      enum K { static let a = "a" }
      #endif
      """
    #expect(read(["K.swift": constants, "W.swift": widget]).askedModules == ["Orchard"])
  }
}
