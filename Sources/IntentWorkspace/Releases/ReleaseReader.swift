import IntentReading
import IntentReports
import IntentSettings
import IntentSurface

/// Reads one release of an app after another.
struct ReleaseReader {
  let context: OperandContext

  /// What a release has, and what it was read from.
  struct Reading {
    var reading: SurfaceReading
    var revision: String?
    var origin: ReleaseStep.Origin
    var date: String?
  }

  /// - Throws: `OperandError` or `SnapshotFileError`.
  func reading(of release: ReleaseChoice.Release) async throws -> Reading {
    switch release.place {
    case .snapshot(let path):
      let surface = try SnapshotsFolder.surface(at: path)
      return Reading(
        reading: SurfaceReading(surface: surface), revision: surface.readFrom.revision, origin: .snapshot,
        date: surface.app.date ?? release.date)
    case .revision(let name):
      let operand = try await SurfaceOperand.read("git:\(name)", in: context)
      var reading = operand.reading
      reading.diagnostics += operand.folders.map { [$0] } ?? []
      return Reading(reading: reading, revision: operand.revision, origin: .source, date: release.date)
    }
  }
}
