/// A day before which people were promised that a type stays, recorded when a version ships.
///
/// It is the one part of a timeline that can't be derived: an end date agreed with people, from the settings of that day.
package struct RetirementPromise: Codable, Hashable, Sendable {
  /// Which kind it is.
  package var kind: ElementKind
  /// The effective identifier.
  package var identifier: String
  /// `2027-01-31`.
  package var notBefore: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(kind: ElementKind, identifier: String, notBefore: String) {
    self.kind = kind
    self.identifier = identifier
    self.notBefore = notBefore
  }
}
