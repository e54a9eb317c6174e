import IntentComparison
import IntentSurface

/// A finding together with the difference that it judges.
struct JudgedDifference {
  let finding: Finding
  let difference: Difference

  var change: Change { difference.change }
}

/// One row of the table: findings that only repeat what another one says.
struct Subsumption: Sendable {
  /// Which changes a row speaks of.
  struct Pattern: Sendable {
    var kinds: Set<ElementKind>
    var actions: Set<ChangeAction>
    /// Nil for whatever aspect.
    var aspects: Set<Aspect>?
    /// Nil for whatever rule.
    var rules: Set<String>?

    func matches(_ judged: JudgedDifference) -> Bool {
      kinds.contains(judged.change.subject.kind) && actions.contains(judged.change.action)
        && (aspects.map { aspects in judged.change.aspect.map(aspects.contains) ?? false } ?? true)
        && (rules?.contains(judged.finding.rule) ?? true)
    }
  }

  /// How the repetition hangs together with its cause.
  enum Link: Sendable {
    case sameSubject
    /// It is an element of the cause.
    case sameOwner
    /// It is an element of the cause, on no more platforms than that.
    case sameOwnerThere
    /// The old record refers to the cause: by its type, or as the intent that configures it.
    case reference
    /// It is a query that finds the cause.
    case queriedEntity
    /// It is about what held the settings of the cause, and of nothing that still takes them from it.
    case settingsNoLongerTaken
    /// It is the cause or an element of it, and nobody feels it more.
    case lostWithOwner
    /// It is the cause, and nobody feels it more.
    case sameSubjectNoWorse
  }

  let cause: Pattern
  let repetition: Pattern
  let link: Link
}

