import IntentComparison
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// Judges each release against the one before. It keeps no more of the earlier ones than what tells people that
/// something will go.
struct ReleaseJudge {
  private let settings: Settings?
  private let profile: Profile
  private var earlier: (version: String, reading: SurfaceReading)?
  private var coverage = Coverage()
  /// What was deprecated in each release so far, oldest first.
  private var announced: [Surface] = []

  init(settings: Settings?, judging: JudgingOptions) {
    self.settings = settings
    profile = judging.profile ?? settings?.profile ?? .shortcuts
  }

  /// Judges the next release; gives what differs beside the step, for whoever follows names.
  mutating func step(to release: ReleaseStep, _ reading: SurfaceReading) -> (step: ReleaseStep, changes: [Change]) {
    var reading = reading
    reading.surface.app.version = release.version
    reading.surface.app.date = release.date
    defer { remember(release.version, reading) }
    var step = release
    guard let earlier else {
      coverage = Verdict(from: reading, to: reading, in: JudgingContext(profile: profile)).coverage
      step.coverage = coverage
      step.warnings = reading.diagnostics.warnings
      return (step, [])
    }
    step.previous = earlier.version
    let known = Set(earlier.reading.diagnostics)
    step.warnings = reading.diagnostics.warnings.filter { !known.contains($0) }
    guard !Self.promisesSame(earlier.reading.surface, reading.surface) else {
      step.coverage = coverage
      return (step, [])
    }
    let verdict = verdict(from: earlier.reading, to: reading, on: release.date)
    coverage = verdict.coverage
    fill(&step, verdict, from: earlier.reading.surface, to: reading.surface)
    return (step, verdict.changes)
  }

  /// Whether a release took away all that the one before had.
  ///
  /// A tag of another product has none of it either, but does not build the app. What could be read before and can't be
  /// now, such as a submodule, may have it all.
  func losesAll(_ reading: SurfaceReading) -> Bool {
    guard reading.surface.isEmpty, let earlier = earlier?.reading, !earlier.surface.isEmpty else { return false }
    return Set(reading.diagnostics.warnings).isSubset(of: earlier.diagnostics)
      && reading.surface.buildsApp(of: earlier.surface)
  }

  /// Why a release without intents tells nothing.
  func absence(in reading: SurfaceReading) -> String {
    guard let earlier else { return "no intents yet" }
    if earlier.reading.surface.isEmpty { return "no intents any more" }
    return reading.newlyUnread(since: earlier.reading).map { "it can't be read: \($0.message)" }
      ?? "no intents were found"
  }

  /// What is to be known of how a release is built, beside what it did; nil where there is nothing.
  func remark(on reading: SurfaceReading) -> String? {
    earlier.flatMap { RenamedApps(from: $0.reading.surface, to: reading.surface).line }
  }

  private mutating func remember(_ version: String, _ reading: SurfaceReading) {
    earlier = (version, reading)
    var announced = reading.surface.announced
    // The same value shares its memory.
    if let last = self.announced.last, Self.promisesSame(last, announced) {
      (announced.intents, announced.entities) = (last.intents, last.entities)
    }
    self.announced.append(announced)
  }

  // Another version, day or commit makes no other promise.
  private static func promisesSame(_ left: Surface, _ right: Surface) -> Bool {
    var right = right
    right.app = left.app
    right.readFrom.revision = left.readFrom.revision
    right.readFrom.tool = left.readFrom.tool
    return left == right
  }

  // MARK: Verdict

  private func verdict(from old: SurfaceReading, to new: SurfaceReading, on date: String?) -> Verdict {
    var context = JudgingContext(profile: profile)
    context.levels = settings?.levels ?? [:]
    if let date, announced.last?.isEmpty == false {
      context.notice = AppHistory(shipped: announced, current: new.surface, settings: settings).notice(on: date)
    }
    return Verdict(from: old, to: new, in: context)
  }

