import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// The files of the current code that could not be read: what may stand in one of them is not known to be gone.
struct UnreadFiles {
  private let paths: [String]
  /// Those that the shipped version has as well: what it shipped stood elsewhere.
  private let known: Set<String>

  init(in reading: SurfaceReading, since old: SurfaceReading) {
    (paths, known) = (reading.unread.sorted(), old.unread)
  }

  /// Why nothing is restored that a finding says is gone; nil where all was read that may hold it.
  func reason(for finding: Finding, _ comparison: Comparison, _ locations: Locations, in code: CodeTree) -> String? {
    guard !paths.isEmpty else { return nil }
    let subject = finding.subject
    let owners = subject.kind.ownerKinds.map { Subject($0, subject.owner) }
    let isSpoken = [.appShortcut, .phrase].contains(subject.kind)
    guard isSpoken || !owners.contains(where: { locations.new[$0] != nil }) else { return nil }
    let place = ((isSpoken ? [] : owners) + [subject]).lazy.compactMap { locations.old[$0]?.path }.first
    let names = Self.names(of: subject.owner, comparison.oldRecords)
    let holder = paths.first { path in
      if let place, place == path || place.hasPrefix(path + "/") { return true }
      guard !isSpoken else { return false }
      // Names are in what projects list, and no module of its own says how an app is called.
      guard let bytes = code.bytes(path) else {
        return place == nil && subject.kind != .spokenName && !known.contains(path)
      }
      return names.contains(where: bytes.contains(words:))
    }
    return holder.map {
      "\($0) could not be read, and \(finding.subjectName) may still be there. Make the file readable, and run this again."
    }
  }

  /// What code calls it.
  private static func names(of owner: String, _ records: SurfaceIndex) -> Set<String> {
    let types = [
      records.intent(owner)?.typePath, records.entity(owner)?.typePath, records.appEnum(owner)?.typePath,
      records.widget(owner)?.typePath,
    ]
    return Set((types.compactMap(\.self) + [owner]).map(\.lastNameComponent).filter { !$0.isEmpty })
  }
}

/// A file that a tool writes: what is edited in it is gone the next time.
package enum GeneratedFile {
  /// The line at the head of a file that says so; nil for a file that people write.
  package static func mark(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(longest), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
    let comments = head.prefix { line in openings.contains(where: line.hasPrefix) }
    let isWarning = comments.contains { line in warnings.contains(where: line.lowercased().contains) }
    return comments.first { line in
      let text = line.lowercased()
      return signs.contains(where: text.contains) || text.contains("generated") && isWarning
    }
    .map { String($0.drop { "/* ".contains($0) }) }
  }

  private static let longest = 4_096
  private static let openings = ["//", "/*", "*"]
  private static let signs = ["@generated", "code generated", "generated code", "generated using", "auto-generated"]
  private static let warnings = ["do not edit", "do not modify", "do not change", "don't edit", "don't modify"]

  /// What whoever reads an edit of one must know first.
  static func note(on path: String, _ mark: String) -> String {
    "\(path) is generated (“\(mark)”): make the edit in what it is generated from, or the next run of the generator "
      + "undoes it. `--write` leaves it alone."
  }
}
