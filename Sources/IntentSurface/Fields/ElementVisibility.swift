/// Which inputs can show the elements of a kind. What one side of a comparison can't show is not compared.
package struct ElementVisibility: Sendable {
  /// Whether Swift declares it beside App Intents, as it does widgets, packages and SiriKit: built metadata has no such.
  package var isOnlyInSource = false
  /// Whether property lists or tables hold it: metadata alone, without its bundle, does not.
  package var isInOtherFiles = false
  /// Since which edition of the reader of source code it is recorded; 0 for what it always read.
  package var edition = 0

  /// What only code declares.
  static let source = ElementVisibility(isOnlyInSource: true)

  /// What an app says in other files than its code.
  ///
  /// - Parameter edition: the first edition of the reader of source code that looks for it.
  static func otherFiles(since edition: Int = 0) -> ElementVisibility {
    ElementVisibility(isOnlyInSource: true, isInOtherFiles: true, edition: edition)
  }
}
