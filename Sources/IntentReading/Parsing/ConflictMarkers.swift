/// The lines that git puts around what it could not merge.
enum ConflictMarkers {
  private static let start = Array("<<<<<<< ".utf8)
  private static let end = Array(">>>>>>> ".utf8)

  /// The first line with one, from 1; nil where there is no pair of them.
  static func line(in bytes: [UInt8]) -> Int? {
    var first: Int?
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if first == nil, line.starts(with: start) { first = index + 1 }
      if let first, line.starts(with: end) { return first }
    }
    return nil
  }
}
