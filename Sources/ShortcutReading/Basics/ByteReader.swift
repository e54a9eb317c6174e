/// Little-endian numbers and runs of bytes that may be cut off, read one after another.
struct ByteReader {
  /// What is left to read.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next bytes; nil where they are not all there.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The next unsigned number of 1 to 8 bytes; nil where it is cut off.
  mutating func number(_ size: Int) -> UInt64? {
    take(size)?.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// The next number as a count or size; nil where it is cut off, or larger than any count.
  mutating func count(_ size: Int) -> Int? { number(size).flatMap(Int.init(exactly:)) }
}
