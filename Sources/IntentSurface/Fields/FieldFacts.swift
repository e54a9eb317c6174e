/// What is known about a field, whatever its type.
package struct FieldFacts: Hashable, Sendable {
  /// What its changes are called: one word, or two where a type may also differ in its optionality alone.
  package var aspects: [Aspect]
  /// Whether built metadata holds it too, in the same form.
  package var isInMetadata = true
  /// Whether source code shows it to this tool.
  package var isInSource = true
  /// The edition of the reader of source code that records it first.
  package var edition = 0
  /// Whether it is a set, and a change names one item that left or joined it.
  package var isSet = false
  /// Why no rule judges its changes; nil where one does.
  package var unjudged: String?

  /// The form in which a snapshot has it under `key`; nil where the record says more than one field.
  package var stored: StoredForm?
  /// The key of a snapshot: the word for its changes, unless the table says another.
  package var key: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ aspects: [Aspect]) {
    self.aspects = aspects
    key = aspects.first?.rawValue ?? ""
  }
}

/// Reasons that several fields share for being judged by no rule.
extension String {
  static let trap = "A trap, found in each surface by itself."
  static let spelling = "The identifier is the same, and only it is stored."
  static let place = "Devices store no module, and no place of an entity, query or enum in a bundle."
  static let hurtsIntentsAlone = "Known to hurt intents alone."
  static let followsIntent = "Code that uses it is limited in the same way, and its intent is judged."
  static let unknownCode = "Nobody knows what the code stands for."
  static let onlyShown = "Only shown."
  static let followsUsers = "What uses it exists on as few platforms, and that is judged."
}
