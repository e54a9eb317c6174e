/// What decides the key under which people's devices store a type.
package enum IdentifierSource: String, Codable, Hashable, Sendable {
  /// The bare type name: no module, no outer type.
  case typeName
  /// A literal `persistentIdentifier`.
  case persistentIdentifier
  /// The `intentClassName` of a `CustomIntentMigratedAppIntent`.
  case intentClassName
}

/// A declaration at the top of a surface, found by its effective identifier.
package protocol SurfaceRecord: Codable, Hashable, Sendable {
  /// The effective identifier: what a saved shortcut stores.
  var identifier: String { get set }
  var identifierSource: IdentifierSource { get set }
  /// A `persistentIdentifier` that is not a literal, as written: the build may not see it and fall back to the type name.
  var unreadIdentifier: String? { get set }
  /// The Swift name with its outer types: `Outer.Inner`.
  var typePath: String { get set }
  /// The Swift module or Xcode target it is compiled into, where that is known.
  var module: String? { get set }
  /// The bundle identifier of its host, where that is known.
  var bundle: String? { get set }
  /// For source code: the targets of the apps and extensions that its code is in, sorted; empty where no project says.
  var hosts: [String] { get set }
  /// The platforms it exists on, where they are fewer than those the surface was read for.
  var platforms: [Platform]? { get set }
  var conformance: Conformance { get set }
  var availability: [Availability] { get set }

  /// The effective identifiers of a list of records, in its order.
  ///
  /// A requirement, and given by this module: elsewhere, each look at an identifier copies its record, and a check looks
  /// at hundreds of versions.
  static func identifiers(of records: [Self]) -> [String]
}

extension SurfaceRecord {
  /// The identifiers of all of them, each once and sorted.
  package static func identifiers(of records: [Self]) -> [String] {
    records.withUnsafeBufferPointer { records in records.indices.map { records[$0].identifier } }
  }

  /// The last part of the type path.
  package var typeName: String { typePath.lastNameComponent }
}

extension SurfaceRecord {
  /// By identifier, then by place.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    let (first, second) = (left.identifier, right.identifier)
    return first == second ? left.placeKeys.lexicographicallyPrecedes(right.placeKeys) : first < second
  }

  private var placeKeys: [String] { [module ?? "", bundle ?? "", typePath, platforms.sortKey] + hosts }
}

extension Optional<[Platform]> {
  /// The platforms as one text that can be sorted by.
  var sortKey: String { (self ?? []).map(\.rawValue).joined(separator: ",") }
}
