import IntentSurface
import ProjectReading

extension SurfaceReading {
  /// Takes from bundles what the system knows by the metadata of App Intents, where their build extracts none.
  mutating func leaveOut(metadataOf targets: [String]) {
    guard !targets.isEmpty else { return }
    func rest<Record: SurfaceRecord>(_ records: [Record]) -> [Record] {
      records.compactMap { record in
        var record = record
        guard !record.hosts.isEmpty else { return record }
        record.hosts.removeAll(where: targets.contains)
        return record.hosts.isEmpty ? nil : record
      }
    }
    surface.intents = rest(surface.intents)
    surface.entities = rest(surface.entities)
    surface.queries = rest(surface.queries)
    surface.enums = rest(surface.enums)
    surface.unionValues = rest(surface.unionValues)
    surface.appShortcuts = rest(surface.appShortcuts)
    diagnostics.append(
      Diagnostic(
        .note,
        "LM_SKIP_METADATA_EXTRACTION keeps the App Intents of \(targets.sentenceList) from the system: none of them is "
          + "offered."))
  }
}
