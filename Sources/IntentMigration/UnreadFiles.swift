import IntentComparison
import IntentRules
import IntentSurface

/// The files of the current code that could not be read: what may stand in one of them is not known to be gone.
struct UnreadFiles {
  private let paths: [String]

  init(in reading: SurfaceReading) { paths = reading.unread.sorted() }

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
      guard let bytes = code.bytes(path) else { return place == nil }
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
