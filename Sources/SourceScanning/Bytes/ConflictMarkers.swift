/// The lines that git puts around what it could not merge.
package enum ConflictMarkers {
  private static let start = Array("<<<<<<< ".utf8)
  private static let end = Array(">>>>>>> ".utf8)

  /// The first line with one, from 1; nil where there is no pair of them.
  package static func line(in bytes: [UInt8]) -> Int? {
    var first: Int?
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if first == nil, line.starts(with: start) { first = index + 1 }
      if let first, line.starts(with: end) { return first }
    }
    return nil
  }

  /// The first line that starts one, from 1, whatever follows: for files in which no line may look so.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var (line, place) = (1, 0)
    while let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[place...].starts(with: start) { return line }
      (line, place) = (line + 1, end + 1)
    }
    return nil
  }
}
