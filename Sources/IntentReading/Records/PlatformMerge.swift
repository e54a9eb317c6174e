import IntentSurface

/// Makes one surface of the surfaces of several views: platforms, and sets of conditions on them.
///
/// What is equal everywhere is one record; what differs is one record a variant, each with its platforms. The bundles of
/// a record are those of all views that have it.
struct PlatformMerge {
  /// All platforms that were read for.
  let platforms: [Platform]
  /// One surface for each view, in the order of the platforms.
  let surfaces: [(platform: Platform, surface: Surface)]

  init(platforms: [Platform], surfaces: [(platform: Platform, surface: Surface)]) {
    self.platforms = platforms
    self.surfaces = surfaces.count > 1 ? FoundTypes.filled(Self.used(Self.listed(surfaces))) : surfaces
  }

  /// What one view of a platform lists is listed on it, whatever other views know; one without a bundle, such as that of
  /// an app, says nothing of it.
  private static func listed(
    _ surfaces: [(platform: Platform, surface: Surface)]
  ) -> [(platform: Platform, surface: Surface)] {
    let withBundle = types(in: surfaces) { !$0.hasNoBundle }
    let listed = types(in: surfaces) { !$0.hasNoBundle && !$0.isUnlisted }
    return surfaces.map { one in
      var one = one
      one.surface.widgets = one.surface.widgets.map { widget in
        guard withBundle[one.platform]?.contains(widget.typePath) == true else { return widget }
        var widget = widget
        widget.hasNoBundle = false
        widget.isUnlisted = listed[one.platform]?.contains(widget.typePath) != true
        return widget
      }
      return one
    }
  }

  private static func types(
    in surfaces: [(platform: Platform, surface: Surface)], where isMeant: (Widget) -> Bool
  ) -> [Platform: Set<String>] {
    surfaces.reduce(into: [:]) { found, one in
      found[one.platform, default: []].formUnion(one.surface.widgets.filter(isMeant).map(\.typePath))
    }
  }

  /// What a button of one view runs is run by a button, also where a view has the intent without the button.
  private static func used(
    _ surfaces: [(platform: Platform, surface: Surface)]
  ) -> [(platform: Platform, surface: Surface)] {
    let used = Set(surfaces.flatMap(\.surface.intents).filter(\.isUsedByButton).map(\.identifier))
    guard !used.isEmpty else { return surfaces }
    return surfaces.map { one in
      var one = one
      for index in one.surface.intents.indices where used.contains(one.surface.intents[index].identifier) {
        one.surface.intents[index].isUsedByButton = true
      }
      return one
    }
  }

  func merged() -> Surface {
    guard surfaces.count > 1 else { return surfaces.first?.surface ?? Surface() }
    var surface = Surface()
    surface.intents = records(\.intents)
    surface.entities = records(\.entities)
    surface.queries = records(\.queries)
    surface.enums = records(\.enums)
    surface.unionValues = records(\.unionValues)
    surface.appShortcuts = records(\.appShortcuts)
    surface.widgets = variants(\.widgets, hosts: \.hosts).map { variant in
      var widget = variant.value
      widget.platforms = platforms(of: variant)
      widget.hosts = variant.hosts.sorted()
      return widget
    }
    surface.withheld = variants(\.withheld, hosts: \.hosts).map { variant in
      var type = variant.value
      type.hosts = variant.hosts.sorted()
      return type
    }
    surface.onscreenContent = variants(\.onscreenContent).map(\.value)
    surface.packages = variants(\.packages).map(\.value)
    for one in surfaces {
      for intent in one.surface.systemIntents { surface.join(intent) }
      for activity in one.surface.userActivities { surface.join(activity) }
    }
    return surface
  }

  private func records<Record: SurfaceRecord>(_ list: KeyPath<Surface, [Record]>) -> [Record] {
    variants(list, hosts: \.hosts).map { variant in
      var record = variant.value
      record.platforms = platforms(of: variant)
      record.hosts = variant.hosts.sorted()
      return record
    }
  }

  /// Nil for all.
  private func platforms<Value>(of variant: Variant<Value>) -> [Platform]? {
    variant.platforms.count == Set(platforms).count ? nil : variant.platforms.sorted()
  }

  private struct Variant<Value> {
    var value: Value
    var platforms: Set<Platform> = []
    var hosts: Set<String> = []
  }

  /// Each distinct value with where it is. A value that is there twice stays there twice.
  ///
  /// - Parameter hosts: what tells no two values apart.
  private func variants<Value: Hashable>(
    _ list: KeyPath<Surface, [Value]>, hosts: WritableKeyPath<Value, [String]>? = nil
  ) -> [Variant<Value>] {
    var positions: [Key<Value>: Int] = [:]
    var found: [Variant<Value>] = []
    for one in surfaces {
      var counts: [Value: Int] = [:]
      for value in one.surface[keyPath: list] {
        var bare = value
        if let hosts { bare[keyPath: hosts] = [] }
        let key = Key(value: bare, occurrence: counts[bare, default: 0])
        counts[bare, default: 0] += 1
        let position = positions[key] ?? found.count
        if position == found.count {
          positions[key] = position
          found.append(Variant(value: value))
        }
        found[position].platforms.insert(one.platform)
        if let hosts { found[position].hosts.formUnion(value[keyPath: hosts]) }
      }
    }
    return found
  }

  private struct Key<Value: Hashable>: Hashable {
    let value: Value
    let occurrence: Int
  }
}
