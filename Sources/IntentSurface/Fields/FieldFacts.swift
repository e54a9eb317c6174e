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
