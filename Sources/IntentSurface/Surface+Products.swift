extension Surface {
  /// Whether it says which systems its products are built for; an older snapshot did not record it.
  package var knowsProducts: Bool { hosts.contains { !$0.platforms.isEmpty } }

  /// The bundles whose property lists declare a SiriKit intent, of Apple or the app's own.
  package func declarers(of className: String) -> [HostBundle] {
    hosts.filter { $0.declaredIntents.contains(className) }
  }

  /// The platforms on which an app is still built, and nothing declares a SiriKit intent that something declared there;
  /// none where one of the surfaces does not say who declares it.
  ///
  /// Mac Catalyst is the Mac here. A watch is left out: what it lacks, it asks the iPhone for.
  package func platformsLeft(declaring className: String, since old: Surface) -> [Platform] {
    let (before, after) = (old.declarers(of: className), declarers(of: className))
    guard !before.isEmpty, !after.isEmpty else { return [] }
    let containers = Set(before.flatMap { $0.apps + [$0.identifier] })
    let identities = Set(old.hosts.filter { containers.contains($0.identifier) }.map(\.identity))
    let apps = hosts.filter { $0.kind == .app && identities.contains($0.identity) }
    return before.systems.subtracting(after.systems).subtracting([.watchOS]).intersection(apps.systems).sorted()
  }

  /// The platforms on which some bundles have a record, each with the oldest system that one of them runs on; nil where
  /// no project says, or where it was not recorded.
  ///
  /// - Parameters:
  ///   - names: the record's bundles.
  ///   - platforms: the platforms that the record is compiled for; nil for all.
  package func floors(of names: [String], on platforms: [Platform]?) -> [Platform: String?]? {
    hosts.filter { names.contains($0.identifier) }.floors(on: platforms)
  }

  /// The same of the apps that these bundles are or are in: the oldest systems that an update reaches.
  ///
  /// - Parameters:
  ///   - names: the record's bundles.
  ///   - platforms: the platforms that the record is compiled for; nil for all.
  package func installFloors(of names: [String], on platforms: [Platform]?) -> [Platform: String?]? {
    let apps = Set(hosts.filter { names.contains($0.identifier) }.flatMap { $0.apps + [$0.identifier] })
    return hosts.filter { $0.kind != .extension && apps.contains($0.identifier) }.floors(on: platforms)
  }

  /// Whether code runs on a system of some bundles: not where it is obsolete from their oldest system on.
  package func isOpen(_ clauses: [Availability], in names: [String]) -> Bool {
    let systems = hosts.filter { names.contains($0.identifier) }.flatMap(\.platforms)
    return systems.isEmpty
      || systems.contains { system in
        !clauses.contains { clause in
          guard clause.platform == system.platform.rawValue, let end = clause.obsoleted, let floor = system.floor
          else { return false }
          return !VersionNumber(end).isLater(than: VersionNumber(floor))
        }
      }
  }
}

extension HostBundle {
  /// What devices know it by; its name where that could not be read.
  fileprivate var identity: String { bundleIdentifier ?? identifier }
}

extension [HostBundle] {
  /// What they are built for, Mac Catalyst as the Mac.
  fileprivate var systems: Set<Platform> {
    Set(flatMap(\.platforms).map { $0.platform == .macCatalyst ? .macOS : $0.platform })
  }

  fileprivate func floors(on platforms: [Platform]?) -> [Platform: String?]? {
    let bundles = self
    guard bundles.contains(where: { !$0.platforms.isEmpty }) else { return nil }
    var floors: [Platform: String?] = [:]
    for system in bundles.flatMap(\.platforms) where platforms?.contains(system.platform) ?? true {
      guard let known = floors[system.platform] else {
        floors[system.platform] = .some(system.floor)
        continue
      }
      // A bundle whose oldest system is not known may run on any.
      let lowest = [known, system.floor].compactMap { $0 }.min { VersionNumber($0) < VersionNumber($1) }
      floors[system.platform] = .some(known == nil || system.floor == nil ? nil : lowest)
    }
    return floors
  }
}
