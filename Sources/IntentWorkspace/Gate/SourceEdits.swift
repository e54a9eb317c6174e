import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// What a change does to the places in which an app's source code is looked for.
struct SourceEdits {
  let old: SourceSelection
  let new: SourceSelection
  /// The code as both of them have it.
  let current: InputReading

  var all: [GateEdit] {
    guard old != new else { return [] }
    let paths = current.files?.paths ?? []
    let left = paths.filter { old.contains($0) && !new.contains($0) }
    let come = paths.filter { new.contains($0) && !old.contains($0) }
    let word = left.isEmpty ? come.isEmpty ? "changed" : "widened" : come.isEmpty ? "narrowed" : "changed"
    let files = [(left, "leaves out"), (come, "adds")].filter { !$0.0.isEmpty }.map { files, verb in
      "\(verb) \(Words.count(files.count, "file", "files"))\(declared(in: Set(files)))"
    }
    return [
      GateEdit(
        .sources, "`sources:` \(word)",
        files.isEmpty
          ? "`sources:` differs from the merge-base, but the same files are read."
          : "`sources:` \(files.joined(separator: " and ")). The code is checked with both.")
    ]
  }

  private static let shown = 3

  private func declared(in files: Set<String>) -> String {
    let locations = current.reading.locations
    let owners = locations.subjects.filter { subject in
      subject.member == nil && locations.all(of: subject).contains { files.contains($0.path) }
    }
    let names = Set(owners.map(\.owner)).sorted()
    guard !names.isEmpty else { return "" }
    let rest = names.count > Self.shown ? " and \(names.count - Self.shown) more" : ""
    return " with \(names.prefix(Self.shown).joined(separator: ", "))\(rest)"
  }
}
