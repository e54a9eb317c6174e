import IntentSurface

extension Membership {
  /// The systems on which an app or extension reaches people, sorted.
  ///
  /// An extension may be built for more than the apps that it is part of; nobody gets it there, or on an older system.
  func shippedPlatforms(of position: Int) -> [HostPlatform] {
    let target = members[position].target
    guard target.kind == .extension else { return target.hostPlatforms }
    let homes = members.indices.filter { app in
      [.app, .watchApp].contains(members[app].target.kind) && family(of: app).contains(position)
    }
    let apps = homes.map { members[$0].target.hostPlatforms }
    // An app of which no platform is known may be on any.
    guard !apps.isEmpty, !apps.contains([]) else { return target.hostPlatforms }
    let limited = target.hostPlatforms.compactMap { $0.limited(to: Array(apps.joined())) }
    return limited.isEmpty ? target.hostPlatforms : limited
  }
}

extension HostPlatform {
  /// The same on the systems that the apps around it run on; nil where none of them is built for the platform.
  fileprivate func limited(to homes: [HostPlatform]) -> HostPlatform? {
    let floors = homes.filter { $0.platform == platform }.map(\.floor)
    guard !floors.isEmpty else { return nil }
    // An app whose oldest system is not known may run on any.
    let known = floors.compactMap(\.self)
    let lowest = known.count == floors.count ? known.min { VersionNumber($0) < VersionNumber($1) } : nil
    guard let floor, let lowest else { return self }
    return HostPlatform(platform, floor: VersionNumber(floor) < VersionNumber(lowest) ? lowest : floor)
  }
}
