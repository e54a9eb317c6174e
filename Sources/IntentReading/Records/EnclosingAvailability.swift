import IntentSurface
import SwiftReading
import SwiftSyntax

/// The `@available` clauses of declarations with those of all that is around them, each read once.
///
/// A class, because what it finds is kept for later questions.
final class EnclosingAvailability {
  /// Of a declaration and all that is around it.
  private var known: [SyntaxIdentifier: [Availability]] = [:]

  /// The clauses of a declaration and of every type or extension around it, one for each platform.
  func clauses(around node: some SyntaxProtocol) -> [Availability] {
    var unknown: [(declaration: SyntaxIdentifier, attributes: AttributeListSyntax)] = []
    var clauses: [Availability] = []
    for node in sequence(first: Syntax(node), next: \.parent) {
      if let found = known[node.id] {
        clauses = found
        break
      }
      if let attributes = node.declarationAttributes { unknown.append((node.id, attributes)) }
    }
    for (declaration, attributes) in unknown.reversed() {
      clauses = AvailabilityReader.joined([AvailabilityReader.clauses(of: attributes), clauses])
      known[declaration] = clauses
    }
    return clauses
  }
}

extension Syntax {
  /// Those of the declaration that it is.
  fileprivate var declarationAttributes: AttributeListSyntax? {
    declarationGroup?.attributes ?? self.as(DeclSyntax.self)?.asProtocol((any WithAttributesSyntax).self)?.attributes
  }
}
