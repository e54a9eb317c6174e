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
