package import SwiftSyntax

/// Follows constants for one value: each is looked up once, and only so many are.
///
/// A class, because all that is read for one value counts together.
package final class ConstantLookup {
  let context: ValueContext
  /// By the scope and the name of the reference; nil where nothing has the name.
  private var known: [String: ExprSyntax?] = [:]
  private var isSpent = false
  private var parts = 0

  /// Starts with nothing looked up.
  package init(context: ValueContext) { self.context = context }

  /// Why there is no going on, as the end of a sentence; nil where there is.
  package var excess: String? {
    if isSpent { return "more than \(ValueLimit.constants) constants" }
    return parts > ValueLimit.parts ? "more than \(ValueLimit.parts) parts" : nil
  }

  /// Counts one part of the value.
  package func countPart() { parts += 1 }

  /// What tells a reference from those of the same name in other types.
  package static func key(of reference: String, at place: ExprSyntax) -> String { scope(of: place) + reference }

  /// The value of a constant as the place of the reference sees it, which may be in another constant's type.
  package func value(of reference: String, at place: ExprSyntax) -> ExprSyntax? {
    let key = Self.key(of: reference, at: place)
    if let found = known[key] { return found }
    guard known.count < ValueLimit.constants else {
      isSpent = true
      return nil
    }
    let found = find(reference, from: Self.scope(of: place))
    known[key] = .some(found)
    return found
  }

  private func find(_ reference: String, from scope: String) -> ExprSyntax? {
    // `Self` in a protocol's extension is the type that is read, so that goes first.
    if reference.hasPrefix("Self.") {
      return context.constant(reference) ?? context.constant(scope + reference.dropFirst(5))
    }
    return (scope.isEmpty ? nil : context.constant(scope + reference)) ?? context.constant(reference)
  }

  private static func scope(of place: ExprSyntax) -> String {
    Syntax(place).enclosingTypePath.map { "\($0)." } ?? ""
  }
}
