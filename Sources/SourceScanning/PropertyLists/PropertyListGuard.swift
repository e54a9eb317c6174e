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
    let (depth, tags) = xmlSize(of: bytes)
    guard depth <= depthLimit else { throw .tooDeep }
    return tags
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
  private static func xmlSize(of bytes: [UInt8]) -> (depth: Int, tags: Int) {
    var depth = 0
    var deepest = 0
    var tags = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      let tag = bytes[(index + 1)...].prefix(6)
      if tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8) { depth += 1 }
      if tag.starts(with: "/array".utf8) || tag.starts(with: "/dict".utf8) { depth -= 1 }
      deepest = max(deepest, depth)
      tags += 1
    }
    return (deepest, tags)
  }
}
