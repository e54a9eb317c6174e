import Foundation
import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// The shipped snapshots of a change held against those of its merge-base.
struct ShippedReview {
  /// What the change is judged against by its own gate: its snapshots, and the merge-base's where those promise more.
  private(set) var shipped: [Surface] = []
  /// Those of the merge-base.
  private(set) var earlier: [Surface] = []
  /// Those that the merge-base does not have.
  private(set) var added: [Version] = []
  private(set) var edits: [GateEdit] = []
  /// Those that have more than at the merge-base, as they were and as they are.
  private(set) var completed: [(old: Surface, new: Version)] = []
  private let workspace: Workspace

  typealias Version = (entry: SnapshotsFolder.Entry, surface: Surface)

  /// Compares the files, and reads of the merge-base what differs.
  ///
  /// - Parameter retention: the merge-base's; what it leaves out may be deleted.
  /// - Throws: `GitError`.
  init(
    _ versions: [Version], since gate: BaseGate, retention: Retention, today: String, in workspace: Workspace
  ) async throws(GitError) {
    self.workspace = workspace
    let blobs = try await gate.contents(of: gate.snapshots)
    var rest = versions
    var changed: [(old: BaseGate.ShippedFile, new: Version?)] = []
    for snapshot in gate.snapshots {
      let index =
        rest.firstIndex { $0.entry.version == snapshot.version }
        ?? rest.firstIndex { $0.entry.version.isSame(as: snapshot.version) }
      let twin = index.map { rest.remove(at: $0) }
      if let twin, SnapshotBytes.areSame(twin.entry.path, blobs[snapshot.object]) {
        earlier.append(twin.surface)
        shipped.append(twin.surface)
      } else {
        changed.append((snapshot, twin))
      }
    }
    added = rest
    shipped += added.map(\.surface)
    let lost = changed.compactMap { old, new -> Lost? in compare(old, new, blobs) }
    let kept = retention.kept(of: SnapshotsFolder.sorted(earlier + added.map(\.surface)), on: today).surfaces
    for loss in lost { judge(loss, isKept: kept.contains { $0.app.version == loss.surface.app.version }) }
    shipped = SnapshotsFolder.sorted(shipped)
    earlier = SnapshotsFolder.sorted(earlier)
  }

  /// A snapshot that the change deletes.
  private struct Lost {
    var path: String
    var surface: Surface
  }

  private mutating func compare(_ old: BaseGate.ShippedFile, _ new: Version?, _ blobs: GitBlobs) -> Lost? {
    guard let blob = blobs[old.object], LFSPointer(blob) == nil else {
      if let new { shipped.append(new.surface) }
      let why = "is not in this clone (fetch it; for Git LFS, `git lfs pull`)"
      edits.append(unreadable(old, new, why: why, fails: true))
      return nil
    }
    guard var surface = try? Surface(snapshot: Data(blob)) else {
      if let new { shipped.append(new.surface) }
      edits.append(unreadable(old, new, why: "can't be read", fails: new == nil))
      return nil
    }
    surface.app.version = surface.app.version ?? old.version.description
    earlier.append(surface)
    guard let new else { return Lost(path: old.path, surface: surface) }
    let path = workspace.relative(new.entry.path)
    let edit = (try? SnapshotEdit(from: surface, to: new.surface)) ?? .different([])
    switch edit {
    case .recordedAnew, .completed:
      shipped.append(new.surface)
      if edit == .completed { completed.append((surface, new)) }
      let more = edit == .completed ? " What it has beside that, the merge-base's copy could not read." : ""
      edits.append(
        GateEdit(
          .recordedAnew, "\(old.version) recorded again",
          "\(path) was recorded again, with everything it had at the merge-base.\(more)", path: path))
    case .different(let words):
      shipped.append(surface)
      edits.append(
        GateEdit(
          .snapshot, "\(old.version) rewritten",
          "\(path) lost something that it recorded at the merge-base\(Self.listed(words)). People have what shipped: "
            + "restore the file from the merge-base. This check used the old file.",
          path: path, fails: true))
    case .contrary(let words):
      shipped.append(surface)
      edits.append(
        GateEdit(
          .snapshot, "\(old.version) rewritten",
          "\(path) promises something else than at the merge-base\(Self.listed(words)). People have what shipped: "
            + "restore the file from the merge-base. This check used the old file.",
          path: path, fails: true))
    }
    return nil
  }

  private func unreadable(_ old: BaseGate.ShippedFile, _ new: Version?, why: String, fails: Bool) -> GateEdit {
    GateEdit(
      fails ? .snapshot : .recordedAnew,
      "\(old.version) \(new == nil ? "deleted" : fails ? "edited" : "recorded again")",
      "\(old.path) at the merge-base \(why), so what it recorded is unknown.", path: old.path, fails: fails)
  }

  private mutating func judge(_ lost: Lost, isKept: Bool) {
    let version = lost.surface.app.version ?? ""
    guard isKept else {
      edits.append(
        GateEdit(
          .retired, "\(version) deleted",
          "\(lost.path) is deleted; the merge-base's retention leaves that version out anyway.", path: lost.path))
      return
    }
    shipped.append(lost.surface)
    edits.append(
      GateEdit(
        .snapshot, "\(version) deleted",
        "\(lost.path) is deleted. People have what shipped: restore the file from the merge-base. This check used "
          + "the old file. `retention:` leaves out versions that nobody has anymore.",
        path: lost.path, fails: true))
  }

  private static let shown = 3

  static func listed(_ words: [String]) -> String {
    guard !words.isEmpty else { return "" }
    let rest = words.count > shown ? " and \(words.count - shown) more" : ""
    return " (\(words.prefix(shown).joined(separator: "; "))\(rest))"
  }
}
