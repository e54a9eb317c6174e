/// Something of a surface that can differ between two versions: a record, or a member of one.
package protocol SurfaceElement: Hashable, Sendable {
  /// What it is a part of; `NoOwner` for a record at the top of a surface.
  associatedtype Owner: Sendable = NoOwner

  /// What holds for all of its kind.
  static var facts: ElementFacts { get }
  /// Everything that is compared about it, each thing once.
  ///
  /// From it follow what a comparison tells, what built metadata can know, why no rule judges a field, its
  /// place in the JSON Schema of snapshots, and its line in the outline.
  static var fields: [Field<Self>] { get }
}

extension SurfaceElement {
  /// The kind of element that it is.
  package static var kind: ElementKind { facts.kind }
  /// Which inputs can show such elements at all.
  package static var visibility: ElementVisibility { facts.visibility }
  /// None: one is there or not.
  package static var fields: [Field<Self>] { [] }
}

/// The owner of what has none.
package struct NoOwner: Hashable, Sendable {
  /// One with its defaults.
  package init() {}
}

/// What is known about the elements of all kinds, without their types.
package enum SurfaceElements {
  /// The fields of each kind.
  package static let facts: [ElementKind: [FieldFacts]] = Dictionary(
    ElementKind.allCases.map { ($0, facts(of: $0.element)) }, uniquingKeysWith: { first, _ in first })

  private static func facts<Element: SurfaceElement>(of element: Element.Type) -> [FieldFacts] {
    element.fields.map(\.facts)
  }
}

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
