/// Which inputs can show the elements of a kind. What one side of a comparison can't show is not compared.
package struct ElementVisibility: Sendable {
  /// Whether Swift declares it beside App Intents, as it does widgets, packages and SiriKit: built metadata has no such.
  package let isOnlyInSource: Bool
  /// Whether property lists or tables hold it: metadata alone, without its bundle, does not.
  package let isInOtherFiles: Bool
  /// Since which edition of the reader of source code it is recorded; 0 for what it always read.
  package let edition: Int

  /// One that every input shows, but for what is said.
  package init(isOnlyInSource: Bool = false, isInOtherFiles: Bool = false, edition: Int = 0) {
    self.isOnlyInSource = isOnlyInSource
    self.isInOtherFiles = isInOtherFiles
    self.edition = edition
  }

  /// What only code declares.
  package static let source = ElementVisibility(isOnlyInSource: true)

  /// What an app says in other files than its code.
  ///
  /// - Parameter edition: the first edition of the reader of source code that looks for it.
  package static func otherFiles(since edition: Int = 0) -> ElementVisibility {
    ElementVisibility(isOnlyInSource: true, isInOtherFiles: true, edition: edition)
  }
}
