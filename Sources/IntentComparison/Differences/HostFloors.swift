import IntentSurface

/// Tells whether extensions need newer systems than they did and than their apps: their projects say it, and not what
/// they offer.
struct HostFloors {
  private let old: Surface
  private let new: Surface

  init(_ old: Surface, _ new: Surface) { (self.old, self.new) = (old, new) }

  /// The oldest systems of the extensions among some bundles, on the platforms where they went up, and above those of the
  /// apps; nil where none did.
  func raised(from before: [String], to after: [String]) -> (old: String, new: String)? {
    raised(from: old.extensions(named: before), to: new.extensions(named: after))
  }

  /// The same of bundles without an app among them, which would have the code as well.
  func raised(fromExtensions before: [String], to after: [String]) -> (old: String, new: String)? {
    new.areExtensions(after) ? raised(from: before, to: after) : nil
  }

  /// The same of the bundles that declare a SiriKit intent: the app itself may be one.
  func raised(declaring className: String) -> (old: String, new: String)? {
    raised(from: old.declarers(of: className), to: new.declarers(of: className))
  }

  /// The platforms on which nothing declares a SiriKit intent any more, though the app is built for them; nil for none.
  func left(declaring className: String) -> String? {
    let platforms = new.platformsLeft(declaring: className, since: old)
    return platforms.isEmpty ? nil : platforms.map(\.rawValue).joined(separator: ", ")
  }

  /// The systems of the bundles among some, where they were known of all that have a record still and nothing tells them
  /// now, with the names of these bundles; nil where something does.
  func unread(from before: [String], to after: [String]) -> (old: String, new: String)? {
    guard new.knowsProducts || new.readFrom.tellsUnreadMembers else { return nil }
    let pairs = new.hosts.filter { after.contains($0.identifier) }.compactMap { bundle in
      old.hosts.first { before.contains($0.identifier) && $0.identifier == bundle.identifier }.map { ($0, bundle) }
    }
    let lost = pairs.map { $0.systems(untoldBy: $1) }
    guard let first = lost.first, lost.allSatisfy({ !$0.isEmpty }) else { return nil }
    let words = first.map { [$0.platform.rawValue, $0.floor].compactMap(\.self).joined(separator: " ") }
    return (words.joined(separator: ", "), pairs.map(\.1.identifier).sorted().sentenceList)
  }

  private func raised(from before: [HostBundle], to after: [HostBundle]) -> (old: String, new: String)? {
    let names = after.map(\.identifier)
    guard let earlier = old.floors(of: before.map(\.identifier), on: nil), let later = new.floors(of: names, on: nil),
      let apps = new.installFloors(of: names, on: nil)
    else { return nil }
    let raised = later.keys.sorted().compactMap { platform -> (old: String, new: String)? in
      guard let old = earlier[platform] ?? nil, let new = later[platform] ?? nil, let app = apps[platform] ?? nil,
        VersionNumber(new).isLater(than: VersionNumber(old)), VersionNumber(new).isLater(than: VersionNumber(app))
      else { return nil }
      return ("\(platform.rawValue) \(old)", "\(platform.rawValue) \(new)")
    }
    guard !raised.isEmpty else { return nil }
    return (raised.map(\.old).joined(separator: ", "), raised.map(\.new).joined(separator: ", "))
  }
}

extension HostBundle {
  /// Its systems of which a later version of it tells less: not whether it is built for them, or not from which version on.
  fileprivate func systems(untoldBy later: HostBundle) -> [HostPlatform] {
    guard !later.platforms.isEmpty else { return platforms }
    return platforms.filter { system in
      system.floor != nil && later.platforms.contains { $0.platform == system.platform && $0.floor == nil }
    }
  }
}
