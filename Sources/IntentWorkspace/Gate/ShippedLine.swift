import IntentFiles
import IntentReports
import IntentSettings
import IntentSurface

/// The shipped versions that people come from when they get the code under review.
///
/// A fix of 1.x goes to nobody who has 2.0: what the main branch shipped after the fix's line began is of another line.
/// Whatever git has no commit of is compared, and so is everything where the code is on no line of its own.
struct ShippedLine {
  /// The versions that are of another line.
  private(set) var others: [VersionNumber] = []
  /// The newest version of the line; nil where nothing is left out.
  private var newest: String?

  /// - Parameters:
  ///   - shipped: of several of one version, the first counts.
  ///   - revision: the code; for a change, where it goes.
  init(of shipped: [Surface], for revision: String, app: AppSettings, in workspace: Workspace) async {
    guard shipped.count > 1 else { return }
    let repository = GitRepository(directory: workspace.root)
    guard let head = try? await repository.commit(of: revision), let main = try? await repository.mainBranch(),
      head != main, let releases = try? await Self.releases(shipped, app, in: repository),
      let history = try? await TaggedHistory(of: releases, with: [head], in: repository)
    else { return }
    let (graph, placed) = history.order(of: releases)
    guard let commit = history.graph.position(of: head), let own = graph.newest(before: commit),
      let top = history.branch.flatMap({ graph.first(with: $0) ?? graph.newest(before: $0) })
    else { return }
    let later = Set(graph.path(to: top).filter { graph.ranks[$0] > graph.ranks[own] && !graph.isBuilt(commit, on: $0) })
    let left = placed.indices.filter { release in
      graph.ranks[release] > graph.ranks[own] && !graph.isBuilt(commit, on: release)
        && graph.path(to: release).contains(where: later.contains)
    }
    others = left.map { VersionNumber(placed[$0].version) }
    newest = placed[own].version
  }

  /// At the commits that they were recorded of, else at the tags of their versions.
  private static func releases(
    _ shipped: [Surface], _ app: AppSettings, in repository: GitRepository
  ) async throws -> [GitRelease] {
    let recorded = try await repository.commits(of: shipped.compactMap(\.readFrom.revision))
    let tagged = try await TagChoice(of: app, in: repository).releases.map { (VersionNumber($0.version), $0) }
    var seen: Set<String> = []
    return shipped.compactMap { surface in
      let version = surface.app.version ?? ""
      guard seen.insert(version).inserted else { return nil }
      let number = VersionNumber(version)
      let tag = tagged.first { $0.0.isSame(as: number) }?.1
      let commit = surface.readFrom.revision.flatMap { recorded[$0] == nil ? nil : $0 }
      return (commit ?? tag?.revision).map {
        GitRelease(version: version, revision: $0, date: surface.app.date ?? tag?.date ?? "")
      }
    }
  }

  /// Those of some surfaces that are of the line.
  func kept(of surfaces: [Surface]) -> [Surface] {
    surfaces.filter { surface in !others.contains { $0.isSame(as: VersionNumber(surface.app.version ?? "")) } }
  }

  /// What is not compared, and why; nil where everything is.
  var note: String? {
    guard !others.isEmpty, let newest else { return nil }
    return "\(others.map(\.description).examples): of another line; this code follows \(newest)"
  }
}
