/// How much work one value may take. Counted in steps, so that every machine gives up at the same place.
package enum ValueLimit {
  /// Constants that one value is followed through; the longest way in the public apps has four.
  package static let constants = 64
  /// Terms of sums, with those of constants; elements of lists are values of their own.
  package static let parts = 500
  /// Elements of a list; an app has room for 1,000 phrases.
  package static let elements = 1_000
  /// Elements of a list that a constant holds: thousands of places may name one.
  package static let sharedElements = 100
  /// What the builder of App Shortcuts, of a summary or of a widget is made of, helpers included.
  package static let built = 1_000
  /// The longest text, in bytes: thousands of places may name one constant.
  package static let text = 1 << 12
  /// Expressions, statements and calls that one value takes.
  package static let steps = 20_000
  /// Types for which one variable may take more than one value may; it does so for the others too.
  package static let excesses = 20
  /// Types and aliases that the type of a parameter or a property takes: thousands of them may name one alias.
  package static let typeSteps = 100
  /// Questions that nobody can answer in one value, each of which makes code go several ways.
  package static let assumptions = 6
  /// Ways that code goes for one value.
  package static let runs = 32
  /// Expressions inside of expressions, calls and constants included.
  package static let depth = 160
}
