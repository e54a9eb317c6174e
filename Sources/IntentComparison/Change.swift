package import IntentSurface

/// What happened to an element.
package enum ChangeAction: String, Codable, CaseIterable, Hashable, Sendable {
  case added, removed
  /// The same thing under another key: another effective identifier, another parameter name, another raw value's case.
  case renamed
  /// Something about it is different; the aspect says what.
  case changed
}

/// One structural difference between two surfaces. It has no opinion.
package struct Change: Codable, Hashable, Sendable {
  /// The element, named as in the old surface, or as in the new one for an addition.
  package var subject: Subject
  package var action: ChangeAction
  /// What is different, for `changed`.
  package var aspect: Aspect?
  /// The old value or name, in the spelling of the snapshot; for a list, what left it.
  package var old: String?
  /// The new value or name; for a list, what joined it.
  package var new: String?
  /// The platforms on which it happened, where they are not all.
  package var platforms: [Platform]?

  package init(
    _ subject: Subject, _ action: ChangeAction, _ aspect: Aspect? = nil, old: String? = nil, new: String? = nil,
    platforms: [Platform]? = nil
  ) {
    self.subject = subject
    self.action = action
    self.aspect = aspect
    self.old = old
    self.new = new
    self.platforms = platforms
  }
}
