import IntentComparison
import IntentSurface

/// A change that no rule judges, and why: what is not reported is as much a decision as what is.
///
/// The reasons stand with the fields and elements that they are about.
package struct UnjudgedChange: Sendable {
  /// The element, action and aspect that it is about.
  package let cell: Rule.Cell
  /// Why, in words.
  package let reason: String

  /// Why no rule judges a cell; nil where one does, or where nobody has decided.
  package static func reason(for cell: Rule.Cell) -> String? { all.first { $0.cell == cell }?.reason }

  /// All of them, by kind of element.
  package static let all = ElementKind.allCases.flatMap { parts(of: $0) + whole($0) }

  private static func parts(of kind: ElementKind) -> [UnjudgedChange] {
    (SurfaceElements.facts[kind] ?? []).flatMap { field in
      field.aspects.compactMap { aspect in
        field.unjudged.map { UnjudgedChange(cell: Rule.Cell(kind, .changed, aspect), reason: $0) }
      }
    }
  }

  private static func whole(_ kind: ElementKind) -> [UnjudgedChange] {
    let facts = kind.element.facts
    return [(ChangeAction.added, facts.added), (.removed, facts.removed), (.renamed, facts.renamed)].compactMap {
      action, reason in
      reason.map { UnjudgedChange(cell: Rule.Cell(kind, action), reason: $0) }
    }
  }
}
