import IntentComparison
import IntentSurface

/// A finding together with the change that it judges.
struct JudgedChange {
  let finding: Finding
  let change: Change
}

/// One row of the table of echoes: findings that only repeat what another one says.
struct Echo: Sendable {
  /// Which changes a row speaks of.
  struct Pattern: Sendable {
    var kinds: Set<ElementKind>
    var actions: Set<ChangeAction>
    /// Nil for whatever aspect.
    var aspects: Set<Aspect>?
    /// Nil for whatever rule.
    var rules: Set<String>?

    func matches(_ judged: JudgedChange) -> Bool {
      kinds.contains(judged.change.subject.kind) && actions.contains(judged.change.action)
        && (aspects.map { aspects in judged.change.aspect.map(aspects.contains) ?? false } ?? true)
        && (rules?.contains(judged.finding.rule) ?? true)
    }
  }

  /// How the echo hangs together with its cause.
  enum Link: Sendable {
    case sameSubject
    /// The echo is an element of the cause.
    case sameOwner
    /// The echo is an element of the cause, on no more platforms than that.
    case sameOwnerThere
    /// The old value of the echo names the cause.
    case oldValue
    /// The echo is a query that finds the cause.
    case queriedEntity
    /// The echo holds the settings of the cause, and of nothing that is left.
    case settingsOfWidget
  }

  let cause: Pattern
  let echo: Pattern
  let link: Link
}

/// Tells findings from the echoes of others, so that one cause gives one finding.
///
/// Most echoes never become changes: a removed record has no removed members, and a reference to a renamed record is no
/// change. What is left stands in this table. A finding is dropped only where its cause is reported; in doubt both stay.
struct Echoes {
  private static let table: [Echo] = [
    // People lose the action; that its App Shortcuts go as well is part of that finding's effects.
    Echo(
      cause: .init(kinds: [.intent], actions: [.removed]),
      echo: .init(kinds: [.appShortcut, .phrase], actions: [.removed]), link: .sameOwner),
    Echo(
      cause: .init(kinds: [.intent], actions: [.changed], aspects: [.platforms], rules: ["I36"]),
      echo: .init(kinds: [.appShortcut, .phrase], actions: [.removed]), link: .sameOwnerThere),
    Echo(
      cause: .init(kinds: [.intent], actions: [.removed]),
      echo: .init(kinds: [.widget], actions: [.changed], aspects: [.configurationIntent, .configuration]),
      link: .oldValue),
    // What configures a placed widget is lost with it.
    Echo(
      cause: .init(kinds: [.widget], actions: [.removed, .renamed], rules: ["W01"]),
      echo: .init(kinds: [.intent], actions: [.removed], rules: ["I01"]), link: .settingsOfWidget),
    // What was of a type that is gone has to be of another type now.
    Echo(
      cause: .init(kinds: [.entity, .enum, .unionValue], actions: [.removed]),
      echo: .init(
        kinds: [.parameter, .result, .entityProperty, .unionCase, .query], actions: [.changed],
        aspects: [.type, .resultValue, .output]), link: .oldValue),
    Echo(
      cause: .init(kinds: [.entity], actions: [.removed]),
      echo: .init(kinds: [.query, .queryFilter], actions: [.removed]),
      link: .queriedEntity),
    // A stored value that is lost with its name can't be lost again.
    Echo(
      cause: .init(kinds: [.parameter, .entityProperty, .legacyParameter], actions: [.renamed]),
      echo: .init(kinds: [.parameter, .entityProperty, .legacyParameter], actions: [.changed]), link: .sameSubject),
    // The App Intent that answered for a legacy class went with it: both are one action under one identifier.
    Echo(
      cause: .init(kinds: [.intent], actions: [.removed, .renamed], rules: ["I01", "L04"]),
      echo: .init(kinds: [.legacyIntent], actions: [.removed, .renamed], rules: ["L01"]), link: .sameOwner),
    // The rule about a dropped migration knows more than those about any other rename.
    Echo(
      cause: .init(kinds: [.intent], actions: [.renamed], rules: ["L04"]),
      echo: .init(kinds: [.intent], actions: [.renamed], rules: ["I02", "I04"]), link: .sameSubject),
    // `OpenIntent` opens the app by default: without it, the intent stops doing so.
    Echo(
      cause: .init(kinds: [.intent], actions: [.changed], rules: ["I30"]),
      echo: .init(kinds: [.intent], actions: [.changed], aspects: [.foreground]), link: .sameSubject),
  ]

  /// The findings without those that are echoes of others among them.
  static func removed(from judged: [JudgedChange], in comparison: Comparison) -> [Finding] {
    let causes = table.map { row in (row, judged.filter(row.cause.matches)) }.filter { !$1.isEmpty }
    return judged.filter { candidate in
      !causes.contains { row, causes in
        row.echo.matches(candidate) && causes.contains { linked(candidate, to: $0, by: row.link, comparison) }
      }
    }
    .map(\.finding)
  }

  private static func linked(
    _ echo: JudgedChange, to cause: JudgedChange, by link: Echo.Link, _ comparison: Comparison
  ) -> Bool {
    let subject = echo.change.subject
    let causeSubject = cause.change.subject
    return switch link {
    case .sameSubject: subject == causeSubject
    case .sameOwner: subject.owner == causeSubject.owner
    case .sameOwnerThere: subject.owner == causeSubject.owner && echo.finding.isOnly(where: cause.finding)
    case .oldValue: names(causeSubject, in: echo.change.old ?? "")
    case .queriedEntity: comparison.oldRecords.query(subject.owner)?.entity == causeSubject.owner
    case .settingsOfWidget: isLost(echo, with: causeSubject.owner, comparison)
    }
  }

  private static func isLost(_ intent: JudgedChange, with kind: String, _ comparison: Comparison) -> Bool {
    let name = intent.change.subject.owner
    let kinds = comparison.old.widgets.filter { $0.configurationIntent == name }.map(\.kind.spelling)
    return Set(intent.finding.effects.keys) == [.widgetsAndControls] && kinds.contains(kind)
      && kinds.allSatisfy { comparison.newRecords.widget($0) == nil }
  }

  /// Whether a spelled value is, or holds, the record: `X`, or a type like `[entity X]?`.
  private static func names(_ record: Subject, in value: String) -> Bool {
    if value == record.owner { return true }
    return switch ValueType(value).element {
    case .entity(let name): record.kind == .entity && name == record.owner
    case .enum(let name): record.kind == .enum && name == record.owner
    case .union(let name): record.kind == .unionValue && name == record.owner
    default: false
    }
  }
}

extension Finding {
  /// Whether it holds on some platforms alone, and the other holds on all of them.
  fileprivate func isOnly(where other: Finding) -> Bool {
    guard let platforms, let others = other.platforms else { return false }
    return Set(platforms).isSubset(of: others)
  }
}
