/// What the app's code has come to say of something: that it doesn't work.
enum AddedRemark {
  /// The line that says so and that the shipped code did not have; nil where there is none, or nothing to compare with.
  ///
  /// - Parameter names: what a line must name one of.
  static func failure(of names: [String], in code: TypeCode, shipped: TypeCode?) -> String? {
    guard let shipped else { return nil }
    let wanted = names.map { $0.lowercased() }.filter { $0.count > 3 }
    let known = Set(lines(of: shipped.file))
    return lines(of: code.file).first { line in
      let text = line.lowercased()
      return !known.contains(line) && failures.contains(where: text.contains) && wanted.contains(where: text.contains)
    }
  }

  // As people read it: without the marks of a comment.
  private static func lines(of file: CodeFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      let bare = line.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
      return String(bare.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static let failures = [
    "not possible", "impossible", "cannot", "can't", "can’t", "not work", "n't work", "n’t work", "crash", "broken",
    "unsupported", "not supported",
  ]
}
