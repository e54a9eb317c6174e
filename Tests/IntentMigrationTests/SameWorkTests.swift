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
}
