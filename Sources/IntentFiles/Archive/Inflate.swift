import CZlib
import SourceScanning

/// Deflated data and checksums, by zlib: it is part of macOS and of what Swift needs on Linux, so that nothing is to be
/// installed for it, and no decompressor has to be written or kept safe here.
enum Inflate {
  /// Inflates data to the size that the archive promises; any other size is an error, however much the data would give.
  static func inflate(_ data: [UInt8], size: Int) throws(SourceTreeError) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw SourceTreeError("zlib can't be started")
    }
    defer { inflateEnd(&stream) }
    var input = data
    // One byte more than promised, so that data that goes on is seen.
    var output = [UInt8](repeating: 0, count: size + 1)
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, Int(stream.total_out) == size else {
      throw SourceTreeError("its compressed data is damaged")
    }
    output.removeLast()
    return output
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }
}
