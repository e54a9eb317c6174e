/// A shortcut that somebody has, as far as its steps tell which actions of which apps it runs.
package struct SavedWorkflow: Hashable, Sendable {
  /// Who signed an exported shortcut, by the kind of certificates that lie in it. They are not verified.
  package enum Signature: Hashable, Sendable {
    /// Apple, for a shared link or “anyone”.
    case anyone
    /// A person, for the people who know them: hashes of their e-mail addresses and phone numbers lie in the file.
    case contacts
    case unknown
  }

  /// What it is to the person who has it.
  package enum Kind: Hashable, Sendable {
    case shortcut
    /// A personal automation, with what starts it where that is known: `App In Focus`.
    case automation(trigger: String?)
  }

  /// The steps, in their order.
  package var actions: [SavedAction]
  /// As the library names it; a file has none.
  package var name: String?
  /// Which kind it is.
  package var kind = Kind.shortcut
  /// Nil for what was never signed.
  package var signature: Signature?

  /// Makes one from what is always known of it; the rest has its default.
  package init(actions: [SavedAction]) { self.actions = actions }
}
