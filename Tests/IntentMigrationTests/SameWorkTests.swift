import IntentRules
import Testing

@testable import IntentMigration

/// An action that runs the code of one that is gone is that action under another name.
@Suite struct SameWorkTests {
  private static let head = """
    import AppIntents

    struct Ask: AppIntent {
      static let title: LocalizedStringResource = "Ask"
      func perform() async throws -> some IntentResult { .result() }
    }

    enum Runner { static func run(_ work: String, quietly: Bool) async throws {} }


    """

  private static func intent(_ name: String, title: String, work: String, parameter: String = "") -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(title)"
    \(parameter)
      func perform() async throws -> some IntentResult {
        \(work)
        return .result()
      }
    }

    """
  }

  private static let work = #"try await Runner.run("nap", quietly: true)"#
  private static let old = head + intent("NapReader", title: "Send Reader to Bed", work: work)
  private static let other = intent("HaltGadget", title: "Stop the Gadget", work: work)

  @Test(arguments: [
    (other, true), (other + intent("RestGadget", title: "Quiet Gadget", work: work), false),
    (intent("HaltGadget", title: "Stop the Gadget", work: #"try await Runner.run("halt", quietly: true)"#), false),
    (intent("HaltGadget", title: "Stop", work: work, parameter: "  @Parameter(title: \"M\") var m: Int?"), false),
  ])
  func pinsTheIdentifierOnTheOneThatRunsTheSameCode(_ new: String, _ isPinned: Bool) {
    let proposing = Proposing(Self.old, Self.head + new)
    #expect(proposing.text.contains(#"static let persistentIdentifier = "NapReader""#) == isPinned)
    #expect(proposing.text.contains("struct NapReader: DeprecatedAppIntent") != isPinned)
    #expect(!proposing.remaining.contains { $0.rule == "I01" })
  }

  /// The code may name something that got another name all over the app.
  @Test(arguments: [
    ("plan", "\"made\"", "", true), ("other", "\"made\"", "", false), ("plan", "\"kept\"", "", false),
    ("plan", "\"made\"", "struct Nap {}\n", false),
  ])
  func pinsItAlsoWhereWhatItIsAboutIsRenamed(_ name: String, _ word: String, _ rest: String, _ isPinned: Bool) {
    func work(_ type: String, _ name: String, _ second: String, _ word: String) -> String {
      "let context = Store.shared.context\n    let \(name) = \(type)(in: context)\n    context.insert(\(name))\n"
        + "    try context.save()\n    Log.write(\(word), \(second).id, context.name)"
    }
    let old = Self.intent("NapReader", title: "Send Reader to Bed", work: work("Nap", "nap", "nap", "\"made\""))
    let new = Self.intent("HaltGadget", title: "Stop the Gadget", work: work("Plan", "plan", name, word))
    let proposing = Proposing(Self.head + old + rest, Self.head + new + rest)
    #expect(proposing.text.contains(#"static let persistentIdentifier = "NapReader""#) == isPinned, "\(proposing.text)")
  }
}
