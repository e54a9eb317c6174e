/// Finds what somebody probably meant to write.
package enum NearestNames {
  /// At most three of the candidates, nearest first: equal but for case, or few edits away, or one inside the other.
  package static func matches(for name: String, in candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    let ranked = candidates.compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Array(candidate.lowercased())
      let distance = distance(wanted, letters)
      let isNear = distance <= max(1, min(wanted.count, letters.count) / 3)
      let isPart = wanted.count > 2 && candidate.lowercased().contains(name.lowercased())
      return isNear || isPart ? (distance, candidate) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  // Edits from one to the other, two swapped letters being one edit; three rows of the table at a time.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var above = [Int]()
    var row = Array(0...right.count)
    for (line, letter) in left.enumerated() {
      var next = [line + 1]
      for (column, other) in right.enumerated() {
        let substituted = row[column] + (letter == other ? 0 : 1)
        var best = min(substituted, next[column] + 1, row[column + 1] + 1)
        if line > 0, column > 0, letter == right[column - 1], left[line - 1] == other {
          best = min(best, above[column - 1] + 1)
        }
        next.append(best)
      }
      (above, row) = (row, next)
    }
    return row[right.count]
  }
}
