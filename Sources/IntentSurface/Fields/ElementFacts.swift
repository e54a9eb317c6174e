/// What holds for all elements of a kind.
package struct ElementFacts: Sendable {
  /// The kind.
  package let kind: ElementKind
  /// Which inputs can show such elements at all.
  package var visibility = ElementVisibility()
  /// Why no rule judges a new one, in words; nil where one does. What is not reported is as much a decision as what is.
  /// Reasons for single fields stand with the fields.
  package var added: String? = "Nobody relies on what was not there before."
  /// Why no rule judges one that is gone.
  package var removed: String?
  /// Why no rule judges a new name.
  package var renamed: String?
}
