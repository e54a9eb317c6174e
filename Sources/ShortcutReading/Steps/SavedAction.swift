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
