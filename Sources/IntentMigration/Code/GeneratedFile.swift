/// A file that a tool writes: what is edited in it is gone the next time.
package enum GeneratedFile {
  /// The line at the head of a file that says so; nil for a file that people write.
  package static func mark(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(longest), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
    let comments = head.prefix { line in openings.contains(where: line.hasPrefix) }
    let isWarning = comments.contains { line in warnings.contains(where: line.lowercased().contains) }
    return comments.first { line in
      let text = line.lowercased()
      return signs.contains(where: text.contains) || text.contains("generated") && isWarning
    }
    .map { String($0.drop { "/* ".contains($0) }) }
  }

  private static let longest = 4_096
  private static let openings = ["//", "/*", "*"]
  private static let signs = ["@generated", "code generated", "generated code", "generated using", "auto-generated"]
  private static let warnings = ["do not edit", "do not modify", "do not change", "don't edit", "don't modify"]

  /// What whoever reads an edit of one must know first.
  static func note(on path: String, _ mark: String) -> String {
    "\(path) is generated (“\(mark)”): make the edit in what it is generated from, or the next run of the generator "
      + "undoes it. `--write` leaves it alone."
  }
}
