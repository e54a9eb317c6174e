import IntentSurface

/// Makes one surface of the surfaces of several platforms.
///
/// What is equal everywhere is one record; what differs is one record a variant, each with its platforms.
struct PlatformMerge {
  /// One surface for each platform, in the order of `platforms`.
  let platforms: [Platform]
  let surfaces: [Surface]

  func merged() -> Surface {
    guard surfaces.count > 1 else { return surfaces.first ?? Surface() }
    var surface = Surface()
    surface.intents = records(\.intents)
    surface.entities = records(\.entities)
    surface.queries = records(\.queries)
    surface.enums = records(\.enums)
    surface.unionValues = records(\.unionValues)
    surface.appShortcuts = records(\.appShortcuts)
    surface.widgets = variants(\.widgets).map { widget, platforms in
      var widget = widget
      widget.platforms = platforms
      return widget
    }
    surface.onscreenContent = variants(\.onscreenContent).map(\.value)
    surface.packages = variants(\.packages).map(\.value)
    for intent in surfaces.flatMap(\.systemIntents) { surface.join(intent) }
    for activity in surfaces.flatMap(\.userActivities) { surface.join(activity) }
    return surface
  }

  private func records<Record: SurfaceRecord>(_ list: KeyPath<Surface, [Record]>) -> [Record] {
    variants(list).map { record, platforms in
      var record = record
      record.platforms = platforms
      return record
    }
  }

  /// Each distinct value with the platforms that have it; nil for all. A value that is there twice stays there twice.
  private func variants<Value: Hashable>(
    _ list: KeyPath<Surface, [Value]>
  ) -> [(value: Value, platforms: [Platform]?)] {
    var platformsByKey: [Key<Value>: [Platform]] = [:]
    var order: [Key<Value>] = []
    for (platform, surface) in zip(platforms, surfaces) {
      var counts: [Value: Int] = [:]
      for value in surface[keyPath: list] {
        let key = Key(value: value, occurrence: counts[value, default: 0])
        counts[value, default: 0] += 1
        if platformsByKey[key] == nil { order.append(key) }
        platformsByKey[key, default: []].append(platform)
      }
    }
    return order.map { key in
      let found = platformsByKey[key] ?? []
      return (key.value, found.count == platforms.count ? nil : found)
    }
  }

  private struct Key<Value: Hashable>: Hashable {
    let value: Value
    let occurrence: Int
  }
}
