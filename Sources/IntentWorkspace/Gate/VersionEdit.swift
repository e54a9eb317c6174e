import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// A version that a change records as shipped, and what becomes history with it.
struct VersionEdit {
  let edit: GateEdit

  init(_ surface: Surface, after earlier: [Surface], settings: Settings?) {
    let version = surface.app.version ?? "unversioned"
    edit = GateEdit(.version, "\(version) recorded", Self.words(version, surface, after: earlier, settings))
  }

  private static func words(
    _ version: String, _ surface: Surface, after earlier: [Surface], _ settings: Settings?
  ) -> String {
    guard let latest = earlier.last, let before = latest.app.version else {
      return "The merge-base has no version before it."
    }
    guard VersionNumber(version).isLater(than: VersionNumber(before)) else {
      return "It is older than \(before), so it can only add to what must keep working."
    }
    let frozen = FrozenBreaks(
      SurfaceReading(surface: surface), against: earlier, profile: settings?.profile ?? .shortcuts)
    return
      "It ships \(frozen.words). The change itself is checked against the versions of the merge-base."
  }
}

/// What becomes history when a surface is recorded as shipped.
struct FrozenBreaks {
  /// The live findings that fail the profile, whatever the settings or waivers say of them.
  let failures: [Finding]
  private let latest: String

  init(_ reading: SurfaceReading, against shipped: [Surface], profile: Profile) {
    latest = shipped.last?.app.version ?? ""
    failures =
      shipped.isEmpty
      ? []
      : Verdict(of: reading, against: shipped, profile: profile, at: Waiver.Moment(today: "")).failures
  }

  /// The same words about other findings.
  func words(for findings: [Finding]) -> String { FrozenBreaks(failures: findings, latest: latest).words }

  private init(failures: [Finding], latest: String) {
    self.failures = failures
    self.latest = latest
  }

  /// What to say behind the record of a version: nothing where nothing breaks.
  var suffix: String { failures.isEmpty ? "" : ", " + words }

  /// “with 3 breaks since 2.1.0: AddBook, LendBook and RemoveBook”.
  var words: String {
    guard !failures.isEmpty else { return "with nothing broken since \(latest)" }
    let names = failures.prefix(Self.shown).map { "\($0.rule) \($0.subjectName)" }
    let rest = failures.count > Self.shown ? " and \(failures.count - Self.shown) more" : ""
    return "with \(Words.count(failures.count, "break", "breaks")) since \(latest): "
      + names.joined(separator: ", ") + rest
  }

  private static let shown = 5
}
