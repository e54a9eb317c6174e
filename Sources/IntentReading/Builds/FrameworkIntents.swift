import IntentSurface
import ProjectReading

extension SurfaceReading {
  /// Notes with each app which of its intents are only in frameworks whose packages no other package includes.
  mutating func addFrameworkIntents(_ membership: Membership) {
    func frameworks(of subject: Subject) -> [String] {
      locations[subject].map { membership.frameworks(of: $0.path) } ?? []
    }
    // Of a list that can't be read, it is asked what it includes.
    guard surface.packages.allSatisfy({ $0.unreadIncludes == nil }) else { return }
    let named = Set(surface.packages.flatMap(\.includes))
    let included = Set(named.flatMap { frameworks(of: Subject(.package, $0)) })
    for intent in surface.intents {
      let places = frameworks(of: Subject(.intent, intent.identifier))
      guard !places.isEmpty, included.isDisjoint(with: places) else { continue }
      for index in surface.hosts.indices where intent.hosts.contains(surface.hosts[index].identifier) {
        surface.hosts[index].unincludedIntents.append(intent.identifier)
      }
    }
  }
}
