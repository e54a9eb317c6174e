import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// The version that a change records as shipped, held against the code that it is said to be of.
///
/// It is about the latest of them: what that lacks counts as shipped without it, and a later change could remove it. An
/// older version than the latest of the merge-base can only add to what must keep working.
struct RecordReview {
  private let record: Surface
  private let version: String
  private let path: String
  /// The latest version of the merge-base.
  private let latest: Surface?
  private let code: Surface
  private let gate: BaseGate
  /// Those that come after the latest of the merge-base by number, and before it by day.
  private let early: [Surface]

  /// Nil where the change records no version after those of the merge-base.
  init?(_ review: GateReview, code: Surface) {
    guard !review.isAdopted, review.gate.app != nil,
      let record = SnapshotsFolder.sorted(review.shipped.added.map(\.surface)).last, let version = record.app.version,
      let entry = review.shipped.added.first(where: { $0.surface.app.version == version })?.entry
    else { return nil }
    latest = review.shipped.earlier.last
    if let before = latest?.app.version, !VersionNumber(version).isLater(than: VersionNumber(before)) { return nil }
    (self.record, self.version, self.code, gate) = (record, version, code, review.gate)
    path = review.workspace.relative(entry.path)
    let (day, last) = (latest?.app.date ?? "", VersionNumber(latest?.app.version ?? ""))
    early = review.shipped.added.map(\.surface).filter { added in
      added.app.date.map { $0 < day } ?? false && VersionNumber(added.app.version ?? "").isLater(than: last)
    }
  }

  /// What is wrong with it; nil where nothing is.
  ///
  /// - Parameter context: of the change, for the commit that the record names.
  func edit(in context: InputContext) async -> GateEdit? {
    let claims = SnapshotEdit.weakerReading(than: believable, record.readFrom)
    guard claims.isEmpty else { return edit("does not tell \(claims.joined(separator: " and "))") }
    // A day in the past would count as notice that people had.
    for surface in early where !(await isOfCommitBefore(surface)) {
      return edit(
        "says that \(surface.app.version ?? "") was out on \(surface.app.date ?? ""), before \(latest?.app.version ?? "")",
        " A release of a past day is recorded from its commit, with `--from git:COMMIT`.")
    }
    let isComparable = record.readFrom.kind == .source && code.readFrom.kind == .source
    let breaks =
      isComparable ? RecordedBreaks(from: record, to: code).words : lostPromises
    guard !breaks.isEmpty else { return nil }
    let commit = isComparable ? await ofItsCommit(in: context) : .other
    if commit == .same, await mayBeBehind { return nil }
    let hint = commit == .missing ? " The commit that it names is not in this clone: fetch it." : ""
    return edit("and the code of this change promise different things\(ShippedReview.listed(breaks))", hint)
  }

  private func edit(_ words: String, _ hint: String = "") -> GateEdit {
    GateEdit(
      .snapshot, "\(version) differs from the code",
      "\(path) \(words). Record what ships: `intentcompat ship \(version) --force`.\(hint)", path: path, fails: true)
  }

  /// What a reader of its kind could not see. An old generator of builds leaves fields out, and never whole kinds.
  private var believable: Provenance {
    var known = latest?.readFrom ?? Provenance(kind: record.readFrom.kind)
    if latest == nil { known.edition = nil }
    if record.readFrom.kind != .source { known.unread += record.readFrom.unread.filter { $0.contains(".") } }
    return known
  }

  /// What the record would turn into history though the code keeps it. Without a version before it, what the code has
  /// is what people may have.
  private var lostPromises: [String] {
    guard let latest else { return RecordedBreaks(from: code, to: record).lost(but: nil) }
    return RecordedBreaks(from: latest, to: record).lost(but: RecordedBreaks(from: latest, to: code))
  }

  /// Whether the record may be of another commit than the change's own: it lacks nothing that was promised and is kept.
  /// Without a version before it, its commit must be one that the change started from.
  private var mayBeBehind: Bool {
    get async {
      latest != nil ? lostPromises.isEmpty : await isOfCommitBefore(record)
    }
  }

  /// Whether a record is of a commit that the change started from.
  private func isOfCommitBefore(_ record: Surface) async -> Bool {
    guard let commit = record.readFrom.revision,
      let start = try? await gate.repository.mergeBase(of: commit, with: [gate.commit])
    else { return false }
    return start.commit == start.head
  }

  private enum OfCommit { case same, other, missing }

  /// Whether it is the record of the commit that it names: the code has often moved on when a release is recorded.
  private func ofItsCommit(in context: InputContext) async -> OfCommit {
    guard let commit = record.readFrom.revision, !commit.isEmpty, commit.allSatisfy(\.isHexDigit) else { return .other }
    guard let past = try? await SurfaceInput.read("git:\(commit)", in: context) else { return .missing }
    return RecordedBreaks(from: record, to: past.reading.surface).words.isEmpty ? .same : .other
  }
}
