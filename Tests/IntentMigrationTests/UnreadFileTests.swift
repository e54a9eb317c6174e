import IntentComparison
import IntentRules
import IntentSurface
import Testing

@testable import IntentMigration

/// What stands in a file that could not be read is not known to be gone, and nobody gets it twice.
@Suite struct UnreadFileTests {
  private static let head = Array("import AppIntents\n".utf8)
  private static let add = intent("AddBook")
  private static let lend = intent("LendBook")
  /// No Swift file has a NUL byte.
  private static let damage: [UInt8] = [0x00, 0x0A]

  private static func intent(_ name: String) -> [UInt8] {
    Array(
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult { .result() }
      }

      """.utf8)
  }

  private static let provider = Array(
    """
    struct Books: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: AddBook(), phrases: ["Add in \\(.applicationName)"], shortTitle: "Add", systemImageName: "book")
      }
    }

    """.utf8)

  private let old = ["App/Add.swift": Self.head + Self.add, "App/Lend.swift": Self.head + Self.lend]

  private func reasons(_ files: MigrationFixture.Files, from old: MigrationFixture.Files? = nil) -> [String] {
    let plan = Proposing(old ?? self.old, files).plan
    #expect(plan.steps.isEmpty, "\(plan.steps.map(\.proposal.finding.rule))")
    return plan.unresolved.compactMap { plan.refusals[$0.fingerprint] }
  }

  @Test(arguments: [damage + lend, damage]) func restoresNothingThatStoodInIt(_ bytes: [UInt8]) {
    let reasons = reasons(["App/Add.swift": Self.head + Self.add, "App/Lend.swift": bytes])
    #expect(reasons.allSatisfy { $0.hasPrefix("App/Lend.swift could not be read, and LendBook may still") })
    #expect(reasons.count == 1)
  }

  @Test func restoresNothingThatItsBytesName() {
    let reasons = reasons(["App/Add.swift": Self.head + Self.add, "App/Other.swift": Self.damage + Self.lend])
    #expect(reasons.first?.hasPrefix("App/Other.swift could not be read") == true, "\(reasons)")
  }

  @Test func whatWasUnreadBeforeHeldNothingThatShipped() {
    var (old, new) = (SurfaceReading(surface: Surface()), SurfaceReading(surface: Surface()))
    new.add(unread: ["Module"])
    let finding = Proposing(self.old, ["App/Add.swift": Self.head + Self.add]).findings[0]
    let nowhere = Comparison(Surface(), Surface())
    let reason = { (old: SurfaceReading) in
      UnreadFiles(in: new, since: old).reason(
        for: finding, nowhere, Locations(old: old.locations, new: new.locations), in: CodeTree { _ in nil })
    }
    #expect(reason(old)?.hasPrefix("Module could not be read") == true)
    old.add(unread: ["Module"])
    #expect(reason(old) == nil)
  }

  @Test func restoresNoShortcutsWhereTheProviderWasNotRead() {
    let old = ["App/Add.swift": Self.head + Self.add, "App/Books.swift": Self.head + Self.provider]
    let reasons = reasons(["App/Add.swift": old["App/Add.swift"] ?? [], "App/Books.swift": Self.damage], from: old)
    #expect(reasons.contains { $0.hasPrefix("App/Books.swift could not be read") }, "\(reasons)")
  }

  @Test func restoresWhatIsGoneFromTheFilesThatWereRead() {
    let plan = Proposing(old, ["App/Add.swift": Self.head + Self.add, "App/Other.swift": Self.damage + Self.add]).plan
    #expect(plan.ended.map(\.subject.owner) == ["LendBook"])
  }
}
