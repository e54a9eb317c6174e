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
///
/// How elements are named: records by effective identifier, a widget by its kind as spelled, a package by its type path;
/// parameters, entity properties, query filters and cases by their stored name within their record; a result and a
/// parameter summary by their intent alone; an App Shortcut by its intent, with its presets joined by `, ` as member
/// where it has any; a phrase by its intent and its text.
///
/// How values are spelled: as in a snapshot, expressions as written, `true` and `false`; nil where there is none. An
/// aspect that is a set (protocols, capabilities, comparators, sort options, families, phrases, keywords, …) gives one
/// change for each item: `old` for one that left, `new` for one that joined. An order that changed gives the names,
/// joined by `, `. `shown` of a parameter goes from `true` to `false` or back; `foreground` is the canonical list of
/// modes, `background, foreground(.dynamic)`.
package struct Change: Codable, Hashable, Sendable {
  /// The element, named as in the old surface, or as in the new one for an addition.
  package var subject: Subject
  /// What happened to the element.
  package var action: ChangeAction
  /// What is different, for `changed`.
  package var aspect: Aspect?
  /// The old value or name, in the spelling of the snapshot; for a list, what left it.
  package var old: String?
  /// The new value or name; for a list, what joined it.
  package var new: String?
  /// The platforms on which it happened, where they are not all.
  package var platforms: [Platform]?

  /// Makes one from what is always known of it; the rest has its default.
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
