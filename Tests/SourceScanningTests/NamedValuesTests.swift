import Testing

@testable import SourceScanning

@Suite struct NamedValuesTests {
  @Test(arguments: [
    "Text(entry.configuration.emoji)", "let emoji = configuration.emoji", "Text(\"\\(entry.emoji) days\")",
    "isOn ? configuration.emoji : nil", "emoji == other", "guard let x = intent.emoji", "map(\\.emoji)", "[emoji: 1]",
    "value(forKey: \"emoji\")", "configuration.`emoji`", "emoji += \"!\"", "let url = \"https://a.b/\\(emoji)\"",
    "@IntentParameterDependency<Garden>(\\.$emoji) var garden", "try await $emoji.requestValue()",
  ])
  func codeThatUsesTheValueReadsIt(code: String) { #expect(read(code) == ["emoji"]) }

  @Test(arguments: [
    "@Parameter(title: \"Emoji\") var emoji: String", "let emoji: String", "intent.emoji = \"x\"",
    "Entry(date: .now, emoji: \"x\")", "func show(emoji: String)", "func show(_ emoji: String)",
    "Summary(\"Show \\(\\.$emoji)\")", "When(\\.$emoji, .hasAnyValue)", "// Text(entry.emoji)", "emojis", "var `emoji`",
  ])
  func whatOnlyNamesItDoesNot(code: String) { #expect(read(code).isEmpty) }

  @Test(arguments: [
    ("func timeline(for configuration: Garden, in context: Context) { show(configuration) }", true),
    ("func timeline(for configuration: Garden, in context: Context) { show() }", false),
    ("typealias Intent = Garden", true),
    ("let configuration: Garden; var x: Int { count(configuration) }", true), ("let configuration: Garden", false),
    ("struct Garden: WidgetConfigurationIntent {}", false),
    ("AppIntentConfiguration(kind: kind, intent: Garden.self, provider: Provider())", false),
    ("let intent = Garden()", false), ("// for configuration: Garden", false),
  ])
  func aTypeIsTakenWhereCodeNamesItAsOne(code: String, isTaken: Bool) {
    let found = Array(code.utf8).withUnsafeBufferPointer { NamedValues(["Garden"], as: .takenType).found(in: $0) }
    #expect(!found.isEmpty == isTaken)
  }

  private func read(_ code: String) -> Set<String> {
    Array(code.utf8).withUnsafeBufferPointer { NamedValues(["emoji"], as: .readValue).found(in: $0) }
  }
}
