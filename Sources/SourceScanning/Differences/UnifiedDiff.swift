/// A change to a file in the form that `patch` and `git apply` read.
package struct UnifiedDiff: CustomStringConvertible {
  // As bytes: two spellings of one letter are no change to a person, but they are one to a file.
  typealias Text = ArraySlice<UInt8>

  /// Edits that are near each other, with what stands around them.
  private struct Hunk {
    var edits: [LineDifference.Edit]
    /// The lines on each side, from 0.
    var old: Range<Int>
    var new: Range<Int>
  }

  /// How many unchanged lines stand around a change.
  private static let context = 3

  private let change: FileChange
  private let lines: [Text]
  private let hunks: [Hunk]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ change: FileChange) {
    self.change = change
    lines = LineDifference.lines(of: change.before ?? [])
    hunks = Self.hunks(
      of: LineDifference.edits(from: lines, to: LineDifference.lines(of: change.after)), in: lines.count)
  }

  /// In words, for a person.
  package var description: String {
    guard !hunks.isEmpty else { return "" }
    return "--- \(change.before == nil ? "/dev/null" : "a/\(change.path)")\n+++ b/\(change.path)\n"
      + hunks.map(text).joined()
  }

  /// The lines of the file as it is afterwards, from 1, that the diff shows: those that changed and three around them.
  package var shownLines: [Range<Int>] { hunks.map { ($0.new.lowerBound + 1)..<($0.new.upperBound + 1) } }

  private static func hunks(of edits: [LineDifference.Edit], in count: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    // By how many lines what comes next stands further down.
    var shift = 0
    for edit in edits {
      let old = max(0, edit.old.lowerBound - context)..<min(count, edit.old.upperBound + context)
      let start = old.lowerBound + shift
      shift += edit.text.count - edit.old.count
      if let last = hunks.last, last.old.upperBound >= old.lowerBound {
        hunks[hunks.count - 1] = Hunk(
          edits: last.edits + [edit], old: last.old.lowerBound..<old.upperBound,
          new: last.new.lowerBound..<(old.upperBound + shift))
      } else {
        hunks.append(Hunk(edits: [edit], old: old, new: start..<(old.upperBound + shift)))
      }
    }
    return hunks
  }

  private func text(of hunk: Hunk) -> String {
    var text = "@@ -\(Self.side(hunk.old)) +\(Self.side(hunk.new)) @@\n"
    var position = hunk.old.lowerBound
    for edit in hunk.edits {
      text += Self.marked(" ", lines[position..<edit.old.lowerBound]) + Self.marked("-", lines[edit.old])
      text += Self.marked("+", edit.text[...])
      position = edit.old.upperBound
    }
    return text + Self.marked(" ", lines[position..<hunk.old.upperBound])
  }

  private static func side(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func marked(_ mark: String, _ lines: ArraySlice<Text>) -> String {
    lines.map { line in
      let text = mark + String(decoding: line, as: UTF8.self)
      return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }.joined()
  }
}
