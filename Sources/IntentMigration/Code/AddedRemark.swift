/// What the app's code has come to say of something: that it doesn't work.
enum AddedRemark {
  /// The line that says so and that the shipped code did not have; nil where there is none, or nothing to compare with.
  ///
  /// - Parameter names: what a line must name one of.
  static func failure(of names: [String], in code: TypeCode, shipped: TypeCode?) -> String? {
    shipped.flatMap { failure(of: names, in: code.file, shipped: $0.file) }
  }

  /// The same of a whole file, which may say it where the code is gone.
  static func failure(of names: [String], in file: CodeFile, shipped: CodeFile) -> String? {
    let wanted = names.map { $0.lowercased() }.filter { $0.count > 3 }
    let known = Set(remarks(of: shipped))
    return remarks(of: file).first { line in
      let text = line.lowercased()
      return !known.contains(line) && failures.contains(where: text.contains) && wanted.contains(where: text.contains)
    }
  }

  // As people read it: without the marks of a comment, whose lines are one text.
  private static func remarks(of file: CodeFile) -> [String] {
    var (texts, isOpen): ([String], Bool) = ([], false)
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let bare = line.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
      let text = String(bare.reversed().drop(while: \.isWhitespace).reversed())
      let isComment = line.drop(while: \.isWhitespace).hasPrefix("//")
      if isComment, isOpen, let last = texts.popLast() {
        texts.append(last + " " + text)
      } else {
        texts.append(text)
      }
      isOpen = isComment && !text.isEmpty
    }
    return texts
  }

  private static let failures = [
    "not possible", "impossible", "cannot", "can't", "can’t", "not work", "n't work", "n’t work", "crash", "broken",
    "unsupported", "not supported",
  ]
}
