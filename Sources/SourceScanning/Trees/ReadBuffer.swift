/// Memory that one file after another is read into, as large as the largest so far.
package struct ReadBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// One with its defaults.
  package init() {}

  deinit { memory.deallocate() }

  /// At least as many bytes, with anything in them.
  package mutating func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: max(count, 64 << 10), alignment: 16)
    }
    return memory
  }
}
