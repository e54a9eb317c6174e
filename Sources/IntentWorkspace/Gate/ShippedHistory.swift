import Foundation
import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// The shipped snapshots held against what the commits that brought them recorded.
///
/// It is for runs outside of a pull request, where no merge-base tells what was edited since.
struct ShippedHistory {
  private let changes: [(version: SnapshotsFolder.Entry, recorded: GitAddition, surface: Surface)]

  /// Looks the files up in git; nothing is found where there is no history.
  static func read(_ folder: SnapshotsFolder, in workspace: Workspace) async -> ShippedHistory {
    (try? await ShippedHistory(folder, in: workspace)) ?? ShippedHistory(changes: [])
  }

  private init(changes: [(version: SnapshotsFolder.Entry, recorded: GitAddition, surface: Surface)]) {
    self.changes = changes
  }

  private init(_ folder: SnapshotsFolder, in workspace: Workspace) async throws {
    let repository = GitRepository(directory: workspace.root)
    let prefix = try await repository.prefix()
    let place = prefix + folder.path.dropFirst(workspace.root.count).drop { $0 == "/" } + "/"
    let entries = try folder.entries()
    let names = entries.map { String(RelativePath.name(of: $0.path)) }
    let additions = Dictionary(
      try await repository.additions(of: names, in: place).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let blobs = try await GitBlobs(
      Set(additions.values.map(\.object)), in: repository, limit: SnapshotsFolder.sizeLimit)
    changes = zip(entries, names).compactMap { entry, name in
      guard let addition = additions[place + name],
        !SnapshotBytes.areSame(entry.path, blobs[addition.object]),
        var surface = blobs[addition.object].flatMap({ try? Surface(snapshot: Data($0)) })
      else { return nil }
      surface.app.version = surface.app.version ?? entry.version.description
      return (entry, addition, surface)
    }
  }

  /// A remark for each snapshot that promises something else than it did.
  func remarks(on versions: [ShippedReview.Version], in workspace: Workspace) -> [Diagnostic] {
    changes.compactMap { entry, recorded, surface in
      guard let now = versions.first(where: { $0.entry == entry }),
        let words = (try? SnapshotEdit(from: surface, to: now.surface))?.words
      else { return nil }
      let path = workspace.relative(entry.path)
      return Diagnostic(
        .note,
        "It differs from what commit \(recorded.commit.prefix(10)) recorded as shipped"
          + "\(ShippedReview.listed(words)). If people have what was recorded, restore it: "
          + "`git checkout \(recorded.commit.prefix(10)) -- \(path)`.",
        at: SourceLocation(path: path))
    }
  }
}
