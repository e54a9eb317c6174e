/// Decodes LZFSE, which macOS has in its Compression framework and Linux has not.
///
/// Written from the layout of its blocks. Every step makes output or takes input, so that the work is bounded by both.
enum LZFSEDecoder {
  /// The data that a stream of blocks stands for.
  ///
  /// - Parameter size: what the container promises; any other size is an error.
  /// - Throws: `ShortcutError.damaged`.
  static func decode(_ input: ArraySlice<UInt8>, size: Int) throws(ShortcutError) -> [UInt8] {
    var reader = ByteReader(input)
    var output = LZOutput(size: size)
    while let magic = reader.take(4) {
      switch String(decoding: magic, as: UTF8.self) {
      case "bvx-": try plain(&reader, &output)
      case "bvxn": try LZVNBlock.decode(&reader, &output)
      case "bvx2": try EntropyBlock.decode(&reader, &output)
      case "bvx$":
        guard reader.rest.isEmpty, let whole = output.whole else {
          throw .damaged("its compressed data ends in the wrong place")
        }
        return whole
      default: throw .damaged("its compressed data has a block of an unknown kind")
      }
    }
    throw .damaged("its compressed data is cut off")
  }

  private static func plain(_ reader: inout ByteReader, _ output: inout LZOutput) throws(ShortcutError) {
    guard let size = reader.count(4), let bytes = reader.take(size) else {
      throw .damaged("its compressed data is cut off")
    }
    try output.append(bytes)
  }
}
