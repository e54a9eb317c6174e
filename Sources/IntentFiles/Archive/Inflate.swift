import CZlib
import SourceScanning

/// Deflated data and checksums, by zlib: it is part of macOS and of what Swift needs on Linux, so that nothing is to be
/// installed for it, and no decompressor has to be written or kept safe here.
enum Inflate {
  /// Inflates data to the size that the archive promises; any other size is an error, however much the data would give.
  static func inflate(_ data: [UInt8], size: Int) throws(SourceTreeError) -> [UInt8] {
    // One byte more than promised, so that data that goes on is seen.
    var output = [UInt8](repeating: 0, count: size + 1)
    var stream = z_stream()
    // zlib remembers the stream's address and refuses another, so all of its calls get the same one.
    let (status, written) = withUnsafeMutablePointer(to: &stream) { run($0, data, &output) }
    guard let status else { throw SourceTreeError("zlib can't be started") }
    guard status == Z_STREAM_END, written == size else {
      throw SourceTreeError("its compressed data is damaged")
    }
    output.removeLast()
    return output
  }

  // Nil where zlib can't be started.
  private static func run(
    _ stream: UnsafeMutablePointer<z_stream>, _ data: [UInt8], _ output: inout [UInt8]
  ) -> (status: CInt?, written: Int) {
    guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
      return (nil, 0)
    }
    defer { inflateEnd(stream) }
    var input = data
    return input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.pointee.next_in = source.baseAddress
        stream.pointee.avail_in = UInt32(source.count)
        stream.pointee.next_out = target.baseAddress
        stream.pointee.avail_out = UInt32(target.count)
        let status = CZlib.inflate(stream, Z_FINISH)
        return (status, Int(stream.pointee.total_out))
      }
    }
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }
}
