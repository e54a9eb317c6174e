import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import Testing

/// Every protocol that a record can drop has a rule that says so, or a reason why none does.
struct ProtocolAuditTests {
  private static let records: [FrameworkProtocol] = [.appIntent, .appEntity, .appEnum]

  /// A protocol with a record that drops it.
  struct Drop: CustomTestStringConvertible, Sendable {
    var dropped: FrameworkProtocol
    var record: FrameworkProtocol

    var testDescription: String { "\(record) drops \(dropped)" }

    /// What all rules say.
    var findings: [Finding] { RuleBook.all.findings(in: Comparison(surface([dropped]), surface([]))) }
    var rules: [String] { findings.map(\.rule) }

    private func surface(_ protocols: [FrameworkProtocol]) -> Surface {
      var surface = Surface()
      switch record {
      case .appEntity:
        var entity = Entity(identifier: "Plant", typePath: "Plant")
        entity.protocols = protocols
        surface.entities = [entity]
      case .appEnum:
        var record = AppEnum(identifier: "Size", typePath: "Size", rawType: "String")
        record.protocols = protocols
        surface.enums = [record]
      default:
        var intent = Intent(identifier: "Act", typePath: "Act")
        intent.title = .value("Act")
        intent.protocols = protocols
        // Without it, nothing brings the app to the front.
        intent.interactions = ["requestToContinueInForeground"]
        surface.intents = [intent]
        // What holds the settings of nothing is missed by nobody.
        var widget = Widget(kind: .value("plants"), typePath: "PlantWidget", configuration: .appIntent)
        widget.configurationIntent = "Act"
        surface.widgets = [widget]
      }
      return surface
    }
  }

  private static let drops = FrameworkProtocol.known.flatMap { dropped in
    var bases = records.filter { $0 != dropped && dropped.refines($0) }
    if dropped == .transferable { bases.append(.appEntity) }
    return bases.map { Drop(dropped: dropped, record: $0) }
  }

  @Test(arguments: drops) func aDropHasARuleOrAReason(_ drop: Drop) {
    switch drop.dropped.dropVerdict {
    case .judged(let rule): #expect(drop.rules.contains(rule), "\(drop.rules) do not hold \(rule)")
    case .silent(let reason):
      #expect(reason.hasSuffix("."))
      #expect(drop.rules == [], "a rule judges it, so the reason “\(reason)” is wrong")
    case .neverListed: Issue.record("\(drop.record) lists it")
    }
  }

  @Test(arguments: FrameworkProtocol.known) func whatIsNeverListedRefinesNoRecord(_ known: FrameworkProtocol) {
    let isListed = Self.drops.contains { $0.dropped == known }
    #expect((known.dropVerdict == .neverListed) == !isListed)
  }

  @Test func anUnknownProtocolIsSaidForEachRecordThatMetadataShowsItOf() {
    #expect(Drop(dropped: .other("CreateEntity"), record: .appIntent).rules == ["I34"])
    #expect(Drop(dropped: .other("Shared"), record: .appEntity).rules == ["E21"])
    #expect(Drop(dropped: .other("Shared"), record: .appEnum).rules == [])
  }

  @Test func anUnknownProtocolIsOnlyANote() throws {
    for record in [FrameworkProtocol.appIntent, .appEntity] {
      let finding = try #require(Drop(dropped: .other("Shared"), record: record).findings.first)
      #expect(finding.confidence == .low)
      #expect(finding.worstEffect == .notes)
      #expect(finding.message.contains("`Shared`"))
    }
  }
}
