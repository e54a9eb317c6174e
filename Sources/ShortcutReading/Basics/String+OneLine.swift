extension String {
  /// A name that somebody gave, on one line and not longer than anybody reads: it can't pass for a line of the tool's.
  var oneLine: String {
    let words = prefix(Self.longestName).split(whereSeparator: \.isNewline).joined(separator: " ")
    return count > Self.longestName ? words + "…" : words
  }

  private static let longestName = 200
}
