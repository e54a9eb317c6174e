/// One step of a shortcut.
package struct SavedAction: Hashable, Sendable {
  /// From 1, as the Shortcuts app shows the steps.
  package var position: Int
  /// The app's bundle, from the step's descriptor or from the start of its identifier.
  package var bundle: String
  /// The effective identifier of an intent, the entity that a Find step finds, or the class of a legacy intent.
  package var identifier: String
  /// What is stored for each parameter: the text where it is one, as for an enum's raw value.
  package var parameters: [String: Stored]
  /// The properties that a Find step filters and sorts by.
  package var properties: [String]
  /// The outputs of earlier steps that it takes up.
  package var reads: [SavedRead]

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    position: Int, bundle: String, identifier: String, parameters: [String: Stored] = [:], properties: [String] = [],
    reads: [SavedRead] = []
  ) {
    self.position = position
    self.bundle = bundle
    self.identifier = identifier
    self.parameters = parameters
    self.properties = properties
    self.reads = reads
  }

  /// A stored value.
  package enum Stored: Hashable, Sendable {
    case text(String)
    /// A number, a variable, an entity, a file, …
    case other
  }

  /// Whether it is one of the system's own: its identifier, or its bundle, is Apple's.
  package var isOfTheSystem: Bool {
    bundle == "is.workflow" || bundle.hasPrefix("is.workflow.") || bundle == "com.apple"
      || bundle.hasPrefix("com.apple.")
  }
}

/// A variable that a step of a shortcut reads: the output of an earlier step, and what it takes of it.
package struct SavedRead: Hashable, Sendable {
  /// One step further into a value.
  package enum Access: Hashable, Sendable {
    /// A property, by its identifier, or by its title in shortcuts that hold no identifier.
    case property(String)
    /// The value taken for an entity of some app.
    case entity(String)
  }

  /// The position of the step that made the value; nil where the variable can't be followed to one.
  package var source: Int?
  /// What is read of the value, from the outside in.
  package var accesses: [Access]

  /// Makes one from what is always known of it; the rest has its default.
  package init(source: Int?, accesses: [Access] = []) {
    self.source = source
    self.accesses = accesses
  }
}

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
