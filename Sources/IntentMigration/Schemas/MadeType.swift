/// A type that is made for a schema.
package struct MadeType: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// How many places of it are left for a person to fill in.
  package let openPlaces: Int
}
