import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// The shortcuts that a team keeps as tests, held against those of the merge-base: its own are replayed as well where a
/// change edits them.
struct KeptShortcutsReview {
  /// Those of the merge-base that the change has otherwise, or not at all.
  let earlier: [ReplayInputs.Item]
  let edits: [GateEdit]

  /// Compares the files, and reads of the merge-base what differs.
  ///
  /// - Throws: `GitError`.
  init(since gate: BaseGate, in workspace: Workspace) async throws(GitError) {
    let blobs = try await GitBlobs(thatAreThere: Set(gate.kept.map(\.object)), in: gate.repository)
    let places = (workspace.settings?.replay ?? []).map { Workspace.join(workspace.root, $0) }
    var inputs = ReplayInputs(in: workspace)
    var changed: [String] = []
    var lost: [String] = []
    for file in gate.kept {
      let path = Workspace.join(gate.workspace.root, file.path)
      let isReplayed = places.contains { RelativePath.isInside(path, $0) }
      if isReplayed, SnapshotBytes.areSame(path, blobs[file.object]) { continue }
      let shown = workspace.relative(path)
      guard let bytes = blobs[file.object], LFSPointer(bytes) == nil else {
        lost.append(shown)
        continue
      }
      let before = inputs.items.count + inputs.unread.count
      inputs.add(Array(bytes), named: shown)
      if inputs.items.count + inputs.unread.count > before { changed.append(shown) }
    }
    earlier = inputs.items
    edits = Self.edit(changed) + Self.refusal(lost)
  }

  private static func edit(_ paths: [String]) -> [GateEdit] {
    guard let first = paths.first else { return [] }
    let isOne = paths.count == 1
    return [
      GateEdit(
        .replay, "\(Words.count(paths.count, "kept shortcut", "kept shortcuts")) edited",
        "\(listed(paths)) behind `replay:` \(isOne ? "differs" : "differ") from the merge-base; the merge-base's "
          + "\(isOne ? "copy is" : "copies are") replayed as well.", path: first)
    ]
  }

  private static func refusal(_ paths: [String]) -> [GateEdit] {
    guard let first = paths.first else { return [] }
    return [
      GateEdit(
        .replay, "\(Words.count(paths.count, "kept shortcut", "kept shortcuts")) edited",
        "\(listed(paths)) behind `replay:` differ\(paths.count == 1 ? "s" : "") from the merge-base, and this clone "
          + "does not have what was replayed there. Fetch the full history, or merge the edit "
          + "separately.", path: first, fails: true)
    ]
  }

  private static let shown = 3

  private static func listed(_ paths: [String]) -> String {
    let rest = paths.count - shown
    return (paths.prefix(shown) + (rest > 0 ? ["\(rest) more"] : [])).sentenceList
  }
}