/// Tells findings from repetitions of others, so that one cause gives one finding.
///
/// Most repetitions never become changes: a removed record has no removed members, and a reference to a renamed record is no
/// change. What is left stands in this table. A finding is dropped only where its cause is reported; in doubt both stay.
enum SubsumedFindings {
  private static let table: [Subsumption] = [
    // People lose the action; that its App Shortcuts go as well is part of that finding's effects.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.removed]),
      repetition: .init(kinds: [.appShortcut, .phrase, .translatedPhrase], actions: [.removed]), link: .sameOwner),
    Subsumption(
      cause: .init(kinds: [.appShortcut], actions: [.removed], rules: ["S02"]),
      repetition: .init(kinds: [.translatedPhrase], actions: [.removed]), link: .sameOwner),
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.changed], aspects: [.platforms], rules: ["I36"]),
      repetition: .init(kinds: [.appShortcut, .phrase, .translatedPhrase], actions: [.removed]), link: .sameOwnerThere),
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.removed]),
      repetition: .init(kinds: [.widget], actions: [.changed], aspects: [.configurationIntent]),
      link: .reference),
    // An App Shortcut follows the systems of its intent.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.changed], aspects: [.availability]),
      repetition: .init(kinds: [.appShortcut], actions: [.changed], rules: ["S14"]), link: .sameOwner),
    // What configures a placed widget is lost with it, and what becomes of the old settings is that finding's matter.
    Subsumption(
      cause: .init(kinds: [.widget], actions: [.removed, .renamed, .changed], rules: ["W01", "W05"]),
      repetition: .init(
        kinds: [.intent, .parameter, .result, .parameterSummary], actions: [.added, .removed, .renamed, .changed]),
      link: .settingsNoLongerTaken),
    // What no bundle lists has no sizes.
    Subsumption(
      cause: .init(kinds: [.widget], actions: [.changed], aspects: [.unlisted], rules: ["W01"]),
      repetition: .init(kinds: [.widget], actions: [.changed], rules: ["W02", "W05", "W08", "W09"]), link: .sameSubject),
    // Under another kind it is another widget, wherever it went.
    Subsumption(
      cause: .init(kinds: [.widget], actions: [.renamed], rules: ["W01"]),
      repetition: .init(kinds: [.widget], actions: [.changed], rules: ["W02", "W05", "W08", "W09"]),
      link: .sameSubjectNoWorse),
    // What was of a type that is gone has to be of another type now.
    Subsumption(
      cause: .init(kinds: [.entity, .enum, .unionValue], actions: [.removed]),
      repetition: .init(
        kinds: [.parameter, .result, .entityProperty, .unionCase, .query], actions: [.changed],
        aspects: [.type, .resultValue, .output]), link: .reference),
    Subsumption(
      cause: .init(kinds: [.entity], actions: [.removed]),
      repetition: .init(kinds: [.query], actions: [.removed]), link: .queriedEntity),
    // A stored value that is lost with its name can't be lost again.
    Subsumption(
      cause: .init(kinds: [.parameter, .entityProperty, .legacyParameter], actions: [.renamed]),
      repetition: .init(kinds: [.parameter, .entityProperty, .legacyParameter], actions: [.changed]), link: .sameSubject
    ),
    // A value that no longer fits is not “still used”.
    Subsumption(
      cause: .init(kinds: [.parameter], actions: [.changed], aspects: [.type], rules: ["P03", "P04"]),
      repetition: .init(kinds: [.parameter], actions: [.changed], aspects: [.shown], rules: ["I28"]), link: .sameSubject
    ),
    // The App Intent that answered for a legacy class went with it: both are one action under one identifier.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.removed, .renamed], rules: ["I01", "L04"]),
      repetition: .init(kinds: [.legacyIntent], actions: [.removed, .renamed], rules: ["L01"]), link: .sameOwner),
    // No step of the class runs any more, so nothing is taken from it or given to the next one.
    Subsumption(
      cause: .init(kinds: [.legacyIntent], actions: [.removed, .renamed], rules: ["L01"]),
      repetition: .init(kinds: [.legacyParameter], actions: [.added, .removed, .renamed, .changed]), link: .sameOwner),
    // No saved step finds the intent any more, so what else became of it hurts none.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.renamed], rules: ["I02", "I04", "L04"]),
      repetition: .init(
        kinds: [.intent, .parameter, .result, .parameterSummary], actions: [.added, .removed, .renamed, .changed]),
      link: .lostWithOwner),
    // The rule about a dropped migration knows more than those about any other rename.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.renamed], rules: ["L04"]),
      repetition: .init(kinds: [.intent], actions: [.renamed], rules: ["I02", "I04"]), link: .sameSubject),
    // `OpenIntent` opens the app by default: without it, the intent stops doing so.
    Subsumption(
      cause: .init(kinds: [.intent], actions: [.changed], rules: ["I30"]),
      repetition: .init(kinds: [.intent], actions: [.changed], aspects: [.foreground]), link: .sameSubject),
  ]

  /// The findings without those that repeat others among them.
  static func removed(from judged: [JudgedDifference], in comparison: Comparison) -> [JudgedDifference] {
    let causes = table.map { row in (row, Causes(judged.filter(row.cause.matches), by: row.link, comparison)) }
      .filter { !$1.isEmpty }
    return judged.filter { candidate in
      !causes.contains { row, causes in
        row.repetition.matches(candidate)
          && causes.hasPossible(of: candidate, comparison) { isLinked(candidate, to: $0, by: row.link, comparison) }
      }
    }
  }

  /// The causes of one row by what a repetition may know them by: of thousands, few are looked at.
  private struct Causes {
    private let link: Subsumption.Link
    private let causes: [JudgedDifference]
    /// Their places in the list.
    private var byName: [String: [Int]] = [:]

    var isEmpty: Bool { causes.isEmpty }

    init(_ causes: [JudgedDifference], by link: Subsumption.Link, _ comparison: Comparison) {
      self.link = link
      self.causes = causes
      for (index, cause) in causes.enumerated() {
        let owner = cause.change.subject.owner
        byName[owner, default: []].append(index)
        guard case .lostWithOwner = link else { continue }
        let successor = comparison.newIdentifier(of: .intent, owner)
        if successor != owner { byName[successor, default: []].append(index) }
      }
    }

    /// Whether one of them that a candidate may repeat answers to a test.
    func hasPossible(
      of candidate: JudgedDifference, _ comparison: Comparison, where isLinked: (JudgedDifference) -> Bool
    ) -> Bool {
      names(in: candidate, comparison).contains { byName[$0]?.contains { isLinked(causes[$0]) } ?? false }
    }

    private func names(in candidate: JudgedDifference, _ comparison: Comparison) -> [String] {
      let owner = candidate.change.subject.owner
      return switch link {
      case .sameSubject, .sameSubjectNoWorse, .sameOwner, .sameOwnerThere, .lostWithOwner: [owner]
      case .reference: [candidate.difference.oldReference?.owner].compactMap(\.self)
      case .queriedEntity: [comparison.oldRecords.query(owner)?.entity].compactMap(\.self)
      case .settingsNoLongerTaken:
        Set(comparison.old.widgets.filter { $0.settingsIntents.contains(owner) }.map(\.kind.spelling)).sorted()
      }
    }
  }

  private static func isLinked(
    _ candidate: JudgedDifference, to cause: JudgedDifference, by link: Subsumption.Link, _ comparison: Comparison
  ) -> Bool {
    let subject = candidate.change.subject
    let causeSubject = cause.change.subject
    return switch link {
    case .sameSubject: subject == causeSubject
    case .sameSubjectNoWorse: subject == causeSubject && candidate.finding.isFelt(noMoreThan: cause.finding)
    case .sameOwner: subject.owner == causeSubject.owner
    case .sameOwnerThere: subject.owner == causeSubject.owner && candidate.finding.isOnly(where: cause.finding)
    case .reference: candidate.difference.oldReference == causeSubject
    case .queriedEntity: comparison.oldRecords.query(subject.owner)?.entity == causeSubject.owner
    case .settingsNoLongerTaken: isAboutSettings(candidate, leftBy: causeSubject.owner, comparison)
    case .lostWithOwner:
      [causeSubject.owner, comparison.newIdentifier(of: .intent, causeSubject.owner)].contains(subject.owner)
        && !table.contains { $0.cause.matches(candidate) && $0.link == .lostWithOwner }
        && candidate.finding.isFelt(noMoreThan: cause.finding)
    }
  }

  private static func isAboutSettings(
    _ candidate: JudgedDifference, leftBy kind: String, _ comparison: Comparison
  ) -> Bool {
    let name = candidate.change.subject.owner
    let kinds = comparison.old.widgets.filter { $0.settingsIntents.contains(name) && $0.isPlaced }.map(\.kind.spelling)
    let successor = comparison.newIdentifier(of: .intent, name)
    // Under another kind, a widget starts anew.
    return Set(candidate.finding.effects.keys) == [.widgetsAndControls] && kinds.contains(kind)
      && !comparison.new.widgets.contains {
        $0.isPlaced && $0.settingsIntents.contains(successor) && kinds.contains($0.kind.spelling)
      }
  }
}

