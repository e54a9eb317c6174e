package import IntentSurface

/// The oldest systems of an app that went up between two versions: a fact, and no harm to what people have.
package struct RaisedFloors: Equatable, Sendable {
  /// One line; nil where no floor is known to be higher.
  package let line: String?

  package init(from old: Surface, to new: Surface) {
    let before = Self.floors(of: old)
    let raised = Self.floors(of: new).sorted { $0.key < $1.key }.compactMap { platform, floor -> String? in
      guard let earlier = before[platform], VersionNumber(floor).isLater(than: VersionNumber(earlier)) else {
        return nil
      }
      return "\(platform.rawValue) \(floor) (\(earlier) before)"
    }
    line =
      raised.isEmpty
      ? nil
      : "The app needs \(raised.joined(separator: ", ")) now. Who stays on an older system keeps the old app, and with it "
        + "the old intents."
  }

  /// The floors of the apps; of several the lowest.
  private static func floors(of surface: Surface) -> [Platform: String] {
    let systems = surface.hosts.filter { [.app, .watchApp].contains($0.kind) }.flatMap(\.platforms)
    return systems.reduce(into: [:]) { floors, system in
      guard let floor = system.floor else { return }
      floors[system.platform] =
        floors[system.platform].map {
          VersionNumber($0) < VersionNumber(floor) ? $0 : floor
        } ?? floor
    }
  }
}
