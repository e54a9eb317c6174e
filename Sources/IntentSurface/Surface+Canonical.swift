extension Surface {
  /// The same surface with every list whose order means nothing sorted, so that equal surfaces have equal bytes.
  package func canonical() -> Surface {
    var surface = self
    surface.intents.sort(by: Self.recordOrder)
    surface.entities.sort(by: Self.recordOrder)
    surface.queries.sort(by: Self.recordOrder)
    surface.enums.sort(by: Self.recordOrder)
    surface.unionValues.sort(by: Self.recordOrder)
    surface.appShortcuts.sort(by: Self.recordOrder)
    surface.widgets.sort {
      ($0.kind.spelling, $0.typePath, $0.sortSuffix) < ($1.kind.spelling, $1.typePath, $1.sortSuffix)
    }
    surface.onscreenContent.sort {
      ($0.entity ?? "", $0.typePath ?? "", $0.activityType?.spelling ?? "")
        < ($1.entity ?? "", $1.typePath ?? "", $1.activityType?.spelling ?? "")
    }
    surface.packages.sort { ($0.typePath, $0.module ?? "") < ($1.typePath, $1.module ?? "") }
    surface.hosts.sort { ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue) }
    surface.legacyIntents.sort { ($0.className, $0.definitions.joined()) < ($1.className, $1.definitions.joined()) }
    surface.legacyEnums.sort { $0.name < $1.name }
    surface.legacyTypes.sort { $0.name < $1.name }
    surface.retirementPromises.sort { ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue) }
    return surface
  }

  private static func recordOrder(_ left: some SurfaceRecord, _ right: some SurfaceRecord) -> Bool {
    let leftKey = [left.identifier, left.module ?? "", left.bundle ?? "", left.typePath, left.platforms.sortKey]
    let rightKey = [right.identifier, right.module ?? "", right.bundle ?? "", right.typePath, right.platforms.sortKey]
    return leftKey.lexicographicallyPrecedes(rightKey)
  }
}

extension Widget {
  fileprivate var sortSuffix: String { (module ?? "") + platforms.sortKey }
}

extension Optional<[Platform]> {
  fileprivate var sortKey: String { (self ?? []).map(\.rawValue).joined(separator: ",") }
}
