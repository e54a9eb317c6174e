import IntentSurface

/// What the bundles of an older version are called now.
///
/// Targets are told by their names, and a second project with a target of that name, or a new name for a target, changes
/// these; devices know bundles by their identifiers.
struct HostNames {
  private var names: [String: String] = [:]

  /// Those of bundle identifiers that one bundle of each side has.
  init(from old: [HostBundle], to new: [HostBundle]) {
    guard old != new else { return }
    let (before, after) = (Self.byIdentifier(old), Self.byIdentifier(new))
    for (identifier, host) in before {
      if let now = after[identifier], now.kind == host.kind { names[host.identifier] = now.identifier }
    }
    // A name that another bundle has now is no longer its own.
    let taken = Set(names.values)
    for host in old where names[host.identifier] == nil && taken.contains(host.identifier) {
      names[host.identifier] = "\(host.identifier) (\(host.bundleIdentifier ?? "before"))"
    }
    names = names.filter { $0 != $1 }
  }

  var isEmpty: Bool { names.isEmpty }

  private static func byIdentifier(_ hosts: [HostBundle]) -> [String: HostBundle] {
    let names = Dictionary(grouping: hosts, by: \.identifier)
    return Dictionary(grouping: hosts.filter { $0.bundleIdentifier != nil }) { $0.bundleIdentifier ?? "" }
      .compactMapValues { hosts in
        hosts.count == 1 && names[hosts[0].identifier]?.count == 1 ? hosts.first : nil
      }
  }

  fileprivate func current(_ name: String) -> String { names[name] ?? name }

  fileprivate func current(_ hosts: [String]) -> [String] {
    hosts.contains { names[$0] != nil } ? hosts.map(current).sorted() : hosts
  }

  fileprivate func current<Record: SurfaceRecord>(_ records: [Record]) -> [Record] {
    records.map { record in
      var record = record
      record.hosts = current(record.hosts)
      return record
    }
  }
}

extension Surface {
  /// With bundles called as another version calls them.
  func called(_ names: HostNames) -> Surface {
    guard !names.isEmpty else { return self }
    var surface = self
    surface.intents = names.current(intents)
    surface.entities = names.current(entities)
    surface.queries = names.current(queries)
    surface.enums = names.current(enums)
    surface.unionValues = names.current(unionValues)
    surface.appShortcuts = names.current(appShortcuts)
    for index in widgets.indices { surface.widgets[index].hosts = names.current(widgets[index].hosts) }
    for index in withheld.indices { surface.withheld[index].hosts = names.current(withheld[index].hosts) }
    for index in appNames.indices { surface.appNames[index].host = appNames[index].host.map(names.current) }
    for index in hosts.indices {
      surface.hosts[index].identifier = names.current(hosts[index].identifier)
      surface.hosts[index].apps = names.current(hosts[index].apps)
    }
    return surface.canonical()
  }
}
