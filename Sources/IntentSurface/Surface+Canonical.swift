extension Surface {
  /// The same surface with every list whose order means nothing sorted, so that equal surfaces have equal bytes.
  package func canonical() -> Surface {
    var surface = self
    surface.intents.sortRecordsUnlessSorted()
    surface.entities.sortRecordsUnlessSorted()
    surface.queries.sortRecordsUnlessSorted()
    surface.enums.sortRecordsUnlessSorted()
    surface.unionValues.sortRecordsUnlessSorted()
    surface.appShortcuts.sortRecordsUnlessSorted()
    surface.widgets.sortUnlessSorted {
      ($0.kind.spelling, $0.typePath, $0.sortSuffix) < ($1.kind.spelling, $1.typePath, $1.sortSuffix)
    }
    surface.phraseTranslations.sortUnlessSorted { ($0.key, $0.language) < ($1.key, $1.language) }
    surface.texts.sortUnlessSorted { $0.key < $1.key }
    surface.appNames.sortUnlessSorted { ($0.host ?? "", $0.language ?? "") < ($1.host ?? "", $1.language ?? "") }
    surface.urlSchemes.sortUnlessSorted { $0.name < $1.name }
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
    surface.systemIntents.sortUnlessSorted { $0.name < $1.name }
    surface.userActivities.sortUnlessSorted { $0.type.spelling < $1.type.spelling }
    surface.retirementPromises.sortUnlessSorted {
      ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue)
    }
    surface.withheld.sortUnlessSorted { ($0.typePath, $0.kind) < ($1.typePath, $1.kind) }
    return surface
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

extension Array where Element: SurfaceRecord {
  /// The same for records. A look at the identifier alone does not copy the record.
  fileprivate mutating func sortRecordsUnlessSorted() {
    let isSorted = withUnsafeBufferPointer { records in
      !records.indices.dropFirst().contains { index in
        let (before, after) = (records[index - 1].identifier, records[index].identifier)
        return after < before || after == before && records[index].precedes(records[index - 1])
      }
    }
    if !isSorted { sort { $0.precedes($1) } }
  }
}

extension SurfaceRecord {
  fileprivate func precedes(_ other: Self) -> Bool {
    if identifier != other.identifier { return identifier < other.identifier }
    return sortKeys.lexicographicallyPrecedes(other.sortKeys)
  }

  private var sortKeys: [String] { [module ?? "", bundle ?? "", typePath, platforms.sortKey] + hosts }
}

extension Widget {
  fileprivate var sortSuffix: String { (module ?? "") + platforms.sortKey + hosts.joined(separator: ",") }
}

extension Optional<[Platform]> {
  fileprivate var sortKey: String { (self ?? []).map(\.rawValue).joined(separator: ",") }
}
