import IntentFiles
import IntentReading
import IntentReports
import IntentSettings
import IntentSurface

/// Reads one release of an app after another; of each only what the one before does not have.
struct ReleaseReader {
  private let context: InputContext
  private let place: RevisionPlace?
  private var series: GitTreeSeries?

  /// What a release has, and what it was read from.
  struct Reading {
    var reading: SurfaceReading
    var revision: String?
    var origin: ReleaseStep.Origin
    var date: String?
  }

  /// - Parameter revisions: all that will be asked for, in that order.
  init(of revisions: [String], in context: InputContext) async {
    self.context = context
    Allocator.returnEarly()
    place = try? await RevisionPlace(in: context)
    guard let place, !revisions.isEmpty else { return }
    series = try? await GitTreeSeries(
      of: revisions, path: place.folder, in: place.repository, where: place.isWanted(by: place.selection))
  }

  /// A release as it was recorded, or as git has it.
  ///
  /// - Throws: `InputError` or `SnapshotFileError`.
  mutating func reading(of release: ReleaseChoice.Release) async throws -> Reading {
    switch release.place {
    case .snapshot(let path):
      let surface = try SnapshotsFolder.surface(at: path)
      return Reading(
        reading: SurfaceReading(surface: surface), revision: surface.readFrom.revision, origin: .snapshot,
        date: surface.app.date ?? release.date)
    case .revision(let name):
      let input = try await reading(of: name)
      return Reading(reading: input.reading, revision: input.revision, origin: .source, date: release.date)
    }
  }

  /// A revision as `git:REVISION` reads it.
  ///
  /// - Throws: `InputError`.
  mutating func reading(of revision: String) async throws -> InputReading {
    let input = "git:\(revision)"
    if let place, let named = series?.revision(revision),
      let known = context.cache?.reading(input, of: named, at: place, context)
    {
      return known
    }
    // Whatever keeps a release from being read in the row keeps it from being read by itself, with the words for it.
    if let place, let found = try? await series?.tree(of: revision),
      let reading = try? await place.reading(input, of: found.tree, at: found.revision, context)
    {
      context.cache?.keep(reading, of: found.revision, at: place, context)
      return reading
    }
    return try await SurfaceInput.read(input, in: context)
  }
}
