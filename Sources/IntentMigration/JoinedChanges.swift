import SourceScanning

/// What several changes make of one file, each of which was made of the same bytes.
enum JoinedChanges {
  /// Nil where two touch the same lines.
  static func bytes(of changes: [FileChange]) -> [UInt8]? {
    guard let first = changes.first, changes.count > 1 else { return changes.first?.after }
    let lines = UnifiedDiff.split(first.before ?? [])
    let edits = changes.flatMap { LineDifference.edits(from: lines, to: UnifiedDiff.split($0.after)) }
    let ordered = edits.enumerated().sorted { left, right in
      let (before, after) = (left.element.lines, right.element.lines)
      return (before.lowerBound, before.upperBound, left.offset) < (after.lowerBound, after.upperBound, right.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var position = 0
    for (edit, earlier) in zip(ordered, [nil] + ordered.map(Optional.some)) where edit != earlier {
      guard edit.lines.lowerBound >= position else { return nil }
      result += lines[position..<edit.lines.lowerBound].joined() + edit.text
      position = edit.lines.upperBound
    }
    return result + lines[position...].joined()
  }
}

extension LineDifference {
  /// Lines of the old file, from 0, and what stands there afterwards.
  struct Edit: Equatable {
    var lines: Range<Int>
    var text: [UInt8]
  }

  /// In order.
  static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
    let difference = LineDifference(from: old, to: new)
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let start = (old: oldIndex, new: newIndex)
      while difference.removed.contains(oldIndex) { oldIndex += 1 }
      while difference.added.contains(newIndex) { newIndex += 1 }
      if start != (oldIndex, newIndex) {
        edits.append(Edit(lines: start.old..<oldIndex, text: Array(new[start.new..<newIndex].joined())))
      }
      oldIndex += 1
      newIndex += 1
    }
    return edits
  }
}
