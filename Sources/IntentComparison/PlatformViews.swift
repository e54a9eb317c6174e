import IntentSurface

/// The platforms for which two surfaces are compared, and what each looks like there.
struct PlatformViews {
  struct View {
    /// Nil where one comparison speaks for all platforms.
    let platform: Platform?
    let old: Surface
    let new: Surface
  }

  let views: [View]
  /// Platforms that only one side was read for, in words.
  let notCompared: [String]

  init(_ old: Surface, _ new: Surface) {
    let oldPlatforms = Set(old.readFrom.platforms)
    let newPlatforms = Set(new.readFrom.platforms)
    let shared =
      oldPlatforms.isEmpty || newPlatforms.isEmpty
      ? oldPlatforms.union(newPlatforms) : oldPlatforms.intersection(newPlatforms)
    notCompared =
      oldPlatforms.isEmpty || newPlatforms.isEmpty
      ? []
      : oldPlatforms.symmetricDifference(newPlatforms).sorted().map {
        "\($0.rawValue) (only the \(oldPlatforms.contains($0) ? "old" : "new") surface was read for it)"
      }
    guard old.hasPartialRecords || new.hasPartialRecords, !shared.isEmpty else {
      views = [View(platform: nil, old: old, new: new)]
      return
    }
    views = shared.sorted().map { View(platform: $0, old: old.projected(on: $0), new: new.projected(on: $0)) }
  }
}

extension Surface {
  /// Whether some record exists on some platforms only.
  fileprivate var hasPartialRecords: Bool {
    intents.contains { $0.platforms != nil } || entities.contains { $0.platforms != nil }
      || queries.contains { $0.platforms != nil } || enums.contains { $0.platforms != nil }
      || unionValues.contains { $0.platforms != nil } || appShortcuts.contains { $0.platforms != nil }
      || widgets.contains { $0.platforms != nil }
  }

  /// The surface as it is on one platform.
  fileprivate func projected(on platform: Platform) -> Surface {
    func exists(_ platforms: [Platform]?) -> Bool { platforms?.contains(platform) ?? true }
    var surface = self
    surface.intents.removeAll { !exists($0.platforms) }
    surface.entities.removeAll { !exists($0.platforms) }
    surface.queries.removeAll { !exists($0.platforms) }
    surface.enums.removeAll { !exists($0.platforms) }
    surface.unionValues.removeAll { !exists($0.platforms) }
    surface.appShortcuts.removeAll { !exists($0.platforms) }
    surface.widgets.removeAll { !exists($0.platforms) }
    return surface
  }
}
