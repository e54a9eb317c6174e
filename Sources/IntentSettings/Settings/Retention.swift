package import IntentSurface

/// Which shipped versions a check compares with; without a limit, all of them.
package struct Retention: Hashable, Sendable {
  /// The newest so many.
  package var versions: Int?
  /// No older than so many days.
  package var days: Int?
  /// From this version on.
  package var since: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(versions: Int? = nil, days: Int? = nil, since: String? = nil) {
    self.versions = versions
    self.days = days
    self.since = since
  }
}

extension Retention {
  /// The shipped versions that a check compares with, and a note about those that it leaves out.
  ///
  /// The latest version always counts: a gate without it would compare nothing.
  ///
  /// - Parameters:
  ///   - shipped: oldest first.
  ///   - today: `2026-03-31`.
  package func kept(of shipped: [Surface], on today: String) -> (surfaces: [Surface], notes: [String]) {
    var kept = shipped
    if let since {
      let first = VersionNumber(since)
      kept = kept.filter { surface in
        let version = VersionNumber(surface.app.version ?? "")
        return version.isSame(as: first) || first < version
      }
    }
    if let days, let today = Day(today) {
      kept = kept.filter { ($0.app.date.flatMap { Day($0) } ?? today) >= today + -days }
    }
    if let versions { kept = kept.suffix(versions) }
    if kept.isEmpty { kept = shipped.suffix(1) }
    let left = shipped.filter { surface in !kept.contains { $0.app.version == surface.app.version } }
    guard let oldest = left.first?.app.version, let newest = left.last?.app.version else { return (kept, []) }
    let span = left.count == 1 ? oldest : "\(left.count) versions from \(oldest) to \(newest)"
    return (kept, ["\(span) (the settings' retention leaves them out)"])
  }
}
