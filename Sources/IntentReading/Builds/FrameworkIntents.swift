import IntentSurface
import ProjectReading

extension SurfaceReading {
  /// Notes with each intent that is only in frameworks the apps that have it, where no package includes the frameworks'.
  mutating func addFrameworkIntents(_ membership: Membership) {
    func frameworks(of subject: Subject) -> [String] {
      locations[subject].map { membership.frameworks(of: $0.path) } ?? []
    }
    // Of a list that can't be read, it is asked what it includes.
    guard surface.packages.allSatisfy({ $0.unreadIncludes == nil }) else { return }
    let named = Set(surface.packages.flatMap(\.includes))
    let included = Set(named.flatMap { frameworks(of: Subject(.package, $0)) })
    for index in surface.intents.indices {
      let intent = surface.intents[index]
      let places = frameworks(of: Subject(.intent, intent.identifier))
      guard !places.isEmpty, included.isDisjoint(with: places) else { continue }
      let apps = surface.hosts.filter { $0.kind == .app && intent.hosts.contains($0.identifier) }
      surface.intents[index].unincludedBy = apps.map(\.identifier).sorted()
    }
  }
}
