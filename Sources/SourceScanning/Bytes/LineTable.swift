/// Where the lines of a file begin: `\n`, `\r\n` and a lone `\r` end one, as for the compiler.
package struct LineTable: Sendable {
  private var starts = [0]

  /// Of the bytes of a file.
  package init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(offset + 1) }
    }
  }

  /// The line and the column of a byte, in bytes; both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (first, end) = (0, starts.count)
    while first + 1 < end {
      let middle = (first + end) / 2
      if starts[middle] <= offset { first = middle } else { end = middle }
    }
    return (first + 1, offset - starts[first] + 1)
  }
}
