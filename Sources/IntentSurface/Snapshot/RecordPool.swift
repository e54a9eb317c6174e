/// The records of one kind that were in snapshots so far, each with the bytes that it was written as.
struct RecordPool<Record: Decodable> {
  private var records: [Record] = []
  /// All their bytes, one record after another, and where each begins and ends: looked at a hundred thousand times.
  private var text: [UInt8] = []
  private var ranges: [Range<Int>] = []
  private var numbers: [Key: Int] = [:]
  /// What came after each record where it was seen last: most often it does again.
  private var successors: [Int?] = []
  private var first: Int?
  /// The list read last: most lists are as they were in the version before.
  private var latest: (numbers: [Int], records: [Record]) = ([], [])

  /// Reads a list with these records, which may be absent.
  ///
  /// - Returns: false where something else is there.
  mutating func read(_ key: String, at cursor: inout SnapshotCursor, to list: inout [Record]) -> Bool {
    guard cursor.skip(key: key) else { return true }
    if cursor.skip("[\n\n  ]") { return true }
    guard cursor.skip("[\n    "), let found = numbers(at: &cursor), cursor.skip("\n  ]") else { return false }
    if found != latest.numbers { latest = (found, found.map { records[$0] }) }
    list = latest.records
    return true
  }

  private mutating func numbers(at cursor: inout SnapshotCursor) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(latest.numbers.count)
    repeat {
      let expected = found.last.map { successors[$0] } ?? first
      if let expected, text.withUnsafeBufferPointer({ cursor.skip(.init(rebasing: $0[ranges[expected]])) }) {
        found.append(expected)
        continue
      }
      guard let text = cursor.object(indentedBy: 4), let number = number(of: text) else { return nil }
      if let previous = found.last { successors[previous] = number } else { first = number }
      found.append(number)
    } while cursor.skip(",\n    ")
    return found
  }

  private mutating func number(of text: [UInt8]) -> Int? {
    let key = Key(bytes: text)
    if let number = numbers[key] { return number }
    guard let record = SnapshotCursor.record(in: text) as Record? else { return nil }
    records.append(record)
    ranges.append(self.text.endIndex..<self.text.endIndex + text.count)
    self.text += text
    successors.append(nil)
    numbers[key] = records.count - 1
    return records.count - 1
  }

  private struct Key: Hashable {
    let bytes: [UInt8]

    // All at once: an array hashes its bytes one by one.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }
}
