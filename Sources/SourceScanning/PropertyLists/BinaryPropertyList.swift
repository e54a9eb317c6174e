/// Measures what a binary property list unfolds to, without unfolding it.
///
/// Its values refer to each other by number, so that some kilobytes can stand for more than any memory holds. The layout
/// is that of Apple's `CFBinaryPList.c`: a heading, the values, a table of where each starts, and 32 bytes that say how
/// wide the numbers in the table and in references are.
struct BinaryPropertyList {
  static let heading = Array("bplist".utf8)
  /// Long texts count as several values. An exported shortcut of hundreds of steps has some ten thousand.
  static let valueLimit = 1_000_000
  private static let bytesPerValue = 32
  private static let trailerSize = 32
  // The references of keyed archives, and sets: Foundation on Linux ends the process over a set, and no file that is
  // read here holds either.
  private static let foreignKinds: Set<UInt8> = [0x8, 0xB, 0xC]

  private struct Size {
    var values = 1
    var depth = 1
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let top: Int
  private let table: Int
  private var sizes: [Size?]

  init(_ bytes: [UInt8]) throws(PropertyListGuard.Refusal) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= Self.heading.count, let count = Self.number(in: bytes, at: trailer + 8, size: 8),
      let top = Self.number(in: bytes, at: trailer + 16, size: 8),
      let table = Self.number(in: bytes, at: trailer + 24, size: 8), count <= bytes.count, top < count
    else { throw .damaged }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, table <= trailer,
      count <= (trailer - table) / offsetSize
    else {
      throw .damaged
    }
    self.top = top
    self.table = table
    sizes = Array(repeating: nil, count: count)
  }

  /// Lets a list pass that unfolds to few enough values, no deeper than others may be.
  ///
  /// - Returns: how many values it unfolds to.
  mutating func check() throws(PropertyListGuard.Refusal) -> Int { try size(of: top, depth: 1).values }

  private mutating func size(of object: Int, depth: Int) throws(PropertyListGuard.Refusal) -> Size {
    let limit = PropertyListGuard.depthLimit
    guard depth <= limit else { throw .tooDeep }
    guard object < sizes.count else { throw .damaged }
    if let size = sizes[object] {
      guard depth + size.depth - 1 <= limit else { throw .tooDeep }
      return size
    }
    let value = try value(of: object)
    var size = Size()
    if value.isCollection {
      for place in stride(from: value.start, to: value.end, by: referenceSize) {
        let part = try self.size(of: number(at: place, size: referenceSize), depth: depth + 1)
        size.values += part.values
        size.depth = max(size.depth, part.depth + 1)
        guard size.values <= Self.valueLimit else { throw .tooManyValues }
      }
    } else {
      size.values += (value.end - value.start) / Self.bytesPerValue
    }
    sizes[object] = size
    return size
  }

  // The first byte holds the kind and, in its lower half, the length; for 15, a number with the length follows.
  private func value(
    of object: Int
  ) throws(PropertyListGuard.Refusal) -> (isCollection: Bool, start: Int, end: Int) {
    var start = try number(at: table + object * offsetSize, size: offsetSize)
    guard start < table else { throw .damaged }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
    start += 1
    guard !Self.foreignKinds.contains(kind) else { throw .foreignValue }
    guard let width = width(ofKind: kind) else { return (false, start, start) }
    var count = low
    if low == 15 {
      let size = 1 << Int(try number(at: start, size: 1) & 15)
      count = try number(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= table, count <= (table - start) / width else { throw .damaged }
    return (kind >= 0xA, start, start + count * width)
  }

  /// How many bytes a value has for each unit of its length; nil for numbers, dates and the like.
  private func width(ofKind kind: UInt8) -> Int? {
    switch kind {
    case 0x4, 0x5: 1
    case 0x6: 2
    case 0xA: referenceSize
    case 0xD: 2 * referenceSize
    default: nil
    }
  }

  private func number(at start: Int, size: Int) throws(PropertyListGuard.Refusal) -> Int {
    guard let number = Self.number(in: bytes, at: start, size: size) else { throw .damaged }
    return number
  }

  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard size <= 8, start >= 0, start <= bytes.count - size else { return nil }
    return Int(exactly: bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
