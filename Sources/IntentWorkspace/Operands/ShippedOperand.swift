import IntentSettings
import IntentSurface

/// `shipped:1.2.0`, `shipped:latest`: what people have.
struct ShippedOperand: OperandReader {
  let form = "shipped:VERSION or shipped:latest"

  func read(_ operand: String, in context: OperandContext) async throws(OperandError) -> OperandReading? {
    guard operand.hasPrefix("shipped:") else { return nil }
    let wanted = VersionNumber(String(operand.dropFirst("shipped:".count)))
    let folder = context.workspace.snapshots(of: try context.app())
    let surfaces: [Surface]
    do { surfaces = try folder.surfaces() } catch {
      throw .unreadable(operand: operand, reason: "\(error)")
    }
    let shown = context.workspace.relative(folder.path)
    guard let latest = surfaces.last else { throw .noShippedVersions(folder: shown) }
    if wanted.description == "latest" { return reading(latest, operand) }
    if let surface = surfaces.first(where: { VersionNumber($0.app.version ?? "").isSame(as: wanted) }) {
      return reading(surface, operand)
    }
    let versions = surfaces.compactMap(\.app.version)
    throw .unknownVersion(
      operand: operand, folder: shown, nearest: NearestNames.matches(for: wanted.description, in: versions),
      latest: latest.app.version ?? "")
  }

  private func reading(_ surface: Surface, _ operand: String) -> OperandReading {
    OperandReading(
      operand: operand, kind: .snapshot, version: surface.app.version, reading: SurfaceReading(surface: surface))
  }
}
