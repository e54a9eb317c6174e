package import IntentSurface

/// One structural difference between two surfaces, with the records that differ in hand. It has no opinion.
package struct Difference: Sendable {
  /// How reports say it. Made once; nothing that judges reads it back.
  package internal(set) var change: Change
  /// An `Evidence` of the element's type.
  let evidence: any Sendable
  /// Whether the old side is known and the new one is not: nobody can tell whether they differ.
  package private(set) var isOpen = false
  /// The code that was not read and may still give what the old side has; nil where none may.
  package private(set) var unread: String?

  init(change: Change, evidence: any Sendable, isOpen: Bool = false, unread: String? = nil) {
    self.change = change
    self.evidence = evidence
    self.isOpen = isOpen
    self.unread = unread
  }

  /// Both sides of an element that was renamed or changed; nil for another kind or another action.
  package func pair<Element: SurfaceElement>(of element: Element.Type = Element.self) -> Pair<Element>? {
    guard case .both(var pair)? = evidence as? Evidence<Element> else { return nil }
    pair.platforms = change.platforms
    return pair
  }

  /// An element that the new surface has no more; nil for another kind or another action.
  package func loss<Element: SurfaceElement>(of element: Element.Type = Element.self) -> Loss<Element>? {
    guard case .lost(var loss)? = evidence as? Evidence<Element> else { return nil }
    loss.platforms = change.platforms
    return loss
  }

  /// An element that the old surface did not have; nil for another kind or another action.
  package func gain<Element: SurfaceElement>(of element: Element.Type = Element.self) -> Gain<Element>? {
    guard case .gained(var gain)? = evidence as? Evidence<Element> else { return nil }
    gain.platforms = change.platforms
    return gain
  }
}

enum Evidence<Element: SurfaceElement>: Sendable {
  case lost(Loss<Element>)
  case gained(Gain<Element>)
  case both(Pair<Element>)
}

/// An element on both sides, with what it is a part of.
package struct Pair<Element: SurfaceElement>: Sendable {
  /// Named as in the old surface.
  package let subject: Subject
  /// The old side.
  package let old: Element
  /// The new side.
  package let new: Element
  /// The record that holds it, on the old side.
  package let oldOwner: Element.Owner
  /// The record that holds it, on the new side.
  package let newOwner: Element.Owner
  /// What differs; nil for a rename.
  package var aspect: Aspect?
  /// What left or joined, where a set differs.
  package var item: FieldDifference.Item?
  /// Where it went, where its module or bundle differs.
  package var move: Move?
  /// The platforms on which it differs, where they are not all.
  package var platforms: [Platform]?

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    _ subject: Subject, _ old: Element, _ new: Element, in oldOwner: Element.Owner, _ newOwner: Element.Owner
  ) {
    self.subject = subject
    self.old = old
    self.new = new
    self.oldOwner = oldOwner
    self.newOwner = newOwner
  }
}

/// Modules, or bundles, that had an element and those that have it now.
package struct Move: Hashable, Sendable {
  /// The old side.
  package let old: [String]
  /// The new side.
  package let new: [String]
  /// Whether the new places, all of another app, had it before as well: it left the old ones and went nowhere.
  package let isDeparture: Bool
  /// Why it may be where it was, as the end of a sentence; nil where it is not.
  package let doubt: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(from old: [String], to new: [String], isDeparture: Bool = false, doubt: String? = nil) {
    self.old = old
    self.new = new
    self.isDeparture = isDeparture
    self.doubt = doubt
  }

  /// The names that it left, joined.
  package var oldName: String { old.joined(separator: ", ") }

  /// The names that it went to, joined.
  package var newName: String { new.joined(separator: ", ") }
}

extension Pair where Element.Owner == NoOwner {
  /// Makes one from what is always known of it; the rest has its default.
  package init(_ subject: Subject, _ old: Element, _ new: Element) {
    self.init(subject, old, new, in: NoOwner(), NoOwner())
  }
}

/// An element that is gone, with what it was a part of.
package struct Loss<Element: SurfaceElement>: Sendable {
  /// What it is about.
  package let subject: Subject
  /// The old side.
  package let old: Element
  /// The record that holds it, on the old side.
  package let oldOwner: Element.Owner
  /// The owner as it is now; nil where it is gone too.
  package let newOwner: Element.Owner?
  /// The platforms on which it is gone, where they are not all.
  package var platforms: [Platform]?
}

/// An element that is new, with what it is a part of.
package struct Gain<Element: SurfaceElement>: Sendable {
  /// What it is about.
  package let subject: Subject
  /// The new side.
  package let new: Element
  /// The record that holds it, on the new side.
  package let newOwner: Element.Owner
  /// The owner as it was; nil where it is new too.
  package let oldOwner: Element.Owner?
  /// The platforms on which it is new, where they are not all.
  package var platforms: [Platform]?
}
