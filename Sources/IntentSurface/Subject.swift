/// One element of a surface, named as people name it: `AddTask`, `AddTask.title`, `Priority.high`.
package struct Subject: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Which kind it is.
  package var kind: ElementKind
  /// The effective identifier of the declaration.
  package var owner: String
  /// The parameter, property, case, phrase, … in it.
  package var member: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ kind: ElementKind, _ owner: String, _ member: String? = nil) {
    self.kind = kind
    self.owner = owner
    self.member = member
  }

  /// In words, for a person.
  package var description: String { member.map { "\(owner).\($0)" } ?? owner }

  /// The order in which output lists them.
  package static func < (left: Subject, right: Subject) -> Bool {
    (left.owner, left.member ?? "", left.kind.rawValue) < (right.owner, right.member ?? "", right.kind.rawValue)
  }
}
