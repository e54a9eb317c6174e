/// Why no rule judges what happens to an element as a whole, in words; nil where one does.
///
/// What is not reported is as much a decision as what is. Reasons for single fields stand with the fields.
package struct UnjudgedActions: Sendable {
  /// Why a new one is no finding.
  package let added: String?
  /// Why one that is gone is none.
  package let removed: String?
  /// Why a new name is none.
  package let renamed: String?

  /// One with the reasons that there are.
  package init(added: String? = nil, removed: String? = nil, renamed: String? = nil) {
    self.added = added
    self.removed = removed
    self.renamed = renamed
  }

  /// For what only its absence can hurt.
  package static let addition = UnjudgedActions(added: .addition)
}

extension String {
  static let addition = "Nobody relies on what was not there before."
}