  private func fill(_ step: inout ReleaseStep, _ verdict: Verdict, from old: Surface, to new: Surface) {
    step.coverage = verdict.coverage
    step.findings = verdict.findings
    step.failing = Set(verdict.failures.map(\.fingerprint))
    step.unborn = Self.unborn(in: verdict, since: old)
    let things = ChangedThings(verdict.changes)
    (step.added, step.changed) = (things.added, things.changed)
    let told = old.deprecated
    step.deprecated = new.deprecated.subtracting(told).sorted()
    let gone = Set(things.removed)
    step.retired = verdict.findings.filter {
      $0.worstEffect == .notes && gone.contains($0.subject) && told.contains($0.subject)
    }
    .map(\.subject).sorted()
  }
}

extension SurfaceReading {
  /// What could be read of a release and can't be in this one, which has nothing; nil where all of it was read.
  func newlyUnread(since earlier: SurfaceReading) -> Diagnostic? {
    surface.isEmpty && !earlier.surface.isEmpty
      ? diagnostics.warnings.first { !earlier.diagnostics.contains($0) } : nil
  }
}

extension ReleaseJudge {
  /// The fingerprints of traps in what people get only now: a release that brings an intent which can't run breaks nothing.
  private static func unborn(in verdict: Verdict, since old: Surface) -> Set<String> {
    let traps = verdict.findings.filter { lints.contains($0.rule) }
    guard !traps.isEmpty else { return [] }
    let known = SurfaceIndex(old)
    let renamed = Set(
      verdict.changes.filter { $0.action == .renamed }.compactMap { change in
        change.new.map { Subject(change.subject.kind, $0) }
      })
    let unborn = traps.filter { finding in
      let thing = ChangedThings.thing(finding.subject)
      let isPhrase = [.phrase, .translatedPhrase].contains(finding.subject.kind)
      return !known.contains(isPhrase ? finding.subject : thing) && !renamed.contains(thing)
    }
    return Set(unborn.map(\.fingerprint))
  }

  /// The rules that need no second version to find something.
  private static let lints = Set(RuleCatalog.all.filter(\.findsTraps).map(\.id))
}

/// The things that changes are about: what people know by a name of its own.
struct ChangedThings {
  private(set) var added: [Subject] = []
  private(set) var changed: [Subject] = []
  private(set) var removed: [Subject] = []

  init(_ changes: [Change]) {
    let whole = changes.filter { $0.subject == Self.thing($0.subject) }
    added = Self.sorted(whole.filter { $0.action == .added }.map(\.subject))
    removed = Self.sorted(whole.filter { $0.action == .removed }.map(\.subject))
    let others = Set(added + removed)
    changed = Self.sorted(changes.map { Self.thing($0.subject) }).filter { !others.contains($0) }
  }

  private static func sorted(_ subjects: [Subject]) -> [Subject] { Set(subjects).sorted() }

  /// What an element is a part of: a parameter of its intent, a phrase of the App Shortcuts of its intent.
  static func thing(_ subject: Subject) -> Subject {
    switch subject.kind {
    case .appShortcut, .phrase: return Subject(.appShortcut, subject.owner)
    case .queryFilter: return Subject(.query, subject.owner)
    default: return subject.kind.ownerKinds.first.map { Subject($0, subject.owner) } ?? subject
    }
  }
}

extension Surface {
  /// What tells people that it will go.
  fileprivate var deprecated: Set<Subject> {
    let announced = announced
    return Set(
      announced.intents.map { Subject(.intent, $0.identifier) }
        + announced.entities.map { Subject(.entity, $0.identifier) }
        + announced.enums.map { Subject(.enum, $0.identifier) })
  }

  /// What the timeline needs to tell whether people had their notice.
  fileprivate var announced: Surface {
    var surface = Surface(app: app, readFrom: Provenance(kind: readFrom.kind))
    surface.intents = intents.filter { $0.deprecation != nil }
    surface.entities = entities.filter { $0.availability.contains(where: \.deprecates) }
    surface.enums = enums.filter { $0.availability.contains(where: \.deprecates) }
    surface.retirementPromises = retirementPromises
    return surface
  }
}
