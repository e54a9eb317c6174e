/// An XML property list as Xcode and Foundation for Apple's systems take it, made plain for that of Linux.
///
/// Attributes of values are passed over. Where a project sets `INFOPLIST_PREPROCESS`, Xcode runs the C preprocessor first:
/// between values, its conditions are answered as if nothing but what the file defines were defined.
struct PropertyListText {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  /// Whether a value's text is being read.
  private var isInText = false
  /// For each condition around the place: whether its branch and those around it are taken, and whether one of it was.
  private var branches: [(isTaken: Bool, wasTaken: Bool)] = []
  private var defined: Set<String> = []

  /// - Parameter bytes: what `PropertyListGuard` lets pass.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var isTaken: Bool { branches.last?.isTaken ?? true }

  func plain() -> [UInt8] {
    var copy = self
    copy.read()
    return copy.result
  }

  private mutating func read() {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      add(text: rest[..<start])
      let markup = rest[start...].dropFirst()
      let other = PropertyListGuard.skipped.first { markup.starts(with: $0.start) }
      if let other {
        rest = PropertyListGuard.rest(of: markup, behind: other.end)
        if rest.isEmpty { rest = bytes[bytes.endIndex...] }
        if isTaken { result += bytes[start..<rest.startIndex] }
        continue
      }
      let tag = markup.prefix { $0 != UInt8(ascii: ">") }
      rest = bytes[tag.endIndex...].dropFirst()
      add(tag: tag, isClosed: tag.endIndex < bytes.endIndex)
    }
    add(text: rest)
  }

  private mutating func add(tag: ArraySlice<UInt8>, isClosed: Bool) {
    let name = tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let isEmpty = tag.last == UInt8(ascii: "/")
    let isValue = ![UInt8(ascii: "!"), UInt8(ascii: "/")].contains(tag.first) && !name.elementsEqual("plist".utf8)
    isInText = isValue && !isEmpty && !PropertyListGuard.nesting.contains { name.elementsEqual($0) }
    guard isTaken else { return }
    let hasAttributes = isValue && tag.contains(UInt8(ascii: "="))
    result.append(UInt8(ascii: "<"))
    result += hasAttributes ? name + (isEmpty ? [UInt8(ascii: "/")] : []) : tag
    if isClosed { result.append(UInt8(ascii: ">")) }
  }

  private mutating func add(text: ArraySlice<UInt8>) {
    guard !isInText, text.contains(UInt8(ascii: "#")) else {
      if isTaken { result += text }
      return
    }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard let first = words.first, first.hasPrefix("#") else { continue }
      let directive = first == "#" ? words.dropFirst() : [first.dropFirst()] + words.dropFirst()
      follow(directive.map(String.init))
    }
    result.append(UInt8(ascii: "\n"))
  }

  private mutating func follow(_ words: [String]) {
    let condition = words.count > 1 ? words[1] : ""
    switch words.first {
    case "define" where isTaken: defined.insert(condition)
    case "undef" where isTaken: defined.remove(condition)
    case "if": open(holds(condition))
    case "ifdef": open(defined.contains(condition))
    case "ifndef": open(!defined.contains(condition))
    case "elif", "else":
      guard let last = branches.popLast() else { return }
      let isNext = !last.wasTaken && (words.first == "else" || holds(condition))
      branches.append((isTaken && isNext, last.wasTaken || isNext))
    case "endif": _ = branches.popLast()
    default: break
    }
  }

  private mutating func open(_ holds: Bool) { branches.append((isTaken && holds, holds)) }

  /// A name that nothing defines is 0.
  private func holds(_ condition: String) -> Bool { Int(condition).map { $0 != 0 } ?? defined.contains(condition) }
}
