import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Takes a clause away that shuts an intent out of systems on which people have it.
enum KeepAvailability {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new) else { return nil }
    let shipped = Set(context.oldType(.intent, old)?.closingClauses.map(\.trimmedDescription) ?? [])
    let clauses = type.closingClauses.filter { !shipped.contains($0.trimmedDescription) }
    guard !clauses.isEmpty else {
      throw Refusal(
        "No `@available` of the type excludes it: a condition around it does, or its target is built for fewer "
          + "systems. Compile it there again, or waive what those systems can't do.")
    }
    return Proposal(
      finding: finding, decision: .keepAvailability,
      cost:
        "Nothing for saved shortcuts. To retire the action, deprecate it: people see a notice, and it keeps running.",
      edits: clauses.map { type.file.replace($0.position.utf8Offset..<$0.endPosition.utf8Offset, with: "") })
  }
}

extension TypeCode {
  /// The `@available` clauses that make the type unavailable or obsolete somewhere.
  fileprivate var closingClauses: [AttributeSyntax] {
    declaration.attributes.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return nil }
      let closes = arguments.contains { argument in
        ["unavailable", "obsoleted"].contains { argument.trimmedDescription.contains($0) }
      }
      return closes ? attribute : nil
    }
  }
}
