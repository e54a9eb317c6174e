package import IntentSurface

/// A judged change, useful by itself.
package struct Finding: Hashable, Sendable {
  /// Whether a release is still able to avoid it.
  package enum Status: Hashable, Sendable {
    /// The latest shipped version keeps the promise; this one does not.
    case live
    /// A version that people already have broke it. It is listed and fails nothing.
    case history(brokenIn: String)
  }

  package var rule: String
  package var name: String
  package var title: String
  package var subject: Subject
  /// The subject with the Swift name of its type, which is what people look for; its key is in `subject`.
  package var subjectName: String
  package var effects: [Audience: Effect]
  package var confidence: Confidence
  package var message: String
  package var symptom: String
  package var fix: Fix
  /// The first shipped version with the promise, where that is known.
  package var since: String?
  /// The versions from which an update runs into it, oldest first.
  package var versions: [String] = []
  package var location: SourceLocation?
  /// 16 hex digits of rule, subject and key: the same after moved lines, renamed files and reworded rules.
  package var fingerprint: String
  /// 16 hex digits that findings with the same cause have in common; nil where it has a cause of its own. A waiver names
  /// each of them by its fingerprint.
  package var cause: String?
  package var platforms: [Platform]?
  /// Whether it is a trap only for what some version shipped.
  var hurtsShippedOnly = false
  /// Whether it is a trap that shows only where hosts were recorded.
  var isSeenByHosts = false
  package var status = Status.live
  package var waiver: Waiver?
  /// How much what it is about is used; nil where nobody counted, and then it counts as used.
  package var use: Use?
  /// Whether the change under review brought it; nil where no such change is known, or where it has shipped.
  package var isNew: Bool?

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

  /// The hardest effect on any audience.
  package var worstEffect: Effect { effects.values.max() ?? .notes }
}
