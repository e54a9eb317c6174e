/// What several changes make of one file, each of which was made of the same bytes.
package enum JoinedChanges {
  /// Nil where two touch the same lines.
  package static func bytes(of changes: [FileChange]) -> [UInt8]? {
    guard let first = changes.first, changes.count > 1 else { return changes.first?.after }
    let lines = LineDifference.lines(of: first.before ?? [])
    let edits = changes.flatMap { LineDifference.edits(from: lines, to: LineDifference.lines(of: $0.after)) }
    let ordered = edits.enumerated().sorted { left, right in
      let (before, after) = (left.element.old, right.element.old)
      return (before.lowerBound, before.upperBound, left.offset) < (after.lowerBound, after.upperBound, right.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var position = 0
    for (edit, earlier) in zip(ordered, [nil] + ordered.map(Optional.some)) where edit != earlier {
      guard edit.old.lowerBound >= position else { return nil }
      result += (lines[position..<edit.old.lowerBound] + edit.text).joined()
      position = edit.old.upperBound
    }
    return result + lines[position...].joined()
  }
}
