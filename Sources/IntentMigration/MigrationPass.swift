import IntentComparison
import IntentRules
import IntentSurface

/// The code as one pass finds it, and what the rules say of it.
struct MigrationPass {
  let shipped: ShippedCode
  let comparison: Comparison
  let locations: Locations
  let findings: [Finding]
  /// The fingerprints of all, and of the faults that both sides have.
  let known: Set<String>

  init(from shipped: ShippedCode, to new: SurfaceReading) {
    self.shipped = shipped
    comparison = Comparison(shipped.reading.surface.spellingKeys, new.surface.spellingKeys)
    locations = Locations(old: shipped.reading.locations, new: new.locations)
    // What is wrong now is to be mended, whatever shipped.
    findings = RuleBook().findings(in: comparison, locations: locations, countsFaults: true)
      .filter { $0.worstEffect > .notes }
    // A fault that comes back under the name that it had is not the edit's.
    known = Set(findings.map(\.fingerprint)).union(RuleBook().knownLints(in: comparison))
  }

  func context(editing code: CodeTree, mayMakeFiles: Bool) -> ProposalContext {
    ProposalContext(
      comparison: comparison, old: shipped.code, new: code, locations: locations, mayMakeFiles: mayMakeFiles)
  }

  /// The fingerprints of findings about types whose fix may be all that others need: those of the values of a
  /// parameter, a property or a result.
  func causes(of findings: [Finding]) -> Set<String> {
    let names = Set(findings.flatMap(valueTypes).compactMap(\.identifier))
    return Set(
      self.findings.filter { $0.isOfValueType && $0.subject.member == nil && names.contains($0.subject.owner) }
        .map(\.fingerprint))
  }

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
