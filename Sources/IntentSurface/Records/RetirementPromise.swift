/// A day before which people were promised that a type stays, recorded when a version ships.
///
/// It is the one part of a timeline that can't be derived: an end date agreed with people, from the settings of that day.
package struct RetirementPromise: Codable, Hashable, Sendable {
  package var kind: ElementKind
  /// The effective identifier.
  package var identifier: String
  /// `2027-01-31`.
  package var notBefore: String

  package init(kind: ElementKind, identifier: String, notBefore: String) {
    self.kind = kind
    self.identifier = identifier
    self.notBefore = notBefore
  }
}
