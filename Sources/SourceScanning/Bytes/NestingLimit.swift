/// What the parser stands, in nesting and in rows.
enum NestingLimit {
  static let brackets = 200
  static let squareBrackets = 16
  static let adjacentOpeners = 12
  static let generics = 100
  /// Bytes that the parser looks at behind each `<`, in search of the end of generic arguments, and again from the next
  /// one: with so many it takes some tenths of a second, and with four times as many seconds.
  static let bytesLookedAhead = 2 << 20
  /// Lists such as `<a> <b>`, which are in no real code: the parser looks at all that follow, and again from the next.
  static let listsInARow = 32
  /// Steps of the parser over nested `[`, which double with every level: about two seconds.
  static let doublings = 1 << 22
  static let interpolations = 50
  static let wordsInARow = 1000
  /// The longest name, in bytes: what is in a type repeats the type's.
  static let word = 1000
  static let operatorsInAStatement = 20_000
  static let branches = 100_000
  static let conditions = 500
}
