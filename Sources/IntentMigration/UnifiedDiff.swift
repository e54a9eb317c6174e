package import SourceScanning

/// A change to a file in the form that `patch` and `git apply` read.
package struct UnifiedDiff: CustomStringConvertible {
  // As bytes: two spellings of one letter are no change to a person, but they are one to a file.
  typealias Text = ArraySlice<UInt8>

  private enum Line {
    case kept(Text)
    case removed(Text)
    case added(Text)
  }

  /// How many unchanged lines stand around a change.
  private static let context = 3

  private let change: FileChange

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ change: FileChange) { self.change = change }

  /// In words, for a person.
  package var description: String {
    let lines = Self.lines(from: Self.split(change.before ?? []), to: Self.split(change.after))
    let hunks = Self.hunks(of: lines).map { Self.text(of: $0, in: lines) }
    guard !hunks.isEmpty else { return "" }
    return "--- \(change.before == nil ? "/dev/null" : "a/\(change.path)")\n+++ b/\(change.path)\n" + hunks.joined()
  }

  /// The lines of the file as it is afterwards, from 1, that the diff shows: those that changed and three around them.
  package var shownLines: [Range<Int>] {
    let lines = Self.lines(from: Self.split(change.before ?? []), to: Self.split(change.after))
    return Self.hunks(of: lines).map { hunk in
      let start = Self.counts(lines[..<hunk.lowerBound]).new + 1
      return start..<(start + Self.counts(lines[hunk]).new)
    }
  }

  // A last line without an end is told from one with it by the newline that it lacks.
  static func split(_ bytes: [UInt8]) -> [Text] {
    var lines: [Text] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstOffset(of: "\n").map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func lines(from old: [Text], to new: [Text]) -> [Line] {
    let difference = LineDifference(from: old, to: new)
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if difference.removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if difference.added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    let before = counts(lines[..<hunk.lowerBound])
    let inside = counts(lines[hunk])
    let head = "@@ -\(side(before.old, inside.old)) +\(side(before.new, inside.new)) @@\n"
    return head
      + lines[hunk].map { line in
        switch line {
        case .kept(let text): " " + ended(text)
        case .removed(let text): "-" + ended(text)
        case .added(let text): "+" + ended(text)
        }
      }.joined()
  }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .kept: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }

  private static func side(_ before: Int, _ count: Int) -> String {
    count == 0 ? "\(before),0" : count == 1 ? "\(before + 1)" : "\(before + 1),\(count)"
  }

  private static func ended(_ line: Text) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
