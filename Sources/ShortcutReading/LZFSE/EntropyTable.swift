/// The decoding table of one kind of symbol, made from how often each of them is there (finite-state entropy coding).
struct EntropyTable {
  /// What a state stands for, and how the next one is made.
  struct Entry {
    var symbol: Int
    /// How many bits belong to the next state.
    var bits: Int
    /// What is added to them.
    var base: Int
  }

  private var entries: [Entry] = []

  /// - Parameter states: a power of two, not below the sum of the frequencies.
  init(_ frequencies: ArraySlice<Int>, states: Int) throws(ShortcutError) {
    guard frequencies.reduce(0, +) <= states else { throw .damaged("the tables of its compressed data are damaged") }
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      let bits = frequency.leadingZeroBitCount - states.leadingZeroBitCount
      // The first states of a symbol take one bit more than the others.
      let wide = (2 * states) >> bits - frequency
      for index in 0..<frequency {
        entries.append(
          index < wide
            ? Entry(symbol: symbol, bits: bits, base: (frequency + index) << bits - states)
            : Entry(symbol: symbol, bits: bits - 1, base: (index - wide) << (bits - 1)))
      }
    }
  }

  func entry(_ state: Int) throws(ShortcutError) -> Entry {
    guard entries.indices.contains(state) else { throw .damaged("the tables of its compressed data are damaged") }
    return entries[state]
  }
}
