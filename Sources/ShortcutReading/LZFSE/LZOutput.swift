/// What a decoder has made so far: room for so many bytes and no more, however much the input asks for.
struct LZOutput {
  private var bytes: [UInt8]
  private(set) var count = 0

  init(size: Int) { bytes = Array(repeating: 0, count: size) }

  /// All of it, where the room is filled.
  var whole: [UInt8]? { count == bytes.count ? bytes : nil }

  /// How much still fits.
  var room: Int { bytes.count - count }

  mutating func append(_ piece: ArraySlice<UInt8>) throws(ShortcutError) {
    guard piece.count <= room else { throw .damaged("its data expands to more than its header says") }
    for byte in piece {
      bytes[count] = byte
      count += 1
    }
  }

  /// Repeats what was made before; both may overlap, so it goes byte by byte.
  mutating func copy(_ length: Int, back distance: Int) throws(ShortcutError) {
    guard length <= room else { throw .damaged("its data expands to more than its header says") }
    guard distance > 0, distance <= count else { throw .damaged("its data refers to missing bytes") }
    for _ in 0..<length {
      bytes[count] = bytes[count - distance]
      count += 1
    }
  }
}
