package import IntentSurface
package import ProjectReading

/// Tells which apps and extensions declare SiriKit intents: the system asks these for them.
package struct DeclaringHosts: Sendable {
  private let membership: Membership

  /// - Parameter membership: the targets of the projects, with their property lists.
  package init(_ membership: Membership) { self.membership = membership }

  /// Notes the intents with the bundles of a surface, to which it adds those that have none but these.
  package func add(to reading: inout SurfaceReading) {
    let lists = membership.propertyLists(among: reading.declaredIntents.keys)
    let declared = lists.compactMapValues { reading.declaredIntents[$0] }.filter { !$0.value.isEmpty }
    guard !declared.isEmpty else { return }
    var hosts = reading.surface.hosts
    let known = Set(hosts.map(\.identifier))
    hosts += membership.hostBundles(around: Set(declared.keys)).filter { !known.contains($0.identifier) }
    for index in hosts.indices {
      hosts[index].declaredIntents = Set(declared[hosts[index].identifier] ?? []).sorted()
    }
    reading.surface.hosts = hosts
    reading.surface = reading.surface.canonical()
  }
}
