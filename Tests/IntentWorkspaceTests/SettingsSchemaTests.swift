import Foundation
import IntentSettings
import Testing

@testable import IntentWorkspace

/// The schema and the reader of the settings agree. JSON is YAML, so one text serves both.
@Suite struct SettingsSchemaTests {
  private func problems(in text: String) throws -> [String] {
    let schema = try SchemaWalk(SettingsSchema.text())
    return schema.problems(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  @Test(arguments: [
    #"{"name": "Books"}"#,
    #"{"apps": [{"name": "A", "sources": "App"}, {"name": "B", "sources": ["B", "C"]}], "profile": "siri"}"#,
    """
    {"name": "Books", "sources": {"include": ["App"], "exclude": "**/Generated"}, "platforms": ["iOS", "macOS"],
    "flags": ["APPSTORE"], "modules": {"App": "Books"}, "profile": "surface",
    "rules": {"I01": "fail", "intent-renamed": "off"}, "retention": {"versions": 3, "days": 365, "since": 2.1},
    "timeline": {"releases": 3, "days": 180, "parallelDays": 1, "retireWithin": 9, "notBefore": "2027-01-31",
    "lowestSystems": {"iOS": "17.0"}, "floors": {"AddBook": {"days": 365}}},
    "migrations": [{"old": "AddBook", "new": "CreateBook"}, {"old": "GetBooks", "find": "Book", "kind": "intent"}]}
    """,
  ])
  func acceptsWhatTheReaderReads(_ text: String) throws {
    _ = try Settings(yaml: text, path: "settings")
    #expect(try problems(in: text).isEmpty)
  }

  @Test(arguments: [
    #"{}"#, #"{"name": "A", "profil": "siri"}"#, #"{"name": "A", "profile": "strict"}"#,
    #"{"name": "A", "rules": {"I01": "loud"}}"#, #"{"name": "A", "rules": {"I999": "off"}}"#,
    #"{"name": "A", "platforms": ["ios"]}"#, #"{"name": "A", "timeline": {"floors": {"X": {"day": 1}}}}"#,
    #"{"apps": [{"profile": "siri"}]}"#, #"{"name": "A", "migrations": [{"new": "B"}]}"#,
  ])
  func refusesWhatTheReaderRefuses(_ text: String) throws {
    #expect(throws: SettingsError.self) { try Settings(yaml: text, path: "settings") }
    #expect(try !problems(in: text).isEmpty)
  }
}
