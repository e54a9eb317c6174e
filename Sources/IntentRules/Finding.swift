package import IntentSurface

/// A judged change, useful by itself.
package struct Finding: Hashable, Sendable {
  /// Whether a release is still able to avoid it.
  package enum Status: Hashable, Sendable {
    /// The latest shipped version keeps the promise; this one does not.
    case live
    /// A version that people already have broke it. It is listed but does not fail the check.
    case history(brokenIn: String)
  }

  /// The id of the rule, such as `I01`.
  package var rule: String
  /// Its name.
  package var name: String
  /// The title that people read.
  package var title: String
  /// What it is about.
  package var subject: Subject
  /// The subject with the Swift name of its type, which is what people look for; its key is in `subject`.
  package var subjectName: String
  /// What it does, by audience.
  package var effects: [Audience: Effect]
  /// Which of widgets, controls and Focus filters feel it; empty where that can't be told, or none does.
  package var placedKinds: Set<PlacedKind> = []
  /// How sure the evidence is.
  package var confidence: Confidence
  /// What is said about it, for people.
  package var message: String
  /// What people see.
  package var symptom: String
  /// What to do about it.
  package var fix: Fix
  /// The first shipped version with the promise, where that is known.
  package var since: String?
  /// The versions from which an update runs into it, oldest first.
  package var versions: [String] = []
  /// Where it is in the source; nil where nothing says.
  package var location: SourceLocation?
  /// 20 hex digits of rule, subject and key: the same after moved lines, renamed files and reworded rules.
  package var fingerprint: String
  /// The 16 digits that the first version gave it; nil where nothing says.
  package var formerFingerprint: String?
  /// 20 hex digits that findings with the same cause have in common; nil where it has a cause of its own. A waiver names
  /// each of them by its fingerprint.
  package var cause: String?
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// Whether it is wrong in one version by itself, whatever shipped before, and until it is mended.
  package var isFault = false
  /// The latest shipped version, where that has the same fault.
  package var shippedIn: String?
  /// Whether it is a trap only for what some version shipped.
  var hurtsShippedOnly = false
  /// Whether it is a trap that shows only where hosts were recorded.
  var isSeenByHosts = false
  /// Whether it is live, waived or history.
  package var status = Status.live
  /// The waiver.
  package var waiver: Waiver?
  /// How much what it is about is used; nil where nobody counted, and then it counts as used.
  package var use: Use?
  /// Whether the change under review brought it, or, for a fault, whether it came since the latest shipped version; nil
  /// where neither is known.
  package var isNew: Bool?
  /// Whether it fails by the gate of the merge-base, and would not by that of the change under review.
  package var isHeldByBase = false

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    rule: String, name: String, title: String, subject: Subject, effects: [Audience: Effect], confidence: Confidence,
    message: String, symptom: String, fix: Fix, fingerprint: String, platforms: [Platform]? = nil
  ) {
    self.rule = rule
    self.name = name
    self.title = title
    self.subject = subject
    subjectName = subject.description
    self.effects = effects
    self.confidence = confidence
    self.message = message
    self.symptom = symptom
    self.fix = fix
    self.fingerprint = fingerprint
    self.platforms = platforms
  }

  /// Takes the fingerprint of what it is about now.
  mutating func identify(by key: String?) {
    let identity = Fingerprint(rule: rule, subject: subject, key: key)
    (fingerprint, formerFingerprint) = (identity.description, identity.former)
  }

  /// The hardest effect on any audience.
  package var worstEffect: Effect { effects.worst }
}

extension [Audience: Effect] {
  /// The hardest of them; notes where there is none.
  var worst: Effect { values.max() ?? .notes }
}
