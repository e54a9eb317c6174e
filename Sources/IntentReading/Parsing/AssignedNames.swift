import SourceScanning

/// What the code of a file gives another value, found in its bytes: few values ask for it, and none for the place.
enum AssignedNames {
  /// The names before an assignment, with the type or value before a dot: `count`, `K.count` of `K.count += 1`. What is
  /// declared there is left out.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: "=") && isAssignment(bytes, sign) {
      var end = sign
      while end > 0, operators.contains(bytes[end - 1]) { end -= 1 }
      while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if let name = name(before: end, in: bytes) { found.insert(name) }
    }
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: "&") {
      let rest = bytes[(sign + 1)...].prefix { ByteClass.continuesIdentifier($0) || $0 == UInt8(ascii: ".") }
      if !rest.isEmpty { found.insert(text(rest)) }
    }
    return found
  }

  private static let operators = Set("+-*/%&|^".utf8)
  private static let declaring: Set<String> = ["let", "var", "case", "typealias", "associatedtype"]

  private static func isAssignment(_ bytes: [UInt8], _ sign: Int) -> Bool {
    let (before, after) = (sign > 0 ? bytes[sign - 1] : 0, sign + 1 < bytes.count ? bytes[sign + 1] : 0)
    return !"=!<>".utf8.contains(before) && after != UInt8(ascii: "=")
  }

  private static func name(before end: Int, in bytes: [UInt8]) -> String? {
    let start = bytes[..<end].lastIndex { !ByteClass.continuesIdentifier($0) && $0 != UInt8(ascii: ".") }
    let name = bytes[((start ?? -1) + 1)..<end]
    guard let start, !name.isEmpty else { return nil }
    // `let count = 1`, `count: Int = 1`
    let blanks = bytes[...start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let previous = bytes[..<(start + 1 - blanks)]
    if let last = previous.last, ":,".utf8.contains(last) { return nil }
    let word = previous.reversed().prefix { ByteClass.continuesIdentifier($0) }
    return declaring.contains(text(word.reversed())) ? nil : text(name)
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
