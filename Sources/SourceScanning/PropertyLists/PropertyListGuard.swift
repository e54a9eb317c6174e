/// Refuses property lists that Foundation can't survive, or that stand for more than any machine holds, from the bytes
/// alone.
package enum PropertyListGuard {
  /// Nothing that is read here nests its lists and dictionaries further.
  static let depthLimit = 100

  /// Why a list is not read.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case tooDeep
    case tooManyValues
    case damaged
    case foreignValue

    /// In words, for a person.
    package var description: String {
      switch self {
      case .tooDeep: "its values are nested more than \(PropertyListGuard.depthLimit) deep"
      case .tooManyValues: "it expands to more than \(BinaryPropertyList.valueLimit) values"
      case .damaged: "it is damaged, or not in UTF-8"
      case .foreignValue: "it contains a set or another value that such files never contain"
      }
    }
  }

  /// Lets a list pass, binary or XML.
  ///
  /// - Returns: how many values it stands for, at most.
  @discardableResult package static func check(_ bytes: [UInt8]) throws(Refusal) -> Int {
    if bytes.starts(with: BinaryPropertyList.heading) {
      var list = try BinaryPropertyList(bytes)
      return try list.check()
    }
    guard isInUTF8(bytes) else { throw .damaged }
    let (depth, tags) = try xmlSize(of: bytes)
    guard depth <= depthLimit else { throw .tooDeep }
    return tags
  }

  /// A list that passes, as Foundation reads it on every system.
  package static func readable(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    try check(bytes)
    return bytes.starts(with: BinaryPropertyList.heading) ? bytes : PropertyListText(bytes).plain()
  }

  // In another encoding the parser sees tags where there are none in the bytes.
  private static func isInUTF8(_ bytes: [UInt8]) -> Bool {
    guard !bytes.prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) else { return false }
    let declaration = bytes.prefix(declarationSize).prefix { $0 != UInt8(ascii: ">") }
    guard let encoding = encoding(declaredIn: declaration) else { return true }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding)
  }

  /// The first quoted value after `encoding =`, in lower case. A regular expression takes longer to make than the file to
  /// read, and a row of releases has hundreds of files.
  private static func encoding(declaredIn declaration: ArraySlice<UInt8>) -> String? {
    let name = Array("encoding".utf8)
    let isBlank: (UInt8) -> Bool = { (9...13).contains($0) || $0 == 0x20 }
    for start in declaration.indices where declaration[start] | 0x20 == name[0] {
      guard declaration[start...].prefix(name.count).elementsEqual(name, by: { $0 | 0x20 == $1 }) else { continue }
      var rest = declaration[start...].dropFirst(name.count).drop(while: isBlank)
      guard rest.popFirst() == UInt8(ascii: "=") else { continue }
      rest = rest.drop(while: isBlank)
      guard let quote = rest.popFirst(), "\"'".utf8.contains(quote) else { continue }
      return String(decoding: rest.prefix { !"\"'".utf8.contains($0) }, as: UTF8.self).lowercased()
    }
    return nil
  }

  private static let declarationSize = 1024

  // The parser calls itself for each level, and a file of opening tags would end the process.
  private static func xmlSize(of bytes: [UInt8]) throws(Refusal) -> (depth: Int, tags: Int) {
    var (depth, deepest, tags) = (0, 0, 0)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      tags += 1
      let markup = rest[start...].dropFirst()
      if let (start, end) = skipped.first(where: { markup.starts(with: $0.start) }) {
        // What stands in it closes nothing.
        rest = Self.rest(of: markup.dropFirst(start.count), behind: end)
        continue
      }
      let tag = markup.prefix { $0 != UInt8(ascii: ">") }
      guard !isAmbiguous(tag) else { throw .foreignValue }
      // The parser, too, takes a tag to end at the next `>`, and to be empty by the byte before.
      if nesting.contains(where: tag.starts) {
        deepest = max(deepest, depth + 1)
        if tag.last != UInt8(ascii: "/") { depth += 1 }
      } else if tag.first == UInt8(ascii: "/"), nesting.contains(where: tag.dropFirst().starts) {
        depth = max(0, depth - 1)
      }
      rest = markup[tag.endIndex...]
    }
    return (deepest, tags)
  }

  /// Whether another parser may see another end of it, and so tags where this one sees none: a quoted `>`, or declarations
  /// inside the type of the document. No such file is written by Xcode or Shortcuts.
  private static func isAmbiguous(_ tag: ArraySlice<UInt8>) -> Bool {
    let quotes = tag.count { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return quotes % 2 == 1 || tag.first == UInt8(ascii: "!") && tag.contains(UInt8(ascii: "["))
  }

  static let nesting = [Array("array".utf8), Array("dict".utf8)]

  /// What holds no tags, without the `<` in front: comments, texts and instructions.
  static let skipped = [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")].map {
    (start: Array($0.utf8), end: Array($1.utf8))
  }

  static func rest(of bytes: ArraySlice<UInt8>, behind end: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes
    while let start = end.first.flatMap({ rest.firstIndex(of: $0) }) {
      rest = rest[start...]
      if rest.starts(with: end) { return rest.dropFirst(end.count) }
      rest = rest.dropFirst()
    }
    return []
  }
}
