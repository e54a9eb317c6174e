import IntentRules
import IntentSurface

struct JSONFinding: Encodable {
  var rule: String
  var name: String
  var title: String
  var element: String
  /// By the Swift name of the type; the key on devices is `identifier`.
  var subject: String
  var identifier: String
  var effects: [String: String]
  var confidence: String
  var message: String
  var symptom: String
  var fix: JSONFix
  @Nullable var since: String?
  var versions: [String]
  @Nullable var location: JSONLocation?
  var fingerprint: String
  /// What findings of one cause have in common; null for one that stands alone.
  @Nullable var cause: String?
  @Nullable var platforms: [String]?
  /// `update` for what people lose with an update, `fault` for what is wrong in this version by itself.
  var kind: String
  var status: String
  /// The latest shipped version, where that has the same fault.
  @Nullable var shippedIn: String?
  @Nullable var brokenIn: String?
  @Nullable var waived: JSONWaiver?
  /// Null where no change under review is known.
  @Nullable var isNew: Bool?
  /// Whether it fails by the gate of the merge-base alone.
  var isHeldByBase: Bool
  /// Null where nobody counted.
  @Nullable var usage: JSONUsage?

  init(_ finding: Finding) {
    rule = finding.rule
    name = finding.name
    title = finding.title
    element = finding.subject.kind.rawValue
    subject = finding.subjectName
    identifier = finding.subject.owner
    effects = [String: String](
      uniqueKeysWithValues: finding.effects.map { ($0.key.rawValue, $0.value.rawValue) })
    confidence = finding.confidence.rawValue
    message = finding.message
    symptom = finding.symptom
    fix = JSONFix(summary: finding.fix.summary, code: finding.fix.code)
    _since = Nullable(wrappedValue: finding.since)
    versions = finding.versions
    _location = Nullable(wrappedValue: finding.location.map(JSONLocation.init))
    fingerprint = finding.fingerprint
    _cause = Nullable(wrappedValue: finding.cause)
    _platforms = Nullable(wrappedValue: finding.platforms?.map(\.rawValue))
    kind = finding.isFault ? "fault" : "update"
    status = finding.status == .live ? "live" : "history"
    _shippedIn = Nullable(wrappedValue: finding.shippedIn)
    _brokenIn = Nullable(wrappedValue: finding.brokenIn)
    _waived = Nullable(wrappedValue: finding.waiver.map(JSONWaiver.init))
    _isNew = Nullable(wrappedValue: finding.isNew)
    isHeldByBase = finding.isHeldByBase
    _usage = Nullable(wrappedValue: finding.use.map(JSONUsage.init))
  }
}

struct JSONUsage: Encodable {
  var runs: Int
  var people: Double?
  var threshold: Int?
  /// Whether there are so few runs that it does not fail the check.
  var isLittle: Bool

  init(_ use: Use) {
    runs = use.usage.runs
    people = use.usage.people
    threshold = use.threshold
    isLittle = use.isLittle
  }
}

struct JSONFix: Encodable {
  var summary: String
  var code: String?
}

struct JSONWaiver: Encodable {
  var reason: String
  var by: String?
  var on: String?
  var until: String?

  init(_ waiver: Waiver) {
    reason = waiver.reason
    by = waiver.by
    on = waiver.on
    until = waiver.until
  }
}
