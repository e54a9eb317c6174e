extension Surface {
  /// The same surface with every list whose order means nothing sorted, so that equal surfaces have equal bytes.
  package func canonical() -> Surface {
    var surface = self
    surface.intents.sortUnlessSorted(by: Self.recordOrder)
    surface.entities.sortUnlessSorted(by: Self.recordOrder)
    surface.queries.sortUnlessSorted(by: Self.recordOrder)
    surface.enums.sortUnlessSorted(by: Self.recordOrder)
    surface.unionValues.sortUnlessSorted(by: Self.recordOrder)
    surface.appShortcuts.sortUnlessSorted(by: Self.recordOrder)
    surface.widgets.sortUnlessSorted {
      ($0.kind.spelling, $0.typePath, $0.sortSuffix) < ($1.kind.spelling, $1.typePath, $1.sortSuffix)
    }
    surface.onscreenContent.sortUnlessSorted {
      ($0.entity ?? "", $0.typePath ?? "", $0.activityType?.spelling ?? "")
        < ($1.entity ?? "", $1.typePath ?? "", $1.activityType?.spelling ?? "")
    }
    surface.packages.sortUnlessSorted { ($0.typePath, $0.module ?? "") < ($1.typePath, $1.module ?? "") }
    surface.hosts.sortUnlessSorted { ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue) }
    surface.legacyIntents.sortUnlessSorted {
      ($0.className, $0.definitions.joined()) < ($1.className, $1.definitions.joined())
    }
    surface.legacyEnums.sortUnlessSorted { $0.name < $1.name }
    surface.legacyTypes.sortUnlessSorted { $0.name < $1.name }
    surface.retirementPromises.sortUnlessSorted {
      ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue)
    }
    return surface
  }

  private static func recordOrder(_ left: some SurfaceRecord, _ right: some SurfaceRecord) -> Bool {
    if left.identifier != right.identifier { return left.identifier < right.identifier }
    let leftKey = [left.module ?? "", left.bundle ?? "", left.typePath, left.platforms.sortKey]
    let rightKey = [right.module ?? "", right.bundle ?? "", right.typePath, right.platforms.sortKey]
    return leftKey.lexicographicallyPrecedes(rightKey)
  }
}

extension Array {
  /// Sorts in place. A list that is sorted already, as in every snapshot, is not copied: a check compares hundreds.
  fileprivate mutating func sortUnlessSorted(by precedes: (Element, Element) -> Bool) {
    let isSorted = withUnsafeBufferPointer { elements in
      !elements.indices.dropFirst().contains { precedes(elements[$0], elements[$0 - 1]) }
    }
    if !isSorted { sort(by: precedes) }
  }
}

extension Widget {
  fileprivate var sortSuffix: String { (module ?? "") + platforms.sortKey }
}

extension Optional<[Platform]> {
  fileprivate var sortKey: String { (self ?? []).map(\.rawValue).joined(separator: ",") }
}
