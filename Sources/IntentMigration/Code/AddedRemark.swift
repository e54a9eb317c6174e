import SourceScanning

/// What the app's code has come to say of something: that it doesn't work.
enum AddedRemark {
  /// The line that says so and that the shipped code did not have; nil where there is none, or nothing to compare with.
  ///
  /// - Parameter names: what a line must name one of.
  static func failure(
    of names: [String], in code: TypeCode, shipped: TypeCode?, _ context: ProposalContext
  ) -> String? {
    shipped.flatMap { failure(of: names, in: code.file.path, shipped: $0.file.path, context) }
  }

  /// The same of a whole file, which may say it where the code is gone. What edits make of it doesn't matter.
  static func failure(
    of names: [String], in path: String, shipped: String, _ context: ProposalContext
  ) -> String? {
    guard let old = context.old else { return nil }
    let wanted = names.map { $0.lowercased() }.filter { $0.count > 3 }
    let known = Set(old.remarks(in: shipped, find: failures))
    return context.new.remarks(in: path, find: failures).first { line in
      !known.contains(line) && wanted.contains(where: Array(line.lowercased().utf8).contains(text:))
    }
  }

  private static func failures(in bytes: [UInt8]) -> [String] {
    remarks(in: bytes).filter { line in
      let text = Array(line.lowercased().utf8)
      return failures.contains(where: text.contains(text:))
    }
  }

  // As people read it: without the marks of a comment, whose lines are one text.
  private static func remarks(in bytes: [UInt8]) -> [String] {
    var (texts, isOpen): ([String], Bool) = ([], false)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
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
