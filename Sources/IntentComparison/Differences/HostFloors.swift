import IntentSurface

/// Tells whether extensions need newer systems than they did: their projects say it, and not what they offer.
struct HostFloors {
  private let old: Surface
  private let new: Surface

  init(_ old: Surface, _ new: Surface) { (self.old, self.new) = (old, new) }

  /// The oldest systems of the extensions among some bundles, on the platforms where they went up; nil where none did.
  func raised(from before: [String], to after: [String]) -> (old: String, new: String)? {
    guard let earlier = old.floors(of: names(before, in: old), on: nil),
      let later = new.floors(of: names(after, in: new), on: nil)
    else { return nil }
    let raised = later.keys.sorted().compactMap { platform -> (old: String, new: String)? in
      guard let old = earlier[platform] ?? nil, let new = later[platform] ?? nil,
        VersionNumber(new).isLater(than: VersionNumber(old))
      else { return nil }
      return ("\(platform.rawValue) \(old)", "\(platform.rawValue) \(new)")
    }
    guard !raised.isEmpty else { return nil }
    return (raised.map(\.old).joined(separator: ", "), raised.map(\.new).joined(separator: ", "))
  }

  private func names(_ names: [String], in surface: Surface) -> [String] {
    surface.extensions(named: names).map(\.identifier)
  }
}
