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
  /// Whether the views are of all platforms that the versions were read for.
  let isWhole: Bool
  /// Platforms that only one side was read for, in words.
  let notCompared: [String]

  init(_ old: Surface, _ new: Surface) {
    let oldPlatforms = Set(old.readFrom.platforms)
    let newPlatforms = Set(new.readFrom.platforms)
    let areKnown = old.knowsProducts && new.knowsProducts
    let left = new.platformsGivenUp(since: old)
    let isOpen = oldPlatforms.isEmpty || newPlatforms.isEmpty
    let shared =
      isOpen
      ? oldPlatforms.union(newPlatforms)
      : areKnown ? oldPlatforms.subtracting(left) : oldPlatforms.intersection(newPlatforms)
    isWhole = isOpen || areKnown || newPlatforms.isSubset(of: shared)
    notCompared =
      isOpen || areKnown
      ? []
      : oldPlatforms.symmetricDifference(newPlatforms).sorted().map {
        "\($0.rawValue) (only the \(oldPlatforms.contains($0) ? "old" : "new") version was read for it)"
      }
    guard
      old.hasPartialRecords || new.hasPartialRecords || areKnown && !shared.isSubset(of: newPlatforms) || !left.isEmpty,
      !shared.isEmpty
    else {
      // A Mac takes what is built for it in either way.
      let macs: Set<Platform> = [.macOS, .macCatalyst]
      let isGivenUp =
        shared.isEmpty && !left.isEmpty && (oldPlatforms.isDisjoint(with: macs) || newPlatforms.isDisjoint(with: macs))
      views = isGivenUp ? [] : [View(platform: nil, old: old, new: new)]
      return
    }
    // A side that only guesses where its records are can't say that the other has them elsewhere.
    let isOneSided = old.knowsProducts != new.knowsProducts
    views = shared.sorted().map { platform in
      View(
        platform: platform, old: old.projected(on: platform, isOneSided: isOneSided && old.knowsProducts),
        new: newPlatforms.contains(platform) || isOpen
          ? new.projected(on: platform, isOneSided: isOneSided && new.knowsProducts) : new.withoutRecords)
    }
  }
}

extension Surface {
  /// The platforms that an older version was built for, and nothing is any more; none where projects don't say that of
  /// both.
  ///
  /// Who has the app there keeps it; only an app on the watch goes with the one on the phone. Where an app is still built,
  /// people get its updates, and lose what is built for others alone.
  func platformsGivenUp(since old: Surface) -> Set<Platform> {
    guard old.knowsProducts, knowsProducts else { return [] }
    let apps = (hosts.filter { $0.kind == .app } + (readFrom.apps ?? [])).flatMap(\.platforms).map(\.platform)
    return old.builtPlatforms.subtracting(builtPlatforms).subtracting(apps + [.watchOS])
  }

  /// The platforms that it was read for, without those that no product is built for, whatever the settings name.
  private var builtPlatforms: Set<Platform> {
    let read = Set(readFrom.platforms)
    guard hosts.allSatisfy({ !$0.platforms.isEmpty }) else { return read }
    return read.intersection(hosts.flatMap(\.platforms).map(\.platform))
  }

  /// Whether some record exists on some platforms only.
  fileprivate var hasPartialRecords: Bool {
    intents.contains { $0.platforms != nil } || entities.contains { $0.platforms != nil }
      || queries.contains { $0.platforms != nil } || enums.contains { $0.platforms != nil }
      || unionValues.contains { $0.platforms != nil } || appShortcuts.contains { $0.platforms != nil }
      || widgets.contains { $0.platforms != nil }
  }

  /// The surface as it is on one platform.
  ///
  /// - Parameter isOneSided: whether only this side knows its platforms; then what it has on others alone stays.
  fileprivate func projected(on platform: Platform, isOneSided: Bool) -> Surface {
    var surface = self
    surface.intents.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.entities.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.queries.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.enums.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.unionValues.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.appShortcuts.keep(on: platform, isOneSided, \.platforms) { $0.identifier }
    surface.widgets.keep(on: platform, isOneSided, \.platforms) { $0.kind.spelling }
    // Only apps with phrases have a name that is spoken, wherever these are.
    surface.appNames = speakingNames
    // What is built for other platforms neither has a record here nor takes it over.
    surface.hosts.removeAll { host in
      !host.platforms.isEmpty && !host.platforms.contains { $0.platform == platform }
    }
    return surface
  }

  /// What is left on a platform that nothing is built for.
  fileprivate var withoutRecords: Surface {
    var surface = self
    surface.intents = []
    surface.entities = []
    surface.queries = []
    surface.enums = []
    surface.unionValues = []
    surface.appShortcuts = []
    surface.widgets = []
    return surface
  }
}

extension Array {
  fileprivate mutating func keep(
    on platform: Platform, _ isOneSided: Bool, _ platforms: KeyPath<Element, [Platform]?>,
    _ identifier: (Element) -> String
  ) {
    func exists(_ record: Element) -> Bool { record[keyPath: platforms]?.contains(platform) ?? true }
    let here = isOneSided ? Set(filter(exists).map(identifier)) : []
    removeAll { !exists($0) && !(isOneSided && !here.contains(identifier($0))) }
  }
}
