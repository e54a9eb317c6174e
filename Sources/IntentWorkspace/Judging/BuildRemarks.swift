import IntentComparison
import IntentSurface

/// What two versions tell of how they are built, beside all findings.
enum BuildRemarks {
  static func between(_ old: Surface, _ new: Surface) -> [Diagnostic] {
    let floors = RaisedFloors(from: old, to: new)
    let apps = GivenUpApps(from: old, to: new)
    let renamed = RenamedApps(from: old, to: new)
    let copies = CopiedApps(from: old, to: new)
    return [renamed.line, floors.line, floors.leftLine, apps.line, copies.line, unrecorded(old, new)].compactMap {
      $0.map { Diagnostic(.note, $0) }
    }
  }

  private static func unrecorded(_ old: Surface, _ new: Surface) -> String? {
    guard old.readFrom.kind == .source, new.knowsProducts, !old.knowsProducts, !old.hosts.isEmpty else { return nil }
    let version = old.app.version
    let again = version.map { "`intentcompat ship \($0) --from git:TAG --force` records them." }
    return
      "\(version ?? "The old side") does not record which systems its products were built for, so "
      + "these are not compared. \(again ?? "Record it again.")"
  }
}

extension [Diagnostic] {
  /// Without what is only worth knowing: of an old version it was said when that was the new one.
  var warnings: [Diagnostic] { filter { $0.severity == .warning } }
}
