import IntentComparison
import IntentRules
import IntentSurface

/// The code as one pass finds it, and what the rules say of it.
struct MigrationPass {
  let shipped: ShippedCode
  let comparison: Comparison
  let locations: Locations
  let findings: [Finding]
  /// Those that only tell something.
  let notes: [Finding]
  /// The fingerprints of all, and of the faults that both sides have.
  let known: Set<String>

  init(from shipped: ShippedCode, to new: SurfaceReading) {
    self.shipped = shipped
    comparison = Comparison(shipped.reading.surface.spellingKeys, new.surface.spellingKeys)
    locations = Locations(old: shipped.reading.locations, new: new.locations)
    // What is wrong now is to be mended, whatever shipped.
    let all = RuleBook.all.findings(in: comparison, locations: locations, countsFaults: true)
    findings = all.filter { $0.worstEffect > .notes }
    notes = all.filter { $0.worstEffect <= .notes }
    // A fault that comes back under the name that it had is not the edit's.
    known = Set(findings.map(\.fingerprint)).union(RuleBook.all.knownLints(in: comparison))
  }

  func context(editing code: CodeTree, mayMakeFiles: Bool) -> ProposalContext {
    ProposalContext(
      comparison: comparison, old: shipped.code, new: code, locations: locations, mayMakeFiles: mayMakeFiles)
  }

  /// The fingerprints of findings about types without whose fix that of others saves nothing: those of the values of a
  /// parameter, a property or a result, and those of what a case, a parameter or a property is stored with.
  func causes(of findings: [Finding]) -> Set<String> {
    let names = Set(findings.flatMap(valueTypes).compactMap(\.identifier))
    let owners = Set(findings.filter { $0.subject.member != nil }.map(\.subject.owner))
    return Set(
      self.findings.filter { finding in
        guard finding.subject.member == nil else { return false }
        return finding.isOfValueType && names.contains(finding.subject.owner)
          || Self.identifying.contains(finding.rule) && owners.contains(finding.subject.owner)
      }
      .map(\.fingerprint))
  }

  /// What is stored of a member names its type, or has the raw type of an enum.
  private static let identifying: Set = ["I02", "E02", "N02", "N08"]

  private func valueTypes(of finding: Finding) -> [ValueType] {
    let subject = finding.subject
    if let intent = comparison.oldRecords.intent(subject.owner) {
      guard let member = subject.member else { return [intent.result.value].compactMap(\.self) }
      return [intent.parameter(member)?.type].compactMap(\.self)
    }
    guard let entity = comparison.oldRecords.entity(subject.owner), let member = subject.member else { return [] }
    return entity.properties.filter { $0.identifier == member }.map(\.type)
  }
}

/// What people have: its surface, and its code where that is known.
struct ShippedCode {
  let reading: SurfaceReading
  let code: CodeTree?
}

extension Finding {
  /// Whether it is about an entity, an enum or a legacy definition and not about what uses them.
  var isOfValueType: Bool {
    switch subject.kind {
    case .entity, .entityProperty, .query, .queryFilter, .enum, .enumCase, .unionValue, .unionCase: true
    case .legacyEnum, .legacyEnumCase, .legacyType, .legacyParameter, .legacyIntent: true
    default: false
    }
  }
}

extension ValueType {
  /// The effective identifier of an entity or an enum.
  fileprivate var identifier: String? {
    switch element {
    case .entity(let name), .enum(let name): name
    default: nil
    }
  }
}
