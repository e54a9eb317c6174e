import SourceScanning

/// The lists of property lists that named a class, `IntentsSupported` and its like, or something else.
enum ListedClass {
  /// The class in each list again that named it and is still there, behind what stood before it.
  ///
  /// - Parameter key: of the only lists in question; nil for any.
  static func edits(for className: String, under key: String? = nil, in context: ProposalContext) -> [SourceEdit] {
    guard let old = context.old else { return [] }
    return old.paths.filter { $0.hasSuffix(".plist") }.flatMap { path -> [SourceEdit] in
      guard let before = old.bytes(path), let after = context.new.bytes(path), before.contains(words: className) else {
        return []
      }
      let (shipped, now) = (PropertyLines(before), PropertyLines(after))
      return shipped.lists.filter { $0.entries.contains(className) && key ?? $0.key == $0.key }.compactMap { list in
        guard let other = now.lists.first(where: { $0.key == list.key && $0.index == list.index }),
          !other.entries.contains(className)
        else { return nil }
        let known = list.entries.prefix { $0 != className }.last(where: other.entries.contains)
        return now.edit(adding: className, to: other, behind: known, in: path)
      }
    }
  }

  /// A text behind all others of the first list under a key; nil where there is none.
  static func edit(adding text: String, under key: String, in path: String, _ code: CodeTree) -> SourceEdit? {
    let lines = code.bytes(path).map(PropertyLines.init)
    return lines?.lists.first { $0.key == key }.flatMap {
      lines?.edit(adding: text, to: $0, behind: $0.entries.last, in: path)
    }
  }
}

/// The lines of a property list as Xcode writes it.
private struct PropertyLines {
  /// A list of texts under a key.
  struct List {
    let key: String
    /// Which of the lists under that key it is.
    let index: Int
    /// The line that begins it.
    let start: Int
    var indentation: String
    var entries: [String] = []
    /// The line of each entry.
    var lines: [String: Int] = [:]
  }

  func edit(adding entry: String, to list: List, behind known: String?, in path: String) -> SourceEdit {
    let place = ends[known.flatMap { list.lines[$0] } ?? list.start]
    let text = "\n" + list.indentation + "<string>\(entry)</string>"
    return SourceEdit(path: path, range: place..<place, expected: "", replacement: text)
  }

  private(set) var lists: [List] = []
  /// Where each line ends.
  private(set) var ends: [Int] = []

  init(_ bytes: [UInt8]) {
    var (offset, key, open, counts): (Int, String?, List?, [String: Int]) = (0, nil, nil, [:])
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      offset += line.count
      ends.append(offset)
      offset += 1
      let text = String(decoding: line, as: UTF8.self)
      let word = String(text.filter { $0 != "\r" }.drop(while: \.isWhitespace))
      let indentation = String(text.prefix(while: \.isWhitespace))
      if let name = word.element("key") {
        key = name
      } else if word.hasPrefix("<array>"), let name = key {
        counts[name, default: 0] += 1
        open = List(key: name, index: counts[name, default: 0], start: number, indentation: indentation + "\t")
      } else if let entry = word.element("string") {
        open?.indentation = indentation
        open?.entries.append(entry)
        open?.lines[entry] = number
      } else {
        if word.hasPrefix("</array>"), let open { lists.append(open) }
        (key, open) = (nil, nil)
      }
    }
  }
}

extension String {
  /// What stands between the tags of an element on one line.
  fileprivate func element(_ name: String) -> String? {
    let (start, end) = ("<\(name)>", "</\(name)>")
    guard hasPrefix(start), hasSuffix(end) else { return nil }
    return String(dropFirst(start.count).dropLast(end.count))
  }
}