extension Difference {
  /// The record that the old side refers to: what it is of, what it gives, or the intent that configures it.
  fileprivate var oldReference: Subject? {
    switch change.subject.kind {
    case .parameter: pair(of: Parameter.self)?.old.type.record
    case .result: pair(of: IntentResult.self)?.old.value?.record
    case .entityProperty: pair(of: EntityProperty.self)?.old.type.record
    case .unionCase: pair(of: UnionCase.self)?.old.type?.record
    case .query: pair(of: EntityQuery.self)?.old.output?.record
    case .widget: pair(of: Widget.self)?.old.configurationIntent.map { Subject(.intent, $0) }
    default: nil
    }
  }
}

extension ValueType {
  /// The record that it names: `X` of a type like `[entity X]?`.
  fileprivate var record: Subject? {
    switch element {
    case .entity(let name): Subject(.entity, name)
    case .enum(let name): Subject(.enum, name)
    case .union(let name): Subject(.unionValue, name)
    default: nil
    }
  }
}

extension Finding {
  /// Whether everyone who feels it feels another one as much.
  fileprivate func isFelt(noMoreThan other: Finding) -> Bool {
    !effects.isEmpty && effects.allSatisfy { audience, effect in other.effects[audience].map { $0 >= effect } ?? false }
  }

  /// Whether it holds on some platforms alone, and the other holds on all of them.
  fileprivate func isOnly(where other: Finding) -> Bool {
    guard let platforms, let others = other.platforms else { return false }
    return Set(platforms).isSubset(of: others)
  }
}
