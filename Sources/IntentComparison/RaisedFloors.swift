package import IntentSurface

/// Systems that an app left behind between two versions: a fact, and no harm to what people have.
package struct RaisedFloors: Equatable, Sendable {
  /// One line on oldest systems that went up; nil where none is known to be higher.
  package let line: String?
  /// One line on platforms that nothing is built for any more; nil where none is known.
  package let leftLine: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(from old: Surface, to new: Surface) {
    leftLine = Self.left(from: old, to: new)
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
      : "The app now needs \(raised.joined(separator: ", ")). People who stay on an older system keep the old app, "
        + "along with the old intents."
  }

  private static func left(from old: Surface, to new: Surface) -> String? {
    let left = new.platformsGivenUp(since: old).sorted()
    guard !left.isEmpty, !new.readFrom.platforms.isEmpty else { return nil }
    // What a project that was not read builds is not known.
    guard old.readFrom.apps == nil || new.readFrom.apps != nil else { return nil }
    let names = left.map(\.rawValue).sentenceList
    return "Nothing with intents is built for \(names) any longer. People who have the app there keep it, along with "
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
