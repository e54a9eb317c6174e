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
    var unknown: [any WithAttributesSyntax] = []
    var clauses: [Availability] = []
    for node in sequence(first: Syntax(node), next: \.parent) {
      if let found = known[node.id] {
        clauses = found
        break
      }
      if let declaration = node.asProtocol((any WithAttributesSyntax).self) { unknown.append(declaration) }
    }
    for declaration in unknown.reversed() {
      clauses = AvailabilityReader.joined([AvailabilityReader.clauses(of: declaration.attributes), clauses])
      known[declaration.id] = clauses
    }
    return clauses
  }
}
