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
