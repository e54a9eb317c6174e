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

  /// Nothing known yet.
  package init() {}
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
