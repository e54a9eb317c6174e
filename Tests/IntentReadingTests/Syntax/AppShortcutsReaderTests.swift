import IntentSurface
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct AppShortcutsReaderTests {
  private func provider(_ body: String, reports: Reports? = nil) -> AppShortcutsProvider {
    var provider = AppShortcutsProvider(identifier: "P", typePath: "P")
    let context = SyntaxContext.knowing(
      ["Kind": .enum("Kind")],
      constants: [
        "Self.phrases": #"["Play \(.applicationName)"]"#, "Self.play": "AppShortcut(intent: Play(), phrases: [])",
        "Names.app": "\"Plants\"",
      ], of: "struct Thing {}; enum Kind { case daily }", reports: reports)
    AppShortcutsReader(context: context, members: Snippet.members(body)).fill(&provider)
    return provider
  }

  private func shortcuts(_ statements: String) -> [AppShortcut] {
    provider("static var appShortcuts: [AppShortcut] {\n\(statements)\n}").shortcuts
  }

  @Test func readsAWholeShortcut() {
    let reports = Reports()
    let provider = provider(
      """
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Outer.Play(kind: Kind.daily, count: 3),
          phrases: [
            "Play \\(.applicationName)", "Play \\(\\.$kind) in \\(.applicationName)",
            "Old ${applicationName} \\(Names.app)",
          ],
          shortTitle: "Play", systemImageName: "play.fill",
          parameterPresentation: ParameterPresentation(for: \\.$kind, summary: Summary("a"), optionsCollections: {})
        )
      }
      static let shortcutTileColor: ShortcutTileColor = .lime
      """, reports: reports)
    var expected = AppShortcut(
      intent: "Play",
      phrases: [
        Phrase("Play ${applicationName}"), Phrase("Play ${kind} in ${applicationName}"),
        Phrase("Old ${applicationName} Plants"),
      ])
    expected.presets = ["kind: .daily", "count: 3"]
    expected.shortTitle = .value("Play")
    expected.systemImage = .value("play.fill")
    #expect(provider.shortcuts == [expected])
    #expect(provider.tileColor == "lime")
    #expect(!provider.hasUnreadShortcuts)
    #expect(provider.shortcuts[0].phrases.map(\.namesApplication) == [true, true, true])
    #expect(reports.messages.isEmpty)
    #expect(reports.places.first == "appShortcut Play")
  }

  @Test func takesATypedTokenInEveryLiteralForTheAppsName() {
    let found = shortcuts(
      #"""
      AppShortcut(intent: A(), phrases: [
        AppShortcutPhrase<A>("Open ${applicationName}"), AppShortcutPhrase("Show \(.applicationName)"), "Go ${applicationName}",
        "Say \(AppShortcutPhraseToken.applicationName)",
      ])
      """#)
    #expect(
      found.flatMap(\.phrases).map(\.text) == [
        "Open ${applicationName}", "Show ${applicationName}", "Go ${applicationName}", "Say ${applicationName}",
      ])
  }

  @Test func takesSelfForTheIntentThatHoldsTheShortcut() {
    let surface = SourceReaderTests.read([
      "A.swift": """
      enum Actions {
        struct Run: AppIntent {
          static var shortcut: AppShortcut { AppShortcut(intent: Self(), phrases: ["Run \\(.applicationName)"]) }
        }
      }
      struct Shortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { Actions.Run.shortcut } }
      """
    ]).surface
    #expect(surface.appShortcuts.flatMap(\.shortcuts).map(\.intent) == ["Run"])
  }

  @Test(arguments: [
    "AppShortcut(intent: A(), phrases: [])\nAppShortcut(intent: B(), phrases: [])",
    "[AppShortcut(intent: A(), phrases: []), AppShortcut(intent: B(), phrases: []),]",
    "return [AppShortcut(intent: A(), phrases: []), AppShortcut(intent: B(), phrases: [])]",
    "if isPro { AppShortcut(intent: A(), phrases: []) } else { AppShortcut(intent: B(), phrases: []) }",
    "[AppShortcut(intent: A(), phrases: [])] + [AppShortcut(intent: B.init(), phrases: [])]",
    "[.init(intent: A(), phrases: []), AppShortcut.init(intent: B(), phrases: [])]",
  ])
  func readsEveryKindOfBody(_ statements: String) {
    #expect(shortcuts(statements).map(\.intent) == ["A", "B"])
  }

  @Test(arguments: [
    ("if true", ["A"]), ("if false", ["B"]), ("if true, isPro", ["A", "B"]), ("if isPro, 1 > 2", ["B"]),
    ("if isPro", ["A", "B"]), ("if let isPro", ["A", "B"]), ("if false { } else if true", ["A"]),
  ])
  func aConditionThatIsKnownDecides(_ condition: String, _ intents: [String]) {
    let found = shortcuts(
      "\(condition) { AppShortcut(intent: A(), phrases: []) } else { AppShortcut(intent: B(), phrases: []) }")
    #expect(found.map(\.intent) == intents)
  }

  @Test func readsAvailability() {
    let found = shortcuts(
      "if #available(iOS 17, *) { AppShortcut(intent: A(), phrases: []) } else { AppShortcut(intent: B(), phrases: []) }"
    )
    #expect(
      found.map(\.availability) == [
        [Availability(platform: "iOS", introduced: "17")], [Availability(platform: "iOS", obsoleted: "17")],
      ])
  }

  @Test func whatBothBranchesListIsOnAllSystems() {
    let found = shortcuts(
      "if #unavailable(iOS 17) { AppShortcut(intent: A(), phrases: []) } else { AppShortcut(intent: A(), phrases: []) }"
    )
    #expect(found.map(\.availability) == [[]])
  }

  @Test func readsShortcutsThatAnotherMemberLists() {
    let provider = provider(
      """
      static var appShortcuts: [AppShortcut] {
        if #available(iOS 18, *) { return common + [AppShortcut(intent: C(), phrases: [])] }
        return common
      }
      @AppShortcutsBuilder private static var common: [AppShortcut] {
        AppShortcut(intent: A(), phrases: [])
        AppShortcut(intent: B(), phrases: [])
      }
      """)
    #expect(provider.shortcuts.map(\.intent) == ["C", "A", "B"])
    #expect(provider.shortcuts.map(\.availability.isEmpty) == [false, true, true])
    #expect(!provider.hasUnreadShortcuts)
  }

  @Test func doesNotFollowListsThatHoldThemselves() {
    let provider = provider(
      """
      static var appShortcuts: [AppShortcut] { first }
      static var first: [AppShortcut] { second + [AppShortcut(intent: A(), phrases: [])] }
      static var second: [AppShortcut] { first + [AppShortcut(intent: B(), phrases: [])] }
      """)
    #expect(provider.shortcuts.map(\.intent) == ["B", "A"])
    #expect(provider.hasUnreadShortcuts)
  }

  @Test func readsTokensInALocalizedTextAsText() {
    let found = shortcuts(
      "AppShortcut(intent: A(), phrases: [.init(.init(localized: \"Open ${applicationName}\"))])")
    #expect(found.map(\.phrases) == [[Phrase("Open \\${applicationName}")]])
    #expect(found.map(\.hasUnreadPhrases) == [false])
  }

  @Test func followsConstants() {
    #expect(shortcuts("Self.play").map(\.intent) == ["Play"])
    let found = shortcuts("AppShortcut(intent: A(), phrases: Self.phrases)")
    #expect(found.map(\.phrases) == [[Phrase("Play ${applicationName}")]])
    #expect(found.map(\.hasUnreadPhrases) == [false])
  }

  @Test func takesNoFunctionForAnIntent() {
    let provider = provider(
      "static var appShortcuts: [AppShortcut] { AppShortcut(intent: Factory.play(), phrases: []) }")
    #expect(provider.shortcuts.isEmpty && provider.hasUnreadShortcuts)
  }

  @Test func saysWhatIsUnread() {
    let reports = Reports()
    let provider = provider(
      """
      static var appShortcuts: [AppShortcut] {
        makeShortcut()
        for kind in Kind.allCases { AppShortcut(intent: A(kind), phrases: []) }
        AppShortcut(intent: A(), phrases: makePhrases())
        AppShortcut(intent: B(), phrases: ["\\(unknown) \\(.applicationName)", "\\(.applicationName)"])
      }
      """, reports: reports)
    #expect(provider.hasUnreadShortcuts)
    #expect(provider.shortcuts.map(\.intent) == ["A", "B"])
    #expect(provider.shortcuts.map(\.hasUnreadPhrases) == [true, true])
    #expect(provider.shortcuts[1].phrases == [Phrase("${applicationName}")])
    #expect(reports.messages.count == 4)
  }

  @Test(arguments: [
    #"["Stop \(.applicationName)"]"#, #"NegativeAppShortcutPhrases { "Stop \(.applicationName)" }"#,
    #"[NegativeAppShortcutPhrase("Stop \(.applicationName)")]"#,
  ])
  func readsNegativePhrases(_ value: String) {
    let provider = provider("static var negativePhrases: [NegativeAppShortcutPhrase] { \(value) }")
    #expect(provider.negativePhrases == [Phrase("Stop ${applicationName}")])
  }
}
