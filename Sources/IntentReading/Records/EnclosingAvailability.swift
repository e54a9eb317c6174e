import IntentSurface
import SwiftReading
import SwiftSyntax

/// The `@available` clauses of declarations with those of all that is around them, each read once.
///
/// A class, because what it finds is kept for later questions.
final class EnclosingAvailability {
  private var known: [SyntaxIdentifier: [Availability]] = [:]

  /// The clauses of a declaration and of every type or extension around it, one for each platform.
  func clauses(around node: some SyntaxProtocol) -> [Availability] {
    AvailabilityReader.joined(
      sequence(first: Syntax(node), next: \.parent).compactMap { node in
        node.asProtocol((any WithAttributesSyntax).self).map { own(of: $0) }
      })
  }

  private func own(of node: any WithAttributesSyntax) -> [Availability] {
    if let found = known[node.id] { return found }
    let clauses = AvailabilityReader.clauses(of: node.attributes)
    known[node.id] = clauses
    return clauses
  }
}
