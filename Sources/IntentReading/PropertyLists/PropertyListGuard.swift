/// Refuses property lists that Foundation can't survive, or that stand for more than any machine holds, from the bytes
/// alone.
enum PropertyListGuard {
  /// Nothing that is read here nests its lists and dictionaries further.
  static let depthLimit = 100

  /// Why a list is not read.
  enum Refusal: Error, Equatable, CustomStringConvertible {
    case tooDeep
    case tooManyValues
    case damaged

    var description: String {
      switch self {
      case .tooDeep: "its values are nested more than \(PropertyListGuard.depthLimit) deep"
      case .tooManyValues: "it stands for more than \(BinaryPropertyList.valueLimit) values"
      case .damaged: "it is damaged"
      }
    }
  }

  /// Lets a list pass, binary or XML.
  static func check(_ bytes: [UInt8]) throws(Refusal) {
    if bytes.starts(with: BinaryPropertyList.heading) {
      var list = try BinaryPropertyList(bytes)
      return try list.check()
    }
    guard xmlDepth(of: bytes) <= depthLimit else { throw .tooDeep }
  }

  // The parser calls itself for each level, and a file of opening tags would end the process.
  private static func xmlDepth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      let tag = bytes[(index + 1)...].prefix(6)
      if tag.starts(with: Array("array".utf8)) || tag.starts(with: Array("dict".utf8)) { depth += 1 }
      if tag.starts(with: Array("/array".utf8)) || tag.starts(with: Array("/dict".utf8)) { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
