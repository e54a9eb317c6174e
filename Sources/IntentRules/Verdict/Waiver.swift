import IntentSurface

/// A recorded decision to accept a finding.
package struct Waiver: Codable, Hashable, Sendable {
  /// The fingerprint of the finding that it accepts.
  package var fingerprint: String
  /// Why, in words.
  package var reason: String
  /// Who decided.
  package var by: String?
  /// The day it was decided, `2026-03-31`.
  package var on: String?
  /// A version, `3.2`, or a day, `2027-01-31`, up to which it holds, that one included; nil for ever.
  package var until: String?
  /// The rule that its file says it is about, by id, name or both; nil where it says none.
  package var rule: String?
  /// What its file says it is about; nil where it says nothing.
  package var subject: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(fingerprint: String, reason: String, by: String? = nil, on: String? = nil, until: String? = nil) {
    self.fingerprint = fingerprint
    self.reason = reason
    self.by = by
    self.on = on
    self.until = until
  }
}

/// A waiver that does not do what it was written for.
package struct WaiverProblem: Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Its version or day has passed, and the finding is still there: the finding counts again.
    case expired
    /// No finding has its fingerprint: it can be deleted.
    case unused
    /// `until` is neither a version nor a day: the waiver does not hold.
    case unreadableEnd
    /// Its rule or subject is not that of the finding with its fingerprint: the waiver does not hold.
    case mismatched
  }

  /// Which kind it is.
  package var kind: Kind
  /// The waiver.
  package var waiver: Waiver
  /// What has its fingerprint, `I01 intent-removed of AddBook`, where it says something else.
  package var finding: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ kind: Kind, _ waiver: Waiver, finding: String? = nil) {
    self.kind = kind
    self.waiver = waiver
    self.finding = finding
  }
}

extension Waiver {
  /// When a waiver is asked whether it still holds.
  package struct Moment: Sendable {
    /// The version that is being checked, where it is known.
    package var version: String?
    /// The latest version that people have.
    package var latestShipped: String?
    /// `2026-03-31`.
    package var today: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(version: String? = nil, latestShipped: String? = nil, today: String) {
      self.version = version
      self.latestShipped = latestShipped
      self.today = today
    }
  }

  /// Whether it holds; nil where `until` is neither a version nor a day.
  ///
  /// The version or day it names is included. A version that is not known yet is later than every shipped one, so a
  /// waiver until a version ends once that version has shipped.
  func holds(at moment: Moment) -> Bool? {
    guard let until else { return true }
    // Days as text are in the order of time.
    if Day(until) != nil { return moment.today <= until }
    guard until.first?.isNumber == true else { return nil }
    let end = VersionNumber(until)
    if let version = moment.version { return !VersionNumber(version).isLater(than: end) }
    return moment.latestShipped.map { end.isLater(than: VersionNumber($0)) } ?? true
  }

  /// Whether what its file says of a finding is so: a person who reads the file believes that, and not a fingerprint.
  func describes(_ finding: Finding) -> Bool {
    let words = rule?.split(separator: " ").map(String.init) ?? []
    return words.allSatisfy { $0 == finding.rule || $0 == finding.name }
      && (subject.map { $0 == finding.subject.description || $0 == finding.subjectName } ?? true)
  }
}

extension Finding {
  /// The names under which a waiver may accept it: its own, and the one of the first version.
  fileprivate var fingerprints: [String] { [fingerprint] + (formerFingerprint.map { [$0] } ?? []) }
}

extension [Waiver] {
  /// The findings with the waivers that hold for them, and the waivers that do not do what they were written for.
  ///
  /// What is history needs no waiver, so one that has run out there is merely unused.
  func applied(to findings: [Finding], at moment: Waiver.Moment) -> (findings: [Finding], problems: [WaiverProblem]) {
    guard !isEmpty else { return (findings, []) }
    let named = findings.flatMap { finding in finding.fingerprints.map { ($0, finding) } }
    let liveOnes = Set(named.filter { $1.status == .live }.map(\.0))
    let all = Dictionary(named, uniquingKeysWith: { first, _ in first })
    var holding: [String: Waiver] = [:]
    var problems: [WaiverProblem] = []
    for waiver in self {
      if let finding = all[waiver.fingerprint], !waiver.describes(finding) {
        let words = "\(finding.rule) \(finding.name) of \(finding.subject)"
        problems.append(WaiverProblem(.mismatched, waiver, finding: words))
        continue
      }
      switch waiver.holds(at: moment) {
      case _ where all[waiver.fingerprint] == nil: problems.append(WaiverProblem(.unused, waiver))
      case true?: holding[waiver.fingerprint] = holding[waiver.fingerprint] ?? waiver
      case false?:
        problems.append(WaiverProblem(liveOnes.contains(waiver.fingerprint) ? .expired : .unused, waiver))
      case nil: problems.append(WaiverProblem(.unreadableEnd, waiver))
      }
    }
    let waived = findings.map { finding in
      var finding = finding
      // The fingerprints of the first version can be forged, so that two findings have one.
      finding.waiver = finding.fingerprints.lazy.compactMap { holding[$0] }.first { $0.describes(finding) }
      return finding
    }
    return (
      waived, problems.sorted { ($0.waiver.fingerprint, $0.kind.rawValue) < ($1.waiver.fingerprint, $1.kind.rawValue) }
    )
  }
}
