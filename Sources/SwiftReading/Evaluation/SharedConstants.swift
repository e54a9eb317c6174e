import SwiftSyntax

/// The values of constants that are made of no other ones, worked out once for all that name them: thousands of places
/// may name a long table.
///
/// What each took is counted for every place, so that all of them give up where they would have by themselves. A class,
/// because evaluators share it.
package final class SharedConstants {
  struct Known {
    var value: SwiftValue
    var cost: Evaluator.Cost
    /// How deep the place was for which it was worked out: another one may be too deep for it.
    var depth: Int
  }

  var known: [Evaluator.ConstantKey: Known] = [:]
  /// How often a variable took more than one value may, and why.
  private var excesses: [SyntaxIdentifier: (count: Int, reason: Unknown)] = [:]

  /// Nothing known yet.
  package init() {}

  /// Works out what a variable holds for one type: thousands may share a getter that never ends.
  func limited<Found>(
    _ variable: PatternBindingSyntax, _ find: () throws(Unknown) -> Found
  ) throws(Unknown) -> Found {
    if let known = excesses[variable.id], known.count >= ValueLimit.excesses { throw known.reason }
    do throws(Unknown) { return try find() } catch {
      if error.isExcess { excesses[variable.id] = ((excesses[variable.id]?.count ?? 0) + 1, error) }
      throw error
    }
  }
}

extension SwiftValue {
  /// Whether it is the same wherever it is taken: it sees no code around it.
  var isPlain: Bool {
    switch self {
    case .text, .integer, .double, .bool, .null: true
    case .wrapped(let value): value.isPlain
    case .list(let values, _): values.allSatisfy(\.isPlain)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isPlain && $0.value.isPlain }
    case .tuple(let values): values.allSatisfy(\.value.isPlain)
    default: false
    }
  }
}
