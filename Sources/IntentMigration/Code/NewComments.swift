import SourceScanning

/// What comments say right above what an edit replaces, where they came with the change: it may have been meant so.
enum NewComments {
  private static let longest = 200

  /// What whoever merges the edits should read first; nil where nothing new stands there.
  static func note(on edits: [SourceEdit], in code: CodeTree, since shipped: CodeTree?) -> String? {
    guard let shipped else { return nil }
    for edit in edits where !edit.expected.isEmpty && edit.path.hasSuffix(".swift") {
      guard let file = code.file(edit.path),
        let (comment, line) = comment(above: edit.range.lowerBound, in: file.bytes),
        shipped.bytes(edit.path)?.contains(text: comment[0]) != true
      else { continue }
      let words = comment.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
      let shown = words.count > longest ? words.prefix(longest) + "…" : words[...]
      return
        "The comment above it came with the change (\(edit.path):\(line)): “\(shown)” If it was meant so, accept the "
        + "change with a waiver instead."
    }
    return nil
  }

  // The lines of comments right above the one of a place, and the number of the first.
  private static func comment(above offset: Int, in bytes: [UInt8]) -> (lines: [String], first: Int)? {
    let lines = String(decoding: bytes[..<offset], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map { $0.drop { $0 == " " || $0 == "\t" } }
    let comment = lines.reversed().prefix { $0.hasPrefix("//") && !$0.hasPrefix("// MARK") }.reversed()
    return comment.isEmpty ? nil : (comment.map(String.init), lines.count - comment.count + 1)
  }
}
