extension SurfaceRecord {
  /// What every record has: its name in Swift, where its identifier comes from, how it conforms, on what it runs.
  ///
  /// A record under a new identifier gives one `renamed` change; the new type name is that change's cause, not another
  /// one.
  static func nameFields() -> [Field<Self>] {
    [
      Field([.typeName]) { old, new, _ in
        guard old.identifier == new.identifier, old.typePath != new.typePath else { return [] }
        return [FieldDifference(.typeName, old: old.typePath, new: new.typePath)]
      },
      Field([.identifierSource]) { old, new, _ in
        guard old.identifier == new.identifier, old.identifierSource != new.identifierSource else { return [] }
        return [
          FieldDifference(
            .identifierSource, old: old.identifierSource.rawValue, new: new.identifierSource.rawValue)
        ]
      }.onlyInSource(),
      .text(.unreadIdentifier) { $0.unreadIdentifier }.onlyInSource(),
    ]
  }

  /// The module and the bundle. Where the apps and extensions of both sides are known, they say more than either.
  static func placeFields() -> [Field<Self>] {
    [Field.withOwner(.module), Field.withOwner(.bundle).onlyInSource()]
  }

  static func conformanceField() -> Field<Self> {
    Field([.conformance]) { old, new, _ in
      let (old, new) = (old.conformance, new.conformance)
      guard old != .unknown, new != .unknown, old != new else { return [] }
      return [FieldDifference(.conformance, old: old.description, new: new.description)]
    }.onlyInSource()
  }

  static func availabilityField() -> Field<Self> {
    .text(.availability) { $0.availability.spelling }.decided {
      $0.availability.contains { $0.platform == "anyAppleOS" }
    }
    .open { old, new in
      // What a name stands for that flags of the compiler give to versions, they alone say.
      Set(new.availability.filter(\.isNamed)).subtracting(old.availability).sorted { $0.platform < $1.platform }
        .spelling
    }
  }
}

extension Field {
  /// The targets that compile an element, which differ only where the new side tells of none any more.
  static func targets(_ hosts: @escaping @Sendable (Element) -> [String]) -> Field {
    Field([.targets]) { old, new, _ in
      guard !hosts(old).isEmpty, hosts(new).isEmpty else { return [] }
      return [FieldDifference(.targets, old: hosts(old).joined(separator: ", "), new: nil)]
    }.stored(as: nil).onlyInSource().recorded(sinceEdition: 2)
  }
}

extension [Availability] {
  /// The clauses on one line, nil for none: `iOS 17.0, macOS unavailable`.
  package var spelling: String? { isEmpty ? nil : map(\.spelling).sorted().joined(separator: ", ") }
}

extension Availability {
  /// Whether it is about no system, but about a name for versions of some.
  fileprivate var isNamed: Bool { Platform(rawValue: system) == nil && !Self.others.contains(system) }

  private static let others: Set = [
    "*", "anyAppleOS", "swift", "_PackageDescription", "OSX", "DriverKit", "Windows", "Android", "Linux", "FreeBSD",
    "OpenBSD", "WASI",
  ]

  fileprivate var spelling: String {
    var words = [platform]
    words += introduced.map { [$0] } ?? []
    words += isUnavailable == true ? ["unavailable"] : []
    words += deprecated.map { ["deprecated \($0)"] } ?? (isDeprecated == true ? ["deprecated"] : [])
    words += obsoleted.map { ["obsoleted \($0)"] } ?? []
    return words.joined(separator: " ")
  }
}
