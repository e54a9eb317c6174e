import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// The waivers that a change brings, makes last longer, or has say something else.
struct WaiverEdits {
  let old: [Waiver]
  let new: WaiversFile
  /// What the merge-base says of waivers that a change brings.
  let mayBring: NewWaivers
  /// The fingerprints of those that accept nothing now.
  var unused: Set<String> = []

  var all: [GateEdit] {
    let known = Dictionary(old.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    return new.entries.compactMap { entry in
      let waiver = entry.claim
      guard let before = known[waiver.fingerprint] else { return edit(entry, "accepts", since: nil) }
      if Self.isLonger(waiver.until, than: before.until) { return edit(entry, "extended", since: before) }
      return waiver.rule == before.rule && waiver.subject == before.subject
        ? nil : edit(entry, "changed", since: before)
    }
  }

  private func edit(_ entry: WaiversFile.Entry, _ verb: String, since before: Waiver?) -> GateEdit {
    let waiver = entry.waiver
    let who = waiver.by ?? "someone"
    let what = [entry.rule, entry.subject].compactMap(\.self).joined(separator: " of ")
    let end = waiver.until.map { "until \($0)" } ?? "forever"
    let refusal = refusal(of: entry, since: before)
    return GateEdit(
      .waiver, "waiver by \(who)",
      "\(who) \(verb) \(waiver.fingerprint)\(what.isEmpty ? "" : " (\(what), as the file says)") \(end): "
        + waiver.reason.split(whereSeparator: \.isNewline).joined(separator: " ")
        + (refusal.map { " \($0)" } ?? ""), fails: refusal != nil)
  }

  private func refusal(of entry: WaiversFile.Entry, since before: Waiver?) -> String? {
    if mayBring == .fail {
      return "The merge-base's settings have `newWaivers: fail`: merge the waiver first, in a separate change that "
        + "somebody lets through."
    }
    // A fingerprint can be forged, so that one waiver holds for two findings; those names can't.
    if entry.rule == nil && (before.map { $0.rule != nil } ?? true)
      || entry.subject == nil && (before.map { $0.subject != nil } ?? true)
    {
      return "It must name the finding by `rule:` and `subject:`, as `intentcompat waive` does."
    }
    guard unused.contains(entry.waiver.fingerprint) else { return nil }
    return "It accepts nothing here: no live finding has that fingerprint, so nobody can tell what it is for. Add it "
      + "with the change that needs it."
  }

  /// Days and versions can't be told apart in time, so that a change from one to the other counts.
  private static func isLonger(_ new: String?, than old: String?) -> Bool {
    guard new != old else { return false }
    guard let new, let old else { return new == nil }
    let days = [new, old].compactMap { Day($0) }
    return switch days.count {
    case 2: new > old
    case 1: true
    default: VersionNumber(new).isLater(than: VersionNumber(old))
    }
  }
}
