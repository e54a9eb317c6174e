import IntentSurface

extension Membership {
  /// For each extension that something embeds, the systems of what embeds it; any where that can't be told.
  static func homes(in members: [Member]) -> [Int: [HostPlatform]] {
    var found: [Int: [HostPlatform]] = [:]
    for member in members where member.target.kind.host != nil {
      let own = member.target.hostPlatforms
      let systems = own.isEmpty ? Platform.allCases.map { HostPlatform($0) } : own
      for dependency in member.dependencies where members[dependency].target.kind == .extension {
        let built = members[dependency].target.platforms
        let common = systems.filter { built.contains($0.platform) }
        // What is not built for any of them, as far as is known, may be for all; what a condition takes away is gone.
        found[dependency, default: []] += (common.isEmpty ? systems : common).filter { system in
          member.dependencyFilters[dependency]?.contains(system.platform) ?? true
        }
      }
    }
    return found
  }
}

extension ProjectTarget {
  /// The systems that it is built for and something around it runs on.
  func systems(in homes: [HostPlatform]?) -> [HostPlatform] {
    guard let homes, !homes.isEmpty else { return homes == nil ? hostPlatforms : [] }
    let limited = hostPlatforms.compactMap { $0.limited(to: homes) }
    return limited.isEmpty ? hostPlatforms : limited
  }
}

extension HostPlatform {
  /// The same on the systems that what is around it runs on; nil where none of that is built for the platform.
  fileprivate func limited(to homes: [HostPlatform]) -> HostPlatform? {
    let floors = homes.filter { $0.platform == platform }.map(\.floor)
    guard !floors.isEmpty else { return nil }
    // What has no known oldest system may run on any.
    let known = floors.compactMap(\.self)
    let lowest = known.count == floors.count ? known.min { VersionNumber($0) < VersionNumber($1) } : nil
    guard let floor, let lowest else { return self }
    return HostPlatform(platform, floor: VersionNumber(floor) < VersionNumber(lowest) ? lowest : floor)
  }
}
