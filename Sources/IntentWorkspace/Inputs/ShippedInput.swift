import IntentSettings
import IntentSurface

/// `shipped:1.2.0`, `shipped:latest`: what people have. Where nothing was recorded, the latest is the newest release that git
/// knows.
struct ShippedInput: InputReader {
  let form = "shipped:VERSION or shipped:latest"

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    guard input.hasPrefix("shipped:") else { return nil }
    let wanted = VersionNumber(String(input.dropFirst("shipped:".count)))
    let folder = context.workspace.snapshots(of: try context.app())
    let surfaces: [Surface]
    do { surfaces = try folder.surfaces() } catch {
      throw .unreadable(input: input, reason: "\(error)")
    }
    let shown = context.workspace.relative(folder.path)
    guard let latest = surfaces.last else {
      guard wanted.description == "latest" else { throw .noShippedVersions(folder: shown) }
      return try await context.newestRelease(input)
    }
    if wanted.description == "latest" { return reading(latest, input) }
    if let surface = surfaces.first(where: { VersionNumber($0.app.version ?? "").isSame(as: wanted) }) {
      return reading(surface, input)
    }
    let versions = surfaces.compactMap(\.app.version)
    throw .unknownVersion(
      input: input, folder: shown, nearest: NearestNames.matches(for: wanted.description, in: versions),
      latest: latest.app.version ?? "")
  }

  private func reading(_ surface: Surface, _ input: String) -> InputReading {
    InputReading(
      input: input, kind: .snapshot, version: surface.app.version, reading: SurfaceReading(surface: surface))
  }
}
